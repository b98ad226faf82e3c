import { inflate } from './zlib.ts';

/** The size of the header of a tag, and of each frame in it, in bytes. */
export const headLength = 10;

/** ID3 sizes use seven bits per byte, so that nothing looks like a frame of audio. */
const inSevens = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 128 + (byte & 127), 0);
const inEights = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** Flags of a tag. */
const unsynchronised = 0x80;
const extendedHeader = 0x40;
const footer = 0x10;

interface TagHead {
  /** 2, 3 or 4, for ID3 2.2, 2.3 and 2.4. */
  version: number;
  flags: number;
  /** The size of what follows the header, in bytes. */
  size: number;
  /** The size of the whole tag, in bytes. */
  whole: number;
}

/** Reads the header of an ID3v2 tag at the first byte; `undefined` if there is none, or it is cut off. */
export function readTagHead(bytes: Uint8Array): TagHead | undefined {
  if (bytes.length < headLength || String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3') return undefined;
  const [, , , version = 0, , flags = 0] = bytes;
  const size = inSevens(bytes.subarray(6, headLength));
  return { version, flags, size, whole: headLength + size + (version === 4 && flags & footer ? headLength : 0) };
}

export interface TagFrame {
  /** Four letters: `TIT2`, `CHAP`. */
  name: string;
  data: Uint8Array<ArrayBuffer>;
}

/** A frame as it is written: its flags say how its data is to be read. */
interface WrittenFrame extends TagFrame {
  flags: number;
  /** Whether its size is written in the way that its version asks for. */
  isUsual: boolean;
}

const isName = (bytes: Uint8Array) => /^[A-Z][A-Z0-9]{3}$/.test(String.fromCharCode(...bytes.subarray(0, 4)));

/** Whether a frame, the padding, or nothing comes at a position. */
const goesOnAt = (bytes: Uint8Array, at: number) =>
  at === bytes.length || (at < bytes.length && (bytes[at] === 0 || isName(bytes.subarray(at))));

/**
 * Lists the frames of an ID3 2.3 or 2.4 tag, or of a part of one, up to the first without a name. One that is cut off
 * ends with the bytes. Programs confuse the two ways of writing a size, so the one counts after which the tag goes on.
 */
function writtenFrames(bytes: Uint8Array<ArrayBuffer>, version: number): WrittenFrame[] {
  const frames: WrittenFrame[] = [];
  for (let at = 0; at + headLength <= bytes.length && isName(bytes.subarray(at));) {
    const length = bytes.subarray(at + 4, at + 8);
    const start = at + headLength;
    const [usual, other] = version === 4 ? [inSevens(length), inEights(length)] : [inEights(length), inSevens(length)];
    const isUsual = goesOnAt(bytes, start + usual) || !goesOnAt(bytes, start + other);
    const end = start + (isUsual ? usual : other);
    const flags = (bytes[at + 8] ?? 0) * 256 + (bytes[at + 9] ?? 0);
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    frames.push({ name, data: bytes.subarray(start, end), flags, isUsual });
    at = end;
  }
  return frames;
}

/** Reads the frames of a plain ID3 2.3 or 2.4 tag, or of a part of one. */
export const tagFrames = (bytes: Uint8Array<ArrayBuffer>, version: number): TagFrame[] =>
  writtenFrames(bytes, version).map(({ name, data }) => ({ name, data }));

/** Removes the zeros that were put after each 255. */
export function synchronised(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(bytes.length);
  let size = 0;
  for (const [at, value] of bytes.entries()) {
    if (value === 0 && at > 0 && bytes[at - 1] === 255) continue;
    made[size] = value;
    size += 1;
  }
  return made.subarray(0, size);
}

/** What the flags of a frame mean, in each version: how many bytes come before its data, and what was done to it. */
const meanings = {
  3: { compressed: 0x80, encrypted: 0x40, grouped: 0x20, unsynchronised: 0, measured: 0 },
  4: { compressed: 0x08, encrypted: 0x04, grouped: 0x40, unsynchronised: 0x02, measured: 0x01 },
};

/** Returns the data of a frame as its name promises it; `undefined` if it is encrypted or damaged. */
async function plainData({ data, flags }: WrittenFrame, version: 3 | 4, isAllUnsynchronised: boolean) {
  const meaning = meanings[version];
  if (flags & meaning.encrypted) return undefined;
  const bytes = flags & meaning.unsynchronised || isAllUnsynchronised ? synchronised(data) : data;
  // Version 3 gives the whole size of whatever is compressed.
  const before =
    (flags & meaning.grouped ? 1 : 0) +
    (flags & meaning.measured || (version === 3 && flags & meaning.compressed) ? 4 : 0);
  return flags & meaning.compressed ? inflate(bytes.subarray(before)) : bytes.subarray(before);
}

/**
 * Reads the frames of a whole tag of ID3 2.3 or 2.4 as they were meant: without unsynchronisation, compression, groups,
 * extended headers, and sizes in the way of the other version.
 *
 * @param tag What follows the header of the tag.
 * @returns also whether the tag is written so already, and the names of encrypted frames.
 */
export async function meantFrames(
  { version, flags }: TagHead,
  tag: Uint8Array<ArrayBuffer>,
): Promise<{ frames: TagFrame[]; encrypted: string[]; isPlain: boolean }> {
  const known = version === 3 ? 3 : 4;
  const isUnsynchronised = (flags & unsynchronised) !== 0;
  const content = isUnsynchronised && known === 3 ? synchronised(tag) : tag;
  const size = content.subarray(0, 4);
  // Version 3 does not count the size itself.
  const extended = (flags & extendedHeader) === 0 ? 0 : known === 3 ? inEights(size) + 4 : inSevens(size);
  const written = writtenFrames(content.subarray(extended), known);
  const frames: TagFrame[] = [];
  for (const frame of written) {
    const data = await plainData(frame, known, isUnsynchronised && known === 4);
    if (data) frames.push({ name: frame.name, data });
  }
  const isPlain =
    (flags & (unsynchronised | extendedHeader)) === 0 &&
    written.every((each) => (each.flags & 255) === 0 && each.isUsual);
  const encrypted = written.filter((each) => each.flags & meanings[known].encrypted).map(({ name }) => name);
  return { frames, encrypted, isPlain };
}

const text = new TextEncoder();
const sevens = (value: number) => [3, 2, 1, 0].map((place) => Math.floor(value / 128 ** place) % 128);

/** Writes the header of an ID3 2.4 tag with this many bytes after it. */
export const tagHead = (size: number): number[] => [...text.encode('ID3'), 4, 0, 0, ...sevens(size)];

/** Writes the header of a frame of ID3 2.4 with this many bytes after it. */
export const frameHead = (name: string, size: number): number[] => [...text.encode(name), ...sevens(size), 0, 0];

/** Writes a frame of ID3 2.4. */
export function tagFrame(name: string, ...content: (Uint8Array | number[])[]): number[] {
  const data = content.flatMap((part) => [...part]);
  return [...frameHead(name, data.length), ...data];
}
