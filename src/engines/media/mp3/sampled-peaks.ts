import { frameOf, type Mp3Frame } from '#formats/mp3-frame.ts';
import { readerOf, type ReadAt } from '../containers/read-at.ts';
import { mp3Decoder } from './decoder.ts';
import { afterTags, beforeTags } from './frames.ts';
import { readStreamTag, tagLength, type StreamTag } from './stream-tag.ts';

/** Holds several frames of any size, and of small ones also those whose bits they need. In bytes. */
const pieceSize = 12_288;
/** How many frames of a part are heard, after those that do not sound right yet. */
const framesHeard = 6;
const framesToSettle = 2;
/**
 * Up to so many bytes per part, all of the file is read in large blocks: each read is a round trip to another process,
 * which costs as much as reading about so many bytes.
 */
const shortPart = 256 * 1024;
const largeBlock = 16 * 2 ** 20;
/** How many parts are read at once where most of the file is not. */
const readTogether = 16;
/** A stream whose frames have one size, give or take a byte, at so many places is taken to have it everywhere. */
const places = 9;

/**
 * Returns the peak of each part of an MP3, from 0 to 255, from a few frames in its middle: without reading the rest, as
 * is needed to know the exact time of a frame. `undefined` if the stream varies its bit rate without a list of times, or
 * if the decoder cannot be loaded.
 */
export async function sampledPeaks(file: Blob, count: number): Promise<Uint8Array | undefined> {
  const read = readerOf(file);
  const start = await afterTags(read);
  const first = frameOf(await read(start, 4));
  if (!first) return undefined;
  const length = (await beforeTags(file)) - start;
  const tag = readStreamTag(await read(start + first.notesAt, tagLength));
  // It was cut off, or others were appended.
  if (tag?.bytes !== undefined && Math.abs(tag.bytes - length) > length * 0.01) return undefined;
  const placeOf = tag && placesBy(tag);
  const isDense = length / count <= shortPart;
  const readForwards = readerOf(file, largeBlock);
  const readApart: ReadAt = async (at, size) => new Uint8Array(await file.slice(at, at + size).arrayBuffer());
  const pieceAt = async (share: number, reading = readApart) =>
    framesIn(await reading(start + Math.floor(share * length), pieceSize), first);
  if (!placeOf && !(await isOfOneSize(pieceAt))) return undefined;
  const decode = await mp3Decoder();
  if (!decode) return undefined;
  const found = new Uint8Array(count);
  const together = isDense ? 1 : readTogether;
  for (let from = 0; from < count; from += together) {
    const parts = Array.from({ length: Math.min(together, count - from) }, (_, index) => from + index);
    const shares = parts.map((part) => (part + 0.5) / count).map((share) => placeOf?.(share) ?? share);
    const reading = isDense ? readForwards : readApart;
    const pieces = await Promise.all(shares.map((share) => pieceAt(share, reading)));
    for (const [index, frames] of pieces.entries())
      found[from + index] = Math.min(255, Math.round(loudest(frames, decode) * 255));
  }
  return found;
}

/** Returns the largest of the values that frames decode to. The first ones may need bits of frames before them. */
function loudest(frames: Uint8Array[], decode: NonNullable<Awaited<ReturnType<typeof mp3Decoder>>>): number {
  let most = 0;
  let decoded = 0;
  for (const [index, frame] of frames.entries()) {
    const values = decode(frame, index === 0);
    if (values.length > 0) decoded += 1;
    if (decoded <= framesToSettle) continue;
    for (const value of values) most = Math.max(most, Math.abs(value));
    if (decoded === framesToSettle + framesHeard) break;
  }
  return most;
}

/** Returns the function from shares of the time to shares of the bytes, or `undefined` if the tag does not say. */
function placesBy({ isOfOneRate, places }: StreamTag): ((share: number) => number) | undefined {
  if (isOfOneRate) return (share) => share;
  if (!places) return undefined;
  const list = [...places, 256];
  const isRising = list.every((place, index) => place >= (list[index - 1] ?? 0));
  if (!isRising || places[1] === places.at(-1)) return undefined;
  return (share) => {
    const from = Math.min(places.length - 1, Math.floor(share * places.length));
    const [start = 0, end = 256] = list.slice(from, from + 2);
    return (start + (end - start) * (share * places.length - from)) / 256;
  };
}

/** Returns the frames in a piece of a stream, which are like another one; the first of them may be misread. */
function framesIn(piece: Uint8Array, like: Mp3Frame): Uint8Array[] {
  for (let start = piece.indexOf(0xff); start >= 0; start = piece.indexOf(0xff, start + 1)) {
    const frames: Uint8Array[] = [];
    for (let at = start; ;) {
      const frame = frameOf(piece.subarray(at, at + 4));
      if (!frame || frame.kind !== like.kind || at + frame.size > piece.length) break;
      frames.push(piece.subarray(at, at + frame.size));
      at += frame.size;
    }
    if (frames.length > framesToSettle) return frames;
  }
  return [];
}

async function isOfOneSize(pieceAt: (share: number) => Promise<Uint8Array[]>): Promise<boolean> {
  const pieces = await Promise.all(Array.from({ length: places }, (_, place) => pieceAt(place / places)));
  const sizes = pieces.flat().map(({ length }) => length);
  return sizes.length > 0 && Math.max(...sizes) - Math.min(...sizes) <= 1;
}
