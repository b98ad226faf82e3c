import { concat } from './bytes.ts';
import { Stream, type Dict } from './objects.ts';

/** A file's bytes, read where they are wanted. */
export interface Source {
  readonly size: number;
  /** Past the end there is nothing: fewer bytes come back. They are not to be changed. */
  read(start: number, end: number): Uint8Array;
  /** The same bytes as a part of an output file, without reading them. */
  slice(start: number, end: number): Blob;
}

/** Files up to this size are read at once: it is faster, and they fit anywhere. In bytes. */
const wholeSize = 16 * 2 ** 20;

/** A worker reads large files by slices. Node has no synchronous way to read a Blob, so there all of it is read. */
export async function openSource(file: Blob): Promise<Source> {
  return file.size <= wholeSize || typeof FileReaderSync === 'undefined'
    ? new WholeSource(file, new Uint8Array(await file.arrayBuffer()))
    : new SlicedSource(file, readSlice);
}

/** A stream of new data. @param dict says how it is encoded. */
export const bytesStream = (dict: Dict, bytes: Uint8Array<ArrayBuffer>): Stream =>
  new Stream(dict, new WholeSource(new Blob([bytes]), bytes), 0, bytes.length);

const readSlice = (slice: Blob): Uint8Array => new Uint8Array(new FileReaderSync().readAsArrayBuffer(slice));

class WholeSource implements Source {
  readonly size: number;
  readonly #file: Blob;
  readonly #bytes: Uint8Array;

  constructor(file: Blob, bytes: Uint8Array) {
    this.size = bytes.length;
    this.#file = file;
    this.#bytes = bytes;
  }
  read(start: number, end: number): Uint8Array {
    return this.#bytes.subarray(Math.max(0, start), Math.max(0, end));
  }
  slice(start: number, end: number): Blob {
    return this.#file.slice(start, end);
  }
}

/** In bytes. */
const chunkSize = 32 * 2 ** 10;
/** Where reading goes on from chunk to chunk, so many are read at once: each read costs more than its bytes. */
const chunksAhead = 16;
const chunksKept = 512;

/** Keeps the chunks that were used last. */
export class SlicedSource implements Source {
  readonly size: number;
  readonly #file: Blob;
  readonly #readSlice: (slice: Blob) => Uint8Array;
  readonly #chunks = new Map<number, Uint8Array>();

  constructor(file: Blob, read: (slice: Blob) => Uint8Array) {
    this.size = file.size;
    this.#file = file;
    this.#readSlice = read;
  }

  read(start: number, end: number): Uint8Array {
    const from = Math.max(0, start);
    const to = Math.min(this.size, end);
    if (to <= from) return new Uint8Array();
    const first = Math.floor(from / chunkSize);
    const last = Math.floor((to - 1) / chunkSize);
    if (last - first > 1) return this.#readSlice(this.#file.slice(from, to));
    const offset = first * chunkSize;
    const bytes = first === last ? this.#chunk(first) : concat([this.#chunk(first), this.#chunk(last)]);
    return bytes.subarray(from - offset, to - offset);
  }

  slice(start: number, end: number): Blob {
    return this.#file.slice(start, end);
  }

  #chunk(index: number): Uint8Array {
    if (!this.#chunks.has(index)) this.#load(index, this.#chunks.has(index - 1) ? chunksAhead : 1);
    const chunk = this.#chunks.get(index) ?? new Uint8Array();
    this.#chunks.delete(index);
    this.#chunks.set(index, chunk);
    return chunk;
  }

  #load(first: number, count: number) {
    const bytes = this.#readSlice(this.#file.slice(first * chunkSize, (first + count) * chunkSize));
    for (let at = 0; at < bytes.length; at += chunkSize) {
      this.#chunks.set(first + at / chunkSize, bytes.subarray(at, at + chunkSize));
    }
    for (const oldest of this.#chunks.keys()) {
      if (this.#chunks.size <= chunksKept) break;
      this.#chunks.delete(oldest);
    }
  }
}
