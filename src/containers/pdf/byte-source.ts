/** The bytes of a file, read on demand. */
export interface Source {
  readonly size: number;
  /** The whole file, if it is in memory. Must not be changed. */
  readonly bytes?: Uint8Array;
  /** The work that reading it has taken so far (`src/engines/pdf/document/budget.ts`). */
  spent: number;
  /** Reads bytes, fewer past the end. They must not be changed. */
  read(start: number, end: number): Uint8Array;
  /** Returns the same bytes as a part of an output file, without reading them. */
  slice(start: number, end: number): Blob;
  /** Announces where objects begin, so that they can be read ahead. */
  expect?(offsets: Iterable<number>): void;
}
