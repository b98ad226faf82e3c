/** The size of the header of a tag, and of each frame in it, in bytes. */
export const headLength = 10;

/** ID3 sizes use seven bits per byte, so that nothing looks like a frame of audio. */
const inSevens = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 128 + (byte & 127), 0);
const inEights = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

interface TagHead {
  /** 2, 3 or 4, for ID3 2.2, 2.3 and 2.4. */
  version: number;
  /** Whether the frames follow unchanged: without unsynchronisation and without an extended header. */
  isPlain: boolean;
  /** The size of what follows the header, in bytes. */
  size: number;
}

/** Reads the header of an ID3v2 tag at the first byte; `undefined` if there is none, or it is cut off. */
export function readTagHead(bytes: Uint8Array): TagHead | undefined {
  if (bytes.length < headLength || String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3') return undefined;
  const [, , , version = 0, , flags = 0] = bytes;
  return { version, isPlain: (flags & 0xc0) === 0, size: inSevens(bytes.subarray(6, headLength)) };
}

interface TagFrame {
  /** Four letters: `TIT2`, `CHAP`. */
  name: string;
  data: Uint8Array<ArrayBuffer>;
}

/**
 * Reads the frames of an ID3 2.3 or 2.4 tag, or of a part of one, up to the first without a name. One that is cut off
 * ends with the bytes.
 */
export function tagFrames(bytes: Uint8Array<ArrayBuffer>, version: number): TagFrame[] {
  const frames: TagFrame[] = [];
  for (let at = 0; at + headLength <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    if (!/^[A-Z][A-Z0-9]{3}$/.test(name)) break;
    const length = bytes.subarray(at + 4, at + 8);
    const size = version === 4 ? inSevens(length) : inEights(length);
    frames.push({ name, data: bytes.subarray(at + headLength, at + headLength + size) });
    at += headLength + size;
  }
  return frames;
}

const text = new TextEncoder();
const sevens = (value: number) => [3, 2, 1, 0].map((place) => Math.floor(value / 128 ** place) % 128);

/** Writes the header of an ID3 2.4 tag with this many bytes after it. */
export const tagHead = (size: number): number[] => [...text.encode('ID3'), 4, 0, 0, ...sevens(size)];

/** Writes a frame of ID3 2.4. */
export function tagFrame(name: string, ...content: (Uint8Array | number[])[]): number[] {
  const data = content.flatMap((part) => [...part]);
  return [...text.encode(name), ...sevens(data.length), 0, 0, ...data];
}
