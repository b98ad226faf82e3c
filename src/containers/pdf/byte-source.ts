/** A file's bytes, read where they are wanted. */
export interface Source {
  readonly size: number;
  /** All of it, where that is in memory. Not to be changed. */
  readonly bytes?: Uint8Array;
  /** What reading it has taken so far (`src/engines/pdf/document/budget.ts`). */
  spent: number;
  /** Past the end there is nothing: fewer bytes come back. They are not to be changed. */
  read(start: number, end: number): Uint8Array;
  /** The same bytes as a part of an output file, without reading them. */
  slice(start: number, end: number): Blob;
  /** Says where objects begin: reading will go on there. */
  expect?(offsets: Iterable<number>): void;
}
