import { frameOf, type Mp3Frame } from '../../../formats/mp3-frame.ts';
import { begins, readerOf } from '../containers/read-at.ts';
import { mp3Decoder } from './decoder.ts';
import { afterTags, beforeTags } from './frames.ts';

/** Holds several frames of any size, in bytes. */
const pieceSize = 8192;
/** At most so many frames are decoded for a part; the first ones lack bits of frames before them. */
const framesInPart = 6;
const framesToSettle = 2;
/** How many parts are read at once. */
const readTogether = 16;
/** A stream whose frames have one size, give or take a byte, at so many places is taken to have it everywhere. */
const places = 9;

/** Flags and offsets in the tag of the first frame: https://www.codeproject.com/Articles/8295/MPEG-Audio-Frame-Header */
const tag = { flags: 4, frames: 1, bytes: 2, list: 4, listLength: 100 };

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
  const notes = await read(start + first.notesAt, 16 + tag.listLength);
  if (isOfOtherLength(notes, length)) return undefined;
  const placeOf = readPlaces(notes);
  const pieceAt = async (share: number) => {
    const at = start + Math.floor(share * length);
    return framesIn(new Uint8Array(await file.slice(at, at + pieceSize).arrayBuffer()), first);
  };
  if (!placeOf && !(await isOfOneSize(pieceAt))) return undefined;
  const decode = await mp3Decoder();
  if (!decode) return undefined;
  const found = new Uint8Array(count);
  for (let from = 0; from < count; from += readTogether) {
    const parts = Array.from({ length: Math.min(readTogether, count - from) }, (_, index) => from + index);
    const shares = parts.map((part) => (part + 0.5) / count);
    const pieces = await Promise.all(shares.map((share) => pieceAt(placeOf ? placeOf(share) : share)));
    for (const [index, frames] of pieces.entries())
      found[from + index] = Math.min(255, Math.round(loudest(frames, decode) * 255));
  }
  return found;
}

/** Returns the largest of the values that frames decode to, once the decoder has settled. */
function loudest(frames: Uint8Array[], decode: NonNullable<Awaited<ReturnType<typeof mp3Decoder>>>): number {
  let most = 0;
  for (const [index, frame] of frames.entries()) {
    const values = decode(frame, index === 0);
    if (index < framesToSettle) continue;
    for (const value of values) most = Math.max(most, Math.abs(value));
  }
  return most;
}

const isTag = (notes: Uint8Array) => (begins(notes, 'Xing') || begins(notes, 'Info')) && notes.length >= 16;
const flagsOf = (notes: Uint8Array) => new DataView(notes.buffer, notes.byteOffset).getUint32(tag.flags);

/** Whether a stream has other bytes than its tag says, because it was cut off or others were appended. */
function isOfOtherLength(notes: Uint8Array, length: number): boolean {
  if (!isTag(notes) || !(flagsOf(notes) & tag.bytes)) return false;
  const said = new DataView(notes.buffer, notes.byteOffset).getUint32(flagsOf(notes) & tag.frames ? 12 : 8);
  return Math.abs(said - length) > length * 0.01;
}

/**
 * Reads the tag of the first frame. Returns the function from shares of the time to shares of the bytes, or `undefined`
 * if it does not say.
 */
function readPlaces(notes: Uint8Array): ((share: number) => number) | undefined {
  if (!isTag(notes)) return undefined;
  // Written by encoders with one bit rate.
  if (begins(notes, 'Info')) return (share) => share;
  const flags = flagsOf(notes);
  if (!(flags & tag.list)) return undefined;
  const at = 8 + (flags & tag.frames ? 4 : 0) + (flags & tag.bytes ? 4 : 0);
  const list = [...notes.subarray(at, at + tag.listLength), 256];
  const isRising = list.every((place, index) => place >= (list[index - 1] ?? 0));
  if (!isRising || list[1] === list[tag.listLength - 1]) return undefined;
  return (share) => {
    const percent = Math.min(tag.listLength - 1, Math.floor(share * tag.listLength));
    const [from = 0, to = 256] = [list[percent], list[percent + 1]];
    return (from + (to - from) * (share * tag.listLength - percent)) / 256;
  };
}

/** Returns the frames in a piece of a stream, which are like another one; the first of them may be misread. */
function framesIn(piece: Uint8Array, like: Mp3Frame): Uint8Array[] {
  for (let start = piece.indexOf(0xff); start >= 0; start = piece.indexOf(0xff, start + 1)) {
    const frames: Uint8Array[] = [];
    for (let at = start; frames.length < framesInPart;) {
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
