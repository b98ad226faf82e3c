import type { PdfDocument } from './document.ts';
import { decode } from './filters.ts';
import { Lexer } from './lexer.ts';
import { Malformed, orWhenMalformed } from './malformed.ts';
import { Stream, type PdfObject } from './objects.ts';

/** The object streams of a document, each unpacked once. */
export class ObjectStreams {
  readonly #document: PdfDocument;
  /** Also those that could not be read: each time would take as long. */
  readonly #read = new Map<number, ObjectStream | Malformed>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  /** @throws {Malformed} when it cannot be read. */
  get(number: number): ObjectStream {
    const read =
      this.#read.get(number) ??
      orWhenMalformed<ObjectStream | Malformed>(
        () => this.#open(number),
        (problem) => problem,
      );
    this.#read.set(number, read);
    if (read instanceof Malformed) throw read;
    return read;
  }

  clear() {
    this.#read.clear();
  }

  #open(number: number): ObjectStream {
    const stream = this.#document.get(number);
    if (!(stream instanceof Stream)) throw new Malformed(`Object ${number} should be an object stream`);
    const [first, count] = ['First', 'N'].map((key) => this.#document.resolve(stream.dict.get(key)));
    return new ObjectStream(decode(stream, this.#document), first ?? null, count ?? null);
  }
}

/** The objects of an object stream (ISO 32000-2, 7.5.7), by position. */
class ObjectStream {
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

  /** As `object`, and whether it is written as it should be. */
  look(number: number, index: number): { object: PdfObject; isSound: boolean } {
    const place = this.place(number, index);
    if (!place) return { object: null, isSound: false };
    const lexer = new Lexer(place.bytes, place.position);
    const object = lexer.object();
    return { object: object ?? null, isSound: object !== undefined && lexer.faults + lexer.oddNumbers === 0 };
  }

  /** The object with this number; `index` says where it should be. */
  object(number: number, index: number): PdfObject {
    const place = this.place(number, index);
    return place ? (new Lexer(place.bytes, place.position).object() ?? null) : null;
  }

  /** Where the object with this number begins. */
  place(number: number, index: number): { bytes: Uint8Array; position: number } | undefined {
    const at = this.numbers[index] === number ? index : this.numbers.indexOf(number);
    const offset = this.#offsets[at];
    return offset === undefined ? undefined : { bytes: this.#data, position: this.#first + offset };
  }
}
