import { sniffFormat } from '../../../formats/formats.ts';
import { frameOf } from '../../../formats/mp3-frame.ts';
import { isOneStream } from '../mp3/frame-table.ts';
import { afterTags } from '../mp3/frames.ts';
import { begins, readerOf } from '../containers/read-at.ts';
import { soonRead } from '../open/duration.ts';
import { openMedia } from '../open/open-media.ts';

/**
 * Splits a file that consists of several recordings in sequence: chained Ogg, as radio streams are, and MP3 that
 * changes its sample rate or goes from mono to stereo. Mediabunny 1.61 silently reads only the first.
 *
 * "Sound parts" in `src/engines/media/mediabunny/README.md`.
 */
export async function soundParts(file: File): Promise<File[]> {
  const format = await sniffFormat(file);
  const starts = format === 'mp3' ? await mp3Starts(file) : format === 'ogg' ? await oggStarts(file) : [];
  if (starts.length < 2) return [file];
  return starts.map((start, index) => new File([file.slice(index === 0 ? 0 : start, starts[index + 1])], file.name));
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
/** More bytes than this without a frame are the end, or a cover. */
const longestGap = 64 * 1024;

/** Returns where frames of a different kind begin. */
async function mp3Starts(file: Blob): Promise<number[]> {
  if (await isOneStream(file)) return [0];
  const read = readerOf(file);
  const starts: number[] = [];
  let known: string | undefined;
  let run = { kind: '', start: 0, frames: 0 };
  let gap = 0;
  for (let at = await afterTags(read); at + 4 <= file.size && gap < longestGap;) {
    const frame = frameOf(await read(at, 4));
    if (!frame) {
      at += 1;
      gap += 1;
      run = { kind: '', start: at, frames: 0 };
      continue;
    }
    gap = 0;
    if (frame.kind !== run.kind) run = { kind: frame.kind, start: at, frames: 0 };
    run.frames += 1;
    if (run.frames === enough && run.kind !== known) {
      known = run.kind;
      starts.push(run.start);
    }
    at += frame.size;
  }
  return starts;
}
