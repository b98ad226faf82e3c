import type { Source } from './byte-source.ts';
import { decodeString, encodeString } from './strings.ts';

/** The object types of ISO 32000-2, 7.3. Integers and reals are both numbers. */
export type PdfObject = null | boolean | number | Name | PdfString | Ref | PdfObject[] | Dict | Stream;

/** The keys are names without the slash, with `#xx` escapes decoded. */
export type Dict = Map<string, PdfObject>;

export const dictOf = (entries: Record<string, PdfObject>): Dict => new Map(Object.entries(entries));

export class Name {
  /** One character per byte, without the slash, with `#xx` escapes decoded. */
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

export class Ref {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
}

export class PdfString {
  /** The token as it is in the file, with its delimiters, so that unchanged strings are written as they were read. */
  readonly token: string;
  #bytes?: string;

  constructor(token: string) {
    this.token = token;
  }

  static fromBytes(bytes: string): PdfString {
    return new PdfString(encodeString(bytes));
  }

  /** One character per byte. */
  get bytes(): string {
    return (this.#bytes ??= decodeString(this.token));
  }
}

export class Stream {
  readonly dict: Dict;
  /** Where its bytes are in the file: still filtered, and encrypted if there is a `decrypt`. */
  readonly source: Source;
  readonly start: number;
  readonly end: number;
  readonly decrypt: ((bytes: Uint8Array) => Uint8Array) | undefined;

  constructor(dict: Dict, source: Source, start: number, end: number, decrypt?: (bytes: Uint8Array) => Uint8Array) {
    this.dict = dict;
    this.source = source;
    this.start = start;
    this.end = end;
    this.decrypt = decrypt;
  }

  /** Reads its bytes, decrypted and still filtered. */
  read(): Uint8Array {
    const bytes = this.source.read(this.start, this.end);
    return this.decrypt ? this.decrypt(bytes) : bytes;
  }
}

export const isDict = (object: unknown): object is Dict => object instanceof Map;

export const isName = (object: PdfObject | undefined, value: string): boolean =>
  object instanceof Name && object.value === value;
