import type { MetadataTags } from 'mediabunny';
import type { FormatId } from '#formats/formats.ts';
import { readAiff } from '../apple-audio/aiff.ts';
import { asQuickTime } from '../apple-audio/as-quicktime.ts';
import { readCaf } from '../apple-audio/caf.ts';
import { afterTags, beforeTags, promisedByMp3 } from '../mp3/frames.ts';
import { begins, readerOf } from '../containers/read-at.ts';
import { endOfWholeFlac } from './cut-off-flac.ts';
import { oneProgramme } from '../containers/transport.ts';

/** What the bytes of a file reveal about its end, where the duration of its media does not. */
export interface Ending {
  /** The part that Mediabunny can read. */
  readable: Blob;
  /** Whether it stops in the middle of something. */
  cutOff: boolean;
  /** The duration that the header states, in seconds. */
  promised?: number;
  /** Its tags, if they are not in the readable part. */
  tags?: MetadataTags;
  /** The number of programmes of a broadcast besides the one that can be read. */
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
    case 'flac': {
      const start = await afterTags(readerOf(file));
      const end = await endOfWholeFlac(file.slice(start));
      return end === undefined ? whole : { readable: file.slice(0, start + end), cutOff: true };
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

/** Returns the duration that a WAV states, if that is more than there is. Streaming writers state 0, or the maximum. */
async function promisedByWave(file: Blob): Promise<{ promised?: number }> {
  let byteRate = 0;
  let large = Infinity;
  for (let at = 12; at + 8 <= file.size;) {
    const head = new DataView(await file.slice(at, at + 24).arrayBuffer());
    const name = String.fromCharCode(...new Uint8Array(head.buffer, 0, 4));
    const size = head.getUint32(4, true);
    // In RF64, for sizes that do not fit in 32 bits.
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

/** Returns the packet size, including the four bytes that Blu-ray and camcorders put before each packet. */
async function packetSize(file: Blob): Promise<number> {
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer());
  return first === 0x47 ? 188 : 192;
}

/** A kind of element that a file consists of, end to end. */
interface Piece {
  /** The largest size of its header, in bytes. */
  head: number;
  /** Returns its whole size in bytes, according to its header; undefined if that is not a valid header. */
  sizeOf(head: Uint8Array): number | undefined;
}

/** A page of Ogg. */
const page: Piece = {
  head: 27 + 255,
  sizeOf(head) {
    const count = head[26] ?? 0;
    const segments = head.subarray(27, 27 + count);
    if (!begins(head, 'OggS') || segments.length < count) return undefined;
    return 27 + count + segments.reduce((sum, size) => sum + size, 0);
  },
};

/** A frame of bare AAC: ADTS. */
const frame: Piece = {
  head: 7,
  sizeOf([first = 0, second = 0, , fourth = 0, fifth = 0, sixth = 0]) {
    const size = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
    return first === 0xff && (second & 0xf6) === 0xf0 && size >= 7 ? size : undefined;
  },
};

/** Returns where the last complete element of the unbroken sequence ends. Readers find none after a gap. */
async function endOfPieces(file: Blob, start: number, { head, sizeOf }: Piece): Promise<number> {
  const read = readerOf(file);
  for (let at = start; ;) {
    const size = sizeOf(await read(at, head));
    if (size === undefined || at + size > file.size) return at;
    at += size;
  }
}
