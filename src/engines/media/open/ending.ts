import type { MetadataTags } from 'mediabunny';
import type { FormatId } from '../../../formats/formats.ts';
import { readAiff } from '../apple-audio/aiff.ts';
import { asQuickTime } from '../apple-audio/as-quicktime.ts';
import { readCaf } from '../apple-audio/caf.ts';
import { afterTags, beforeTags, promisedByMp3 } from '../mp3/frames.ts';
import { begins, readerOf } from '../containers/read-at.ts';
import { oneProgramme } from '../containers/transport.ts';

/** What the bytes of a file tell of its end, where the length of its media does not. */
export interface Ending {
  /** What can be read of it. */
  readable: Blob;
  /** It stops in the middle of something. */
  cutOff: boolean;
  /** How long the header says it is, in seconds. */
  promised?: number;
  /** What it says of itself, where that is not in what can be read. */
  tags?: MetadataTags;
  /** Of a broadcast, in addition to the one that can be read. */
  otherProgrammes?: number;
}

export async function findEnding(file: Blob, format: FormatId): Promise<Ending> {
  const whole = { readable: file, cutOff: false };
  switch (format) {
    case 'wav':
      return { ...whole, ...(await promisedByWave(file)) };
    case 'aiff':
    case 'caf': {
      const { pcm, tags, promised } = await (format === 'aiff' ? readAiff(file) : readCaf(file));
      return { readable: asQuickTime(file, pcm), cutOff: false, tags, ...(promised !== undefined && { promised }) };
    }
    case 'mp3':
      return { ...whole, ...(await promisedByMp3(file)) };
    case 'ts': {
      const { readable, others } = await oneProgramme(file);
      return {
        readable,
        ...(others > 0 && { otherProgrammes: others }),
        cutOff: readable.size % (await packetSize(readable)) !== 0,
      };
    }
    case 'ogg': {
      const end = await endOfPieces(file, 0, page);
      return end === file.size ? whole : { readable: file.slice(0, end), cutOff: true };
    }
    case 'aac': {
      const end = await endOfPieces(file, await afterTags(readerOf(file)), frame);
      return { ...whole, cutOff: end < (await beforeTags(file)) };
    }
    default:
      return whole;
  }
}

/** How much sound a WAV says that it has, if that is more than there is. Writers of streams say 0, or all they can. */
async function promisedByWave(file: Blob): Promise<{ promised?: number }> {
  let byteRate = 0;
  let large = Infinity;
  for (let at = 12; at + 8 <= file.size;) {
    const head = new DataView(await file.slice(at, at + 24).arrayBuffer());
    const name = String.fromCharCode(...new Uint8Array(head.buffer, 0, 4));
    const size = head.getUint32(4, true);
    // Of RF64, where 32 bits have no room for it.
    if (name === 'ds64' && head.byteLength === 24) large = Number(head.getBigUint64(16, true));
    if (name === 'fmt ' && head.byteLength >= 20) byteRate = head.getUint32(16, true);
    if (name === 'data') {
      const length = size < 0xffff_f000 ? size : large;
      const isCut = byteRate > 0 && length < Infinity && at + 8 + length > file.size;
      return isCut ? { promised: length / byteRate } : {};
    }
    at += 8 + size + (size % 2);
  }
  return {};
}

/** With the four bytes before each packet that Blu-ray and camcorders put there. */
async function packetSize(file: Blob): Promise<number> {
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer());
  return first === 0x47 ? 188 : 192;
}

/** What lies end to end in a file. */
interface Piece {
  /** How many bytes its head has at most. */
  head: number;
  /** How many bytes all of it has, by its head; nothing where that is none. */
  sizeOf(head: Uint8Array): number | undefined;
}

/** Of Ogg. */
const page: Piece = {
  head: 27 + 255,
  sizeOf(head) {
    const count = head[26] ?? 0;
    const segments = head.subarray(27, 27 + count);
    if (!begins(head, 'OggS') || segments.length < count) return undefined;
    return 27 + count + segments.reduce((sum, size) => sum + size, 0);
  },
};

/** Of bare AAC: ADTS. */
const frame: Piece = {
  head: 7,
  sizeOf([first = 0, second = 0, , fourth = 0, fifth = 0, sixth = 0]) {
    const size = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
    return first === 0xff && (second & 0xf6) === 0xf0 && size >= 7 ? size : undefined;
  },
};

/** Where the last whole one ends that follows upon others. Nothing that reads them finds any after a gap. */
async function endOfPieces(file: Blob, start: number, { head, sizeOf }: Piece): Promise<number> {
  const read = readerOf(file);
  for (let at = start; ;) {
    const size = sizeOf(await read(at, head));
    if (size === undefined || at + size > file.size) return at;
    at += size;
  }
}
