import { footLength, readApeFoot } from '#containers/ape-tag.ts';
import { readTagHead } from '#containers/id3.ts';
import { sniffFormat, type FormatId } from '#formats/formats.ts';
import { frameOf } from '#formats/mp3-frame.ts';
import { isOneStream, isWithoutAudio } from '../mp3/frame-table.ts';
import { afterTags } from '../mp3/frames.ts';
import { transportStarts } from '../containers/transport-restarts.ts';
import { begins, readerOf } from '../containers/read-at.ts';
import { soonRead } from '../open/duration.ts';
import { openMedia } from '../open/open-media.ts';

/**
 * Splits a file that consists of several recordings in sequence: chained Ogg, as radio streams are, MP3s joined end to
 * end, or that change their sample rate or go from mono to stereo, and broadcasts whose clock starts again. Mediabunny
 * 1.61 silently reads only the first, takes its length for that of all, or loses its place.
 *
 * "Sound parts" in `src/engines/media/mediabunny/README.md`.
 */
export async function soundParts(file: File): Promise<File[]> {
  const format = await sniffFormat(file);
  // It is one of the table's keys.
  const starts = format && format in finders ? await finders[format as keyof typeof finders](file) : [];
  if (starts.length < 2) return [file];
  return starts.map((start, index) => new File([file.slice(index === 0 ? 0 : start, starts[index + 1])], file.name));
}

/** Whether all parts of an MP3 have one sample rate, and as many channels. */
export async function areOfOneKind(parts: readonly File[]): Promise<boolean> {
  const kinds = parts.map(async (part) => {
    const read = readerOf(part);
    return frameOf(await read(await afterTags(read), 4))?.kind;
  });
  return new Set(await Promise.all(kinds)).size === 1;
}

/**
 * How long all recordings in a file are together, in seconds, if there are several.
 *
 * @param exactly Reads all of a file of any size; else only of those that do not take long.
 */
export async function measureParts(
  file: File,
  exactly: boolean,
): Promise<{ recordings: number; first: File; seconds: number } | undefined> {
  if (!exactly && file.size > soonRead) return undefined;
  const parts = await soundParts(file);
  const [first] = parts;
  if (!first || parts.length < 2) return undefined;
  let seconds = 0;
  for (const part of parts) {
    using media = await openMedia(part, exactly);
    seconds += media.duration;
  }
  return { recordings: parts.length, first, seconds };
}

/** What finds where the recordings in a file begin, in bytes. */
const finders = { mp3: mp3Starts, ogg: oggStarts, ts: transportStarts } satisfies Partial<
  Record<FormatId, (file: Blob) => Promise<number[]>>
>;

const pageHead = 27;
const firstPage = 0x02;

/** The first pages of all streams come before any others: one that comes later begins the next recording. */
async function oggStarts(file: Blob): Promise<number[]> {
  const read = readerOf(file);
  const starts: number[] = [];
  let wasFirst = false;
  for (let at = 0; at < file.size;) {
    const head = await read(at, pageHead + 255);
    if (head.length < pageHead || !begins(head, 'OggS')) break;
    const isFirst = ((head[5] ?? 0) & firstPage) !== 0;
    if (isFirst && !wasFirst) starts.push(at);
    wasFirst = isFirst;
    const segments = head.subarray(pageHead, pageHead + (head[26] ?? 0));
    at += pageHead + segments.length + segments.reduce((sum, size) => sum + size, 0);
  }
  return starts;
}

/** Other data may look like a frame, but this many of one kind in a row are no coincidence. */
const enough = 4;
/** More bytes than this without a frame or a tag are the end. */
const longestGap = 64 * 1024;
/** The header of a frame, and the word that marks one that tells of the others. In bytes. */
const frameHead = 40;

/** Returns where frames of a different kind begin, or a frame that tells of those after it. */
async function mp3Starts(file: Blob): Promise<number[]> {
  if (await isOneStream(file)) return [0];
  const read = readerOf(file);
  const starts: number[] = [];
  let known: string | undefined;
  let run = { kind: '', start: 0, frames: 0 };
  let gap = 0;
  for (let at = await afterTags(read); at + 4 <= file.size && gap < longestGap;) {
    const bytes = await read(at, frameHead);
    const frame = frameOf(bytes);
    if (!frame) {
      const tag = sizeOfTag(bytes);
      at += tag ?? 1;
      gap = tag === undefined ? gap + 1 : 0;
      run = { kind: '', start: at, frames: 0 };
      continue;
    }
    gap = 0;
    const tells = isWithoutAudio(bytes, frame);
    if (tells) known = undefined;
    if (frame.kind !== run.kind || tells) run = { kind: frame.kind, start: at, frames: 0 };
    run.frames += 1;
    if (run.frames === enough && run.kind !== known) {
      known = run.kind;
      starts.push(run.start);
    }
    at += frame.size;
  }
  return starts;
}

/** Returns the size of a tag between two recordings, such as the cover of the second, in bytes. */
function sizeOfTag(bytes: Uint8Array): number | undefined {
  const [foot, isHead] = [readApeFoot(bytes), ((bytes[23] ?? 0) & 0x20) !== 0];
  if (foot) return isHead ? foot.whole : footLength;
  return readTagHead(bytes)?.whole;
}
