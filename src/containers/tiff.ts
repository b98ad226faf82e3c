import { viewOf } from './bytes.ts';

/** The byte order, and whether positions have 64 bits, as in BigTIFF. */
export interface Layout {
  little: boolean;
  big: boolean;
}

export interface Entry {
  tag: number;
  type: number;
  count: number;
  /** Where the entry is, in bytes from the start of the file. */
  at: number;
  /** Where its values are, in the entry itself or elsewhere, clipped to the file. */
  start: number;
  end: number;
  /** Whether all of its values are in the file. */
  isWhole: boolean;
  /** The first value, if it is an integer in the entry itself. */
  first?: number;
}

export interface Directory {
  at: number;
  /** The entries that are in the file. */
  entries: Entry[];
  /** Whether all entries are in the file. */
  isWhole: boolean;
  /** The position of the next directory; 0 if there is none. */
  next: number;
  /** Where that position is stored. */
  nextAt: number;
}

const [short, long, longLong] = [3, 4, 16];
/** The size of one value in bytes, by type number. */
const typeLengths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
/** The most entries that TIFF can have; BigTIFF could have more. */
const mostEntries = 2 ** 16 - 1;
/**
 * The most entries in all directories of a file together: directories may overlap, so even a short file may have any
 * number.
 */
const mostEntriesInAll = 2 ** 20;
const headerLength = 8;
const bigHeaderLength = 16;

/** The sizes of a directory's count, of an entry, and of a position, in bytes. */
const lengthsOf = ({ big }: Layout) => (big ? { count: 8, entry: 20, place: 8 } : { count: 2, entry: 12, place: 4 });

/** Reads a position. Imprecision above the largest safe integer does not matter, because no file is that large. */
const readPlace = (view: DataView, at: number, { little, big }: Layout): number =>
  big ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little);

/**
 * Reads the header of TIFF 6.0, BigTIFF, EXIF and the raw formats derived from them.
 *
 * @param bytes From the start of the file; 16 are enough.
 */
export function readHeader(bytes: Uint8Array): (Layout & { first: number }) | undefined {
  const view = viewOf(bytes);
  if (bytes.length < headerLength) return undefined;
  const order = view.getUint16(0);
  const little = order === 0x4949;
  if (!little && order !== 0x4d4d) return undefined;
  const layout = { little, big: view.getUint16(2, little) === 43 };
  if (layout.big && bytes.length < bigHeaderLength) return undefined;
  return { ...layout, first: readPlace(view, lengthsOf(layout).place, layout) };
}

/** @param size The size of the file, in bytes. @param shift The position of the view in the file. */
function readEntry(view: DataView, at: number, layout: Layout, shift: number, size: number): Entry {
  const { little } = layout;
  const { entry: length, place } = lengthsOf(layout);
  const [tag, type] = [view.getUint16(at, little), view.getUint16(at + 2, little)];
  const count = readPlace(view, at + 4, layout);
  const valueLength = count * (typeLengths[type] ?? 0);
  const valueAt = at + length - place;
  const isInside = valueLength <= place;
  const from = isInside ? shift + valueAt : readPlace(view, valueAt, layout);
  const start = Math.min(from, size);
  const first = isInside && count > 0 ? numberAt(view, valueAt, type, little) : undefined;
  return {
    ...{ tag, type, count, at: shift + at, start, end: Math.min(from + valueLength, size) },
    isWhole: from + valueLength <= size,
    ...(first !== undefined && { first }),
  };
}

function numberAt(view: DataView, at: number, type: number, little: boolean): number | undefined {
  if (type === short) return view.getUint16(at, little);
  if (type === long) return view.getUint32(at, little);
  return type === longLong && at + 8 <= view.byteLength ? Number(view.getBigUint64(at, little)) : undefined;
}

/** @param view A part of the file, in which the directory begins. */
function directoryIn(view: DataView, place: number, layout: Layout, shift: number, size: number) {
  const lengths = lengthsOf(layout);
  const at = place - shift;
  if (place < headerLength || at + lengths.count > view.byteLength) return undefined;
  const count = layout.big ? Number(view.getBigUint64(at, layout.little)) : view.getUint16(at, layout.little);
  if (count > mostEntries) return undefined;
  const first = at + lengths.count;
  const held = Math.min(count, Math.floor((view.byteLength - first) / lengths.entry));
  const entries = Array.from({ length: held }, (_, index) =>
    readEntry(view, first + index * lengths.entry, layout, shift, size),
  );
  const end = first + count * lengths.entry;
  const hasNext = end + lengths.place <= view.byteLength;
  const next = hasNext ? readPlace(view, end, layout) : 0;
  return { at: place, entries, isWhole: held === count, next, nextAt: shift + end };
}

/** Reads the directory at a position; undefined if none can be there. Does not throw, whatever the bytes are. */
export const readDirectory = (bytes: Uint8Array, at: number, layout: Layout): Directory | undefined =>
  directoryIn(viewOf(bytes), at, layout, 0, bytes.length);

/** Reads a directory of a file of any length, and nothing else of the file. */
export async function readDirectoryOf(file: Blob, at: number, layout: Layout): Promise<Directory | undefined> {
  const lengths = lengthsOf(layout);
  if (at >= file.size) return undefined;
  const read = async (length: number) => new DataView(await file.slice(at, at + length).arrayBuffer());
  const head = await read(lengths.count);
  const count = directoryIn(head, at, layout, at, file.size) && countIn(head, layout);
  if (count === undefined) return undefined;
  const view = await read(lengths.count + count * lengths.entry + lengths.place);
  return directoryIn(view, at, layout, at, file.size);
}

const countIn = (view: DataView, { little, big }: Layout): number =>
  big ? Number(view.getBigUint64(0, little)) : view.getUint16(0, little);

/**
 * Yields the directories of a file, each of which leads to the next; each one once, up to the first that is incomplete.
 */
export function* directoriesOf(bytes: Uint8Array, header: Layout & { first: number }): Generator<Directory, void> {
  const seen = new Set<number>();
  let entries = 0;
  for (let at = header.first; at > 0 && !seen.has(at);) {
    seen.add(at);
    const directory = readDirectory(bytes, at, header);
    entries += directory?.entries.length ?? 0;
    if (!directory?.isWhole || entries > mostEntriesInAll) return;
    if (directory.nextAt + lengthsOf(header).place > bytes.length) return;
    yield directory;
    at = directory.next;
  }
}

/**
 * Returns all values of a field of an integer type; none for other types.
 *
 * @throws {RangeError} if not all of them are in the file.
 */
export function numbersOf(bytes: Uint8Array, { type, count, start, isWhole }: Entry, { little }: Layout): number[] {
  if (![short, long, longLong].includes(type)) return [];
  if (!isWhole) throw new RangeError('Values of a field are not in the file');
  const view = viewOf(bytes);
  const length = typeLengths[type] ?? 0;
  return Array.from({ length: count }, (_, index) => numberAt(view, start + index * length, type, little) ?? 0);
}
