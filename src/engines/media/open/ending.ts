import type { MetadataTags } from 'mediabunny';
import type { FormatId } from '../../../formats/formats.ts';
import { readAiff } from '../apple-audio/aiff.ts';
import { asQuickTime } from '../apple-audio/as-quicktime.ts';
import { readCaf } from '../apple-audio/caf.ts';
import { promisedByMp3 } from '../mp3/frames.ts';
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

/** A file's end shows in so many of its last bytes: the largest page of Ogg is 65307. */
const tail = 128 * 1024;

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
      const end = await lastPageEnd(file);
      return end === undefined ? whole : { readable: file.slice(0, end), cutOff: true };
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

/** Where the last whole page ends, if more follows that is none. */
async function lastPageEnd(file: Blob): Promise<number | undefined> {
  const from = Math.max(0, file.size - tail);
  const bytes = new Uint8Array(await file.slice(from).arrayBuffer());
  for (let at = bytes.length - 27; at >= 0; at -= 1) {
    if (bytes[at] !== 0x4f || String.fromCharCode(...bytes.subarray(at, at + 4)) !== 'OggS') continue;
    const segments = bytes.subarray(at + 27, at + 27 + (bytes[at + 26] ?? 0));
    const end = at + 27 + segments.length + segments.reduce((sum, size) => sum + size, 0);
    // The segments' sizes may themselves be cut off.
    if (segments.length === bytes[at + 26] && end <= bytes.length) {
      return end === bytes.length ? undefined : from + end;
    }
  }
  return undefined;
}
