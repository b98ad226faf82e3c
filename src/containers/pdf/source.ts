import { concat } from '../bytes.ts';
import { Stream, type Dict } from './objects.ts';
import type { Source } from './byte-source.ts';

/** Files up to this size are read at once, which is faster, and they fit in any memory. In bytes. */
const wholeSize = 16 * 2 ** 20;

/**
 * Opens a file for reading. Workers read large files in slices. Node has no synchronous way to read a Blob, so all of
 * it is read there.
 */
export async function openSource(file: Blob): Promise<Source> {
  return file.size <= wholeSize || typeof FileReaderSync === 'undefined'
    ? new WholeSource(file, new Uint8Array(await file.arrayBuffer()))
    : new SlicedSource(file, readSlices);
}

/** Creates a stream from new data. @param dict States how the data is encoded. */
export const bytesStream = (dict: Dict, bytes: Uint8Array<ArrayBuffer>): Stream =>
  new Stream(dict, new WholeSource(new Blob([bytes]), bytes), 0, bytes.length);

function readSlices(slices: Blob[]): Uint8Array {
  const [only] = slices;
  const blob = only && slices.length === 1 ? only : new Blob(slices);
  return new Uint8Array(new FileReaderSync().readAsArrayBuffer(blob));
}

class WholeSource implements Source {
  readonly size: number;
  readonly bytes: Uint8Array;
  spent = 0;
  readonly #file: Blob;

  constructor(file: Blob, bytes: Uint8Array) {
    this.size = bytes.length;
    this.bytes = bytes;
    this.#file = file;
  }
  read(start: number, end: number): Uint8Array {
    return this.bytes.subarray(Math.max(0, start), Math.max(0, end));
  }
  slice(start: number, end: number): Blob {
    return this.#file.slice(start, end);
  }
}

/** In bytes. */
const chunkSize = 32 * 2 ** 10;
/**
 * How many chunks are read at once if reading continues from chunk to chunk, or from object to object: each read costs
 * more than its bytes.
 */
const chunksAhead = 16;
/** How much of an object is read at first, in bytes. Most need no more. */
export const lookSize = 2 ** 11;
const chunksKept = 512;

/** Reads a file in chunks, and keeps the most recently used ones. */
export class SlicedSource implements Source {
  readonly size: number;
  spent = 0;
  readonly #file: Blob;
  readonly #readSlices: (slices: Blob[]) => Uint8Array;
  readonly #chunks = new Map<number, Uint8Array>();
  /** The chunks in which objects begin, in order, and the index of each. */
  #expected: number[] = [];
  #places = new Map<number, number>();

  /** @param read Returns the bytes of consecutive slices. */
  constructor(file: Blob, read: (slices: Blob[]) => Uint8Array) {
    this.size = file.size;
    this.#file = file;
    this.#readSlices = read;
  }

  read(start: number, end: number): Uint8Array {
    const from = Math.max(0, start);
    const to = Math.min(this.size, end);
    if (to <= from) return new Uint8Array();
    const first = Math.floor(from / chunkSize);
    const last = Math.floor((to - 1) / chunkSize);
    if (last - first > 1) return this.#readSlices([this.#file.slice(from, to)]);
    const offset = first * chunkSize;
    const bytes = first === last ? this.#chunk(first) : concat([this.#chunk(first), this.#chunk(last)]);
    return bytes.subarray(from - offset, to - offset);
  }

  slice(start: number, end: number): Blob {
    return this.#file.slice(start, end);
  }

  expect(offsets: Iterable<number>) {
    const chunks = new Set<number>();
    for (const offset of offsets) {
      chunks.add(Math.floor(offset / chunkSize)).add(Math.floor((offset + lookSize - 1) / chunkSize));
    }
    const last = Math.ceil(this.size / chunkSize) - 1;
    this.#expected = [...chunks].filter((chunk) => chunk >= 0 && chunk <= last).toSorted((a, b) => a - b);
    this.#places = new Map(this.#expected.map((chunk, place) => [chunk, place]));
  }

  #chunk(index: number): Uint8Array {
    if (!this.#chunks.has(index)) this.#load(this.#wantedWith(index));
    const chunk = this.#chunks.get(index) ?? new Uint8Array();
    this.#chunks.delete(index);
    this.#chunks.set(index, chunk);
    return chunk;
  }

  /** Returns a chunk, and those that are likely to be needed next. */
  #wantedWith(index: number): number[] {
    const chunks = Math.ceil(this.size / chunkSize);
    if (this.#chunks.has(index - 1)) {
      return Array.from({ length: Math.min(chunksAhead, chunks - index) }, (_, ahead) => index + ahead);
    }
    const place = this.#places.get(index) ?? 0;
    const isNext = place > 0 && this.#chunks.has(this.#expected[place - 1] ?? index);
    return isNext ? this.#expected.slice(place, place + chunksAhead) : [index];
  }

  /** @param indexes In ascending order. */
  #load(indexes: readonly number[]) {
    const slices: Blob[] = [];
    for (let at = 0; at < indexes.length;) {
      const first = indexes[at] ?? 0;
      let last = first;
      while (indexes[++at] === last + 1) last++;
      slices.push(this.#file.slice(first * chunkSize, (last + 1) * chunkSize));
    }
    const bytes = this.#readSlices(slices);
    for (const [place, index] of indexes.entries()) {
      this.#chunks.set(index, bytes.subarray(place * chunkSize, (place + 1) * chunkSize));
    }
    for (const oldest of this.#chunks.keys()) {
      if (this.#chunks.size <= chunksKept) break;
      this.#chunks.delete(oldest);
    }
  }
}
