import { readBytes } from '#containers/read-bytes.ts';
import { frameOf } from '#formats/mp3-frame.ts';
import { readerOf } from '../containers/read-at.ts';
import type { Range } from '../plan/range.ts';
import { frameWith, reservoirOf, silentFrame } from './bit-reservoir.ts';
import { encoderOf } from './delay.ts';
import { readFrameTable, type FrameTable } from './frame-table.ts';
import { afterTags, beforeTags } from './frames.ts';
import { decoderDelay, longestPadding, sizeOfTag, writeStreamTag, type Padding } from './stream-tag.ts';

/** Consecutive bytes of a file. */
export interface Stretch {
  file: File;
  from: number;
  to: number;
}

/** Frames of MP3s as they are. */
export interface CopiedStream {
  /** In sequence: frames of files, and frames that are made here. */
  pieces: (Stretch | Uint8Array<ArrayBuffer>)[];
  /** In seconds. */
  duration: number;
}

/** Returns the size of a piece, in bytes. */
export const sizeOfPiece = (piece: Stretch | Uint8Array) =>
  piece instanceof Uint8Array ? piece.length : piece.to - piece.from;

/** A part of an MP3 that is copied. */
export interface Taken {
  file: File;
  table: FrameTable;
  /** On the file's own clock, in seconds. */
  range: Range;
}

const headerSize = 4;

/** Returns all frames of an MP3, with the first one that tells of them; `undefined` if it does not begin with a frame. */
export async function wholeStream(file: File, duration: number): Promise<CopiedStream | undefined> {
  const read = readerOf(file);
  const from = await afterTags(read);
  if (!frameOf(await read(from, headerSize))) return undefined;
  return { pieces: [{ file, from, to: await beforeTags(file) }], duration };
}

/**
 * Returns the frames of a part of an MP3. Players that know the tag of LAME begin and end it at the very sample.
 *
 * @returns undefined if there is anything between the frames of the file.
 */
export async function partOfStream(file: File, range: Range): Promise<CopiedStream | undefined> {
  const table = await readFrameTable(file);
  return table && chainOfStreams([{ file, table, range }]);
}

/** How many samples before its own frame a sample depends on: frames overlap, and filters remember. */
const overlap = 1152;

/** Frames in sequence. */
interface Run {
  frames: number;
  piece: Stretch | Uint8Array<ArrayBuffer>;
  /** Whether its bit rate is not that of its file. */
  isChanged: boolean;
  /** Returns about how many of its bytes come before a frame. */
  bytesBefore(index: number): number;
}

/**
 * Returns the frames of parts of MP3s of one kind, one after the other. Where two meet, what is heard moves by half a
 * frame at most, and that does not add up.
 *
 * @returns undefined if a file is damaged where a part begins or ends.
 */
export async function chainOfStreams(parts: readonly Taken[]): Promise<CopiedStream | undefined> {
  const [first] = parts;
  if (!first) return undefined;
  const { samples, rate } = first.table.first;
  const start = Math.round(first.range.start * rate);
  const lead = Math.max(0, Math.floor(start / samples) - overlap / samples);
  const runs: Run[] = [];
  // In samples: how many are before the frames that come next, and how many should be.
  let heard = lead * samples - start;
  let wanted = 0;
  let beyond = 0;
  let skipped = start - lead * samples - decoderDelay;
  for (const { file, table, range } of parts) {
    const begin = Math.round(range.start * rate);
    const end = Math.min(Math.round(range.end * rate), table.count * samples);
    const nearest = Math.max(0, Math.round((heard - wanted + begin) / samples));
    const from = Math.min(runs.length === 0 ? lead : nearest, table.count - 1);
    const to = Math.max(from + 1, Math.ceil(end / samples));
    const readFrame = readerOfFrames(file, table);
    const [own, last] = [await readFrame(from), await readFrame(to - 1)];
    const run = await copiedRun(file, table, from, to - 1);
    if (!own || !last || !run) return undefined;
    const reservoir = await reservoirOf(table, from, readFrame);
    const isFirst = runs.length === 0;
    if (reservoir.length > 0) runs.push(...withReservoir(runs.pop(), reservoir, own));
    if (isFirst) skipped += runs.length * samples;
    // The last frame stands by itself, so that it can be given what the next file needs.
    runs.push(run, { ...singleRun(last), isChanged: false });
    heard += (to - from) * samples;
    wanted += end - begin;
    beyond = to * samples - end;
  }
  const canSkip = skipped >= 0 && skipped <= longestPadding;
  const tag = await tagFor(first, runs, canSkip ? { start: skipped, end: beyond + decoderDelay } : undefined);
  return tag && { pieces: [tag, ...runs.map(({ piece }) => piece)], duration: wanted / rate };
}

/** Returns a function that reads frames, as long as the file is whole. */
const readerOfFrames =
  (file: File, { placeOf }: FrameTable) =>
  async (index: number) => {
    const [from, to] = [await placeOf(index), await placeOf(index + 1)];
    return from === undefined || to === undefined ? undefined : readBytes(file, from, to);
  };

const singleRun = (piece: Uint8Array<ArrayBuffer>): Run => ({
  frames: 1,
  piece,
  isChanged: true,
  bytesBefore: () => 0,
});

/**
 * Returns the frame before those of a file, with the bytes that they need: the last one so far, or silence.
 *
 * @param like A frame of the file.
 */
function withReservoir(
  last: Run | undefined,
  reservoir: Uint8Array<ArrayBuffer>,
  like: Uint8Array<ArrayBuffer>,
): Run[] {
  const made = last
    ? last.piece instanceof Uint8Array && frameWith(last.piece, reservoir)
    : silentFrame(like, reservoir);
  return made ? [singleRun(made)] : last ? [last] : [];
}

async function copiedRun(file: File, table: FrameTable, from: number, to: number): Promise<Run | undefined> {
  const [start, end] = [await table.placeOf(from), await table.placeOf(to)];
  if (start === undefined || end === undefined) return undefined;
  return {
    frames: to - from,
    piece: { file, from: start, to: end },
    isChanged: false,
    bytesBefore: (index) => table.nearPlaceOf(from + index) - table.nearPlaceOf(from),
  };
}

/** How many places the tag lists. */
const listed = 100;

/** Makes the frame that tells players about the others, like those of the first file. */
async function tagFor(
  { file, table }: Taken,
  runs: readonly Run[],
  padding: Padding | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const at = (await table.placeOf(0)) ?? 0;
  const header = await readBytes(file, at, at + headerSize);
  const own = sizeOfTag(header) ?? 0;
  const frames = runs.reduce((sum, run) => sum + run.frames, 0);
  const bytes = runs.reduce((sum, run) => sum + sizeOfPiece(run.piece), 0);
  const places = Uint8Array.from({ length: listed }, (_, index) => {
    let left = Math.floor((frames * index) / listed);
    let before = own;
    for (const run of runs) {
      before += left < run.frames ? run.bytesBefore(Math.max(0, left)) : sizeOfPiece(run.piece);
      left -= run.frames;
    }
    return Math.floor((256 * before) / (own + bytes));
  });
  const isOfOneRate = table.isOfOneRate && !runs.some(({ isChanged }) => isChanged);
  const encoder = await encoderOf(file);
  const isKnown = encoder !== undefined && /^(?:LAME|Lav[cf])/.test(encoder);
  return writeStreamTag(header, { isOfOneRate, frames, bytes, places }, padding, isKnown ? encoder : undefined);
}
