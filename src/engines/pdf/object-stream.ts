import { Lexer } from './lexer.ts';
import { Malformed } from './malformed.ts';
import type { PdfObject } from './objects.ts';

/** The objects of an object stream (ISO 32000-2, 7.5.7), by position. */
export class ObjectStream {
  /** Their numbers. */
  readonly numbers: number[] = [];
  readonly #offsets: number[] = [];
  readonly #data: Uint8Array;
  readonly #first: number;

  /** @throws {Malformed} when its header cannot be read. */
  constructor(data: Uint8Array, first: PdfObject, count: PdfObject) {
    if (typeof first !== 'number' || typeof count !== 'number') throw new Malformed('An object stream is damaged');
    this.#data = data;
    this.#first = first;
    const lexer = new Lexer(data);
    for (let index = 0; index < count; index++) {
      lexer.skipSpace();
      const number = lexer.integer();
      lexer.skipSpace();
      const offset = lexer.integer();
      if (number === undefined || offset === undefined) break;
      this.numbers.push(number);
      this.#offsets.push(offset);
    }
  }

  /** The object with this number; `index` says where it should be. */
  object(number: number, index: number): PdfObject {
    const at = this.numbers[index] === number ? index : this.numbers.indexOf(number);
    const offset = this.#offsets[at];
    return offset === undefined ? null : (new Lexer(this.#data, this.#first + offset).object() ?? null);
  }
}
