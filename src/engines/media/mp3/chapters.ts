import type { Chapter } from '../info/chapter.ts';

const decoders = ['windows-1252', 'utf-16', 'utf-16be', 'utf-8'];
const frameHead = 10;

/** ID3 counts in bytes of seven bits, so that nothing in it looks like a frame of sound. */
const sevens = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 128 + (byte & 127), 0);

/** The frames of an ID3 tag, or of a part of one. */
function framesIn(bytes: Uint8Array<ArrayBuffer>, version: number): { name: string; data: Uint8Array<ArrayBuffer> }[] {
  const frames: { name: string; data: Uint8Array<ArrayBuffer> }[] = [];
  for (let at = 0; at + frameHead <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    if (!/^[A-Z][A-Z0-9]{3}$/.test(name)) break;
    const four = bytes.subarray(at + 4, at + 8);
    const size = version === 4 ? sevens(four) : four.reduce((sum, byte) => sum * 256 + byte, 0);
    frames.push({ name, data: bytes.subarray(at + frameHead, at + frameHead + size) });
    at += frameHead + size;
  }
  return frames;
}

/** The chapters of an MP3, as its ID3 tag lists them. */
export async function mp3Chapters(file: Blob): Promise<Chapter[]> {
  const head = new Uint8Array(await file.slice(0, frameHead).arrayBuffer());
  const [, , , version = 0, , flags = 0] = head;
  // Tags in disguise (0x80) and with a second head (0x40) are rare: Mediabunny 1.61 keeps what they say.
  const isPlain = String.fromCharCode(...head.subarray(0, 3)) === 'ID3' && (flags & 0xc0) === 0;
  if (!isPlain || (version !== 3 && version !== 4)) return [];
  const tag = new Uint8Array(await file.slice(frameHead, frameHead + sevens(head.subarray(6))).arrayBuffer());
  return framesIn(tag, version)
    .filter(({ name }) => name === 'CHAP')
    .flatMap(({ data }) => {
      const at = data.indexOf(0) + 1;
      // Two times and two places in the file, of four bytes each.
      if (at === 0 || data.length < at + 16) return [];
      const title = framesIn(data.subarray(at + 16), version).find(({ name }) => name === 'TIT2')?.data;
      const [encoding = 3, ...text] = title ?? [];
      const decoder = new TextDecoder(decoders[encoding] ?? 'utf-8');
      const start = new DataView(data.buffer, data.byteOffset + at).getUint32(0) / 1000;
      return [{ start, title: decoder.decode(Uint8Array.from(text)).replace(/\0+$/, '') }];
    })
    .toSorted((a, b) => a.start - b.start);
}
