import { frameOf } from '#formats/mp3-frame.ts';
import type { FormatId } from '#formats/formats.ts';
import { inside, type BoxData } from '#containers/isobmff.ts';
import { readIndex, tracksIn } from '../containers/mp4-index.ts';
import { afterTags } from '../mp3/frames.ts';
import { decoderDelay } from '../mp3/stream-tag.ts';
import { begins, readerOf } from '../containers/read-at.ts';

/** Where the original audio is in a file: encoders put silence before and after it. In seconds. */
export interface Gapless {
  start: number;
  length: number;
}

/**
 * Reads what an audio file states about its encoder's silence, for gapless playback.
 *
 * @param sampleRate In Hz.
 */
export async function readGapless(file: Blob, format: FormatId, sampleRate: number): Promise<Gapless | undefined> {
  if (format === 'mp3') return gaplessMp3(file);
  return format === 'm4a' || format === 'mp4' ? gaplessMp4(file, sampleRate) : undefined;
}

/** Reads the LAME tag in the first frame, after the Xing tag, whose fields are optional. */
async function gaplessMp3(file: Blob): Promise<Gapless | undefined> {
  const read = readerOf(file);
  const at = await afterTags(read);
  const frame = frameOf(await read(at, 4));
  const bytes = frame && (await read(at + frame.notesAt, 200));
  if (!bytes || bytes.length < 200 || !(begins(bytes, 'Xing') || begins(bytes, 'Info'))) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts = view.getUint32(4);
  const sizes = [4, 4, 100, 4].filter((_, part) => (parts & (1 << part)) !== 0);
  const lame = sizes.reduce((sum, size) => sum + size, 8);
  const isNoted =
    (parts & 1) !== 0 && ['LAME', 'Lavf', 'Lavc', 'L3.9'].some((name) => begins(bytes.subarray(lame), name));
  if (!isNoted) return undefined;
  const delay = view.getUint16(lame + 21) >> 4;
  const padding = view.getUint16(lame + 22) & 0xfff;
  const length = view.getUint32(8) * frame.samples - delay - padding;
  if (length <= 0) return undefined;
  return { start: (delay + decoderDelay) / frame.rate, length: length / frame.rate };
}

/** Apple's tag: the silence before, the silence after, and the length of what is between them, in samples. */
const note = /iTunSMPB.{0,32}data.{8} [\dA-F]{8} ([\dA-F]{8}) [\dA-F]{8} ([\dA-F]{16}) /s;

async function gaplessMp4(file: Blob, sampleRate: number): Promise<Gapless | undefined> {
  const index = await readIndex(file);
  const words = index && inside(index, 'udta');
  // An edit list states the same, and is already applied where times are read.
  if (!index || !words || tracksIn(index).some(hasEdits)) return undefined;
  const [, start, length] = note.exec(new TextDecoder('latin1').decode(words)) ?? [];
  if (!start || !length) return undefined;
  const [before, between] = [Number.parseInt(start, 16), Number.parseInt(length, 16)];
  return between > 0 ? { start: before / sampleRate, length: between / sampleRate } : undefined;
}

const hasEdits = (track: BoxData) => inside(track, 'edts', 'elst') !== undefined;
