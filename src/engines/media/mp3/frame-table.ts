import { readBytes } from '#containers/read-bytes.ts';
import { frameOf, type Mp3Frame } from '#formats/mp3-frame.ts';
import { begins, readerOf, type ReadAt } from '../containers/read-at.ts';
import { afterTags, beforeTags } from './frames.ts';
import { readStreamTag, tagLength, type StreamTag } from './stream-tag.ts';

export interface FrameTable {
  /** The first frame that holds audio. */
  first: Mp3Frame;
  /** Whether the file says that all frames have one bit rate. */
  isOfOneRate: boolean;
  /** How many frames hold audio. */
  count: number;
  /** How long the audio of all of them lasts, in seconds. */
  seconds: number;
  /**
   * Returns where a frame begins, and for `count` where the last one ends, in bytes; `undefined` if the file is damaged
   * there.
   */
  placeOf(index: number): Promise<number | undefined>;
  /** Returns about where that is, without reading. */
  nearPlaceOf(index: number): number;
}

/** How much is read at once, in bytes. */
const blockSize = 16 * 2 ** 20;
/** A frame's header, and the word that marks a frame without audio. In bytes. */
const headLength = 40;

const tables = new WeakMap<Blob, Promise<FrameTable | undefined>>();

/**
 * Reads where the frames of an MP3 are, once for each file. `undefined` unless frames of one kind follow one another
 * without gaps, from the tags at the start to the tags at the end. The last one may be cut off, and is then left out.
 */
export function readFrameTable(file: Blob): Promise<FrameTable | undefined> {
  const table = tables.get(file) ?? findFrames(file);
  tables.set(file, table);
  return table;
}

/** Whether all of an MP3 is of one kind, as its first frame says, or as all frames show. */
export async function isOneStream(file: Blob): Promise<boolean> {
  const stream = await openStream(file);
  const isAsTold = stream?.tag?.bytes !== undefined && stream.tag.bytes === stream.end - stream.start;
  return isAsTold || (await readFrameTable(file)) !== undefined;
}

async function findFrames(file: Blob): Promise<FrameTable | undefined> {
  const stream = await openStream(file);
  return stream && ((await evenFrames(stream)) ?? (await listFrames(stream)));
}

async function openStream(file: Blob): Promise<Stream | undefined> {
  const read = readerOf(file);
  const end = await beforeTags(file);
  const start = await afterZeros(read, await afterTags(read), end);
  const head = await read(start, headLength);
  const first = frameOf(head);
  if (!first) return undefined;
  const tag = readStreamTag(await read(start + first.notesAt, tagLength));
  return { file, start, end, first, sizeOf: sizesLike(head, first), ...(tag && { tag }) };
}

/** An MP3 between the tags at its start and its end. */
interface Stream {
  file: Blob;
  /** In bytes. */
  start: number;
  end: number;
  first: Mp3Frame;
  sizeOf: ReturnType<typeof sizesLike>;
  /** What that frame says about the others, if it holds no audio. */
  tag?: StreamTag;
}

/** By how much a frame of a stream of one bit rate is off its place, in bytes: encoders pad some frames by one. */
const offPlace = 2;
const checkedPlaces = 9;

/** Finds frames by their number, without reading the others, where a stream of one bit rate says how many it has. */
async function evenFrames({ file, start, end, first, sizeOf, tag }: Stream): Promise<FrameTable | undefined> {
  const { isOfOneRate = false, frames = 0, bytes } = tag ?? {};
  if (!isOfOneRate || frames === 0 || bytes !== end - start) return undefined;
  const begin = start + first.size;
  const size = (end - begin) / frames;
  const found = new Map<number, Promise<number | undefined>>();
  const placeOf = (index: number) => {
    const place = found.get(index) ?? find(index);
    found.set(index, place);
    return place;
  };
  const find = async (index: number): Promise<number | undefined> => {
    if (index >= frames) return end;
    const from = Math.max(begin, Math.round(begin + index * size) - offPlace);
    const piece = await readBytes(file, from, from + 2 * (Math.ceil(size) + headLength));
    for (let at = 0; at <= 2 * offPlace; at += 1) {
      const length = sizeOf(piece, at);
      const isFollowed = from + at + length === end || sizeOf(piece, at + length) > 0;
      if (length > 0 && isFollowed) return from + at;
    }
    return undefined;
  };
  for (let place = 0; place <= checkedPlaces; place += 1)
    if ((await placeOf(Math.floor(((frames - 1) * place) / checkedPlaces))) === undefined) return undefined;
  return {
    first,
    isOfOneRate,
    count: frames,
    seconds: frames * first.duration,
    placeOf,
    nearPlaceOf: (index) => begin + index * size,
  };
}

async function listFrames(stream: Stream): Promise<FrameTable | undefined> {
  const { file, start, end, first, sizeOf, tag } = stream;
  const places: number[] = [];
  let at = tag ? start + first.size : start;
  while (at < end) {
    const block = new Uint8Array(await file.slice(at, at + blockSize).arrayBuffer());
    const isLast = at + block.length >= end;
    const stop = isLast ? end - at : block.length - headLength;
    let within = 0;
    while (within < stop) {
      const size = sizeOf(block, within);
      const marked = block[within + first.notesAt];
      const mayBeTag = marked === word.X || marked === word.I;
      if (size === 0 || (mayBeTag && isWithoutAudio(block.subarray(within), first))) return undefined;
      if (at + within + size > end) return listed(places, at + within, stream);
      places.push(at + within);
      within += size;
    }
    at += within;
  }
  return listed(places, at, stream);
}

function listed(places: number[], end: number, { first, tag }: Stream): FrameTable | undefined {
  const count = places.length;
  const nearPlaceOf = (index: number) => places[index] ?? end;
  const placeOf = (index: number) => Promise.resolve(nearPlaceOf(index));
  const isOfOneRate = tag?.isOfOneRate === true;
  return count > 0 ? { first, isOfOneRate, count, seconds: count * first.duration, placeOf, nearPlaceOf } : undefined;
}

/** Returns where anything else than zeros begins: some writers leave room after the tags. */
async function afterZeros(read: ReadAt, start: number, end: number): Promise<number> {
  const length = 2 ** 12;
  for (let at = start; at < end; at += length) {
    const found = (await read(at, Math.min(length, end - at))).findIndex((byte) => byte !== 0);
    if (found >= 0) return at + found;
  }
  return end;
}

const word = { X: 0x58, I: 0x49 };

/** Whether a frame tells of the others instead of holding audio. */
export function isWithoutAudio(frame: Uint8Array, { notesAt }: Mp3Frame): boolean {
  const notes = frame.subarray(notesAt, notesAt + 4);
  return begins(notes, 'Xing') || begins(notes, 'Info');
}

const isMono = (fourth: number) => fourth >> 6 === 3;

/** Returns a function that gives the size of the frame at a position, in bytes: 0 if there is none like the first. */
function sizesLike([, second = 0, , fourth = 0]: Uint8Array, { kind }: Mp3Frame) {
  const sizes = Array.from({ length: 256 }, (_, third) => {
    const frame = frameOf(Uint8Array.of(0xff, second, third, fourth));
    return frame?.kind === kind ? frame.size : 0;
  });
  // The lowest bit of the second byte says whether a checksum follows.
  const version = second | 1;
  return (bytes: Uint8Array, at: number): number =>
    bytes[at] === 0xff && ((bytes[at + 1] ?? 0) | 1) === version && isMono(bytes[at + 3] ?? 0) === isMono(fourth)
      ? (sizes[bytes[at + 2] ?? 0] ?? 0)
      : 0;
}
