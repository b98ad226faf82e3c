import { decode } from './filters.ts';
import { Lexer } from './lexer.ts';
import { Malformed, orWhenMalformed, TooLarge } from './malformed.ts';
import { Stream, type PdfObject } from '#containers/pdf/objects.ts';
import type { Source } from '#containers/pdf/byte-source.ts';
import type { Resolver } from './resolver.ts';
import type { TokenReader, Tokens } from './tokens.ts';

/** The most bytes that may be parsed: far more than any operation reads, even if it returns to shared objects. */
const mostRead = (size: number, unpacked: number): number => 2 ** 24 + 64 * size + 16 * unpacked;

type Document = Resolver & { readonly source: Source };

/** The object streams of a document, each decompressed once. */
export class ObjectStreams {
  readonly #document: Document;
  /** Includes failures: retrying would take as long each time. */
  readonly #read = new Map<number, ObjectStream | Malformed>();
  /** How many bytes were parsed. Thousands of objects may overlap, and each extend to the end. */
  #spent = 0;
  /** How many bytes there are in all. */
  #unpacked = 0;

  constructor(document: Document) {
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
    const data = decode(stream, this.#document);
    this.#unpacked += data.length;
    return new ObjectStream(data, first ?? null, count ?? null, (bytes) => this.#spend(bytes));
  }

  #spend(bytes: number) {
    const limit = mostRead(this.#document.source.size, this.#unpacked);
    this.#spent += bytes;
    if (this.#spent > limit) throw new TooLarge(limit);
  }
}

/** The objects of an object stream (ISO 32000-2, 7.5.7), by index. */
class ObjectStream {
  readonly numbers: number[] = [];
  readonly #offsets: number[] = [];
  readonly #data: Uint8Array;
  readonly #first: number;
  readonly #spend: (bytes: number) => void;
  /** The indexes by object number, for objects that are not at the index that their entry states. */
  #indexes: Map<number, number> | undefined;

  /**
   * @param spend receives the number of bytes parsed, and throws over the limit.
   * @throws {Malformed} when the header cannot be read.
   */
  constructor(data: Uint8Array, first: PdfObject, count: PdfObject, spend: (bytes: number) => void) {
    if (typeof first !== 'number' || typeof count !== 'number') throw new Malformed('An object stream is damaged');
    this.#data = data;
    this.#first = first;
    this.#spend = spend;
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

  /** Returns the object with this number, and whether its syntax is sound. `index` is where it should be. */
  look(number: number, index: number): { object: PdfObject; isSound: boolean } {
    const start = this.#startOf(number, index);
    if (start === undefined) return { object: null, isSound: false };
    // Throws before anything else is parsed if the limit was already exceeded.
    this.#spend(0);
    const lexer = new Lexer(this.#data, start);
    try {
      const object = lexer.object();
      return { object: object ?? null, isSound: object !== undefined && lexer.faults + lexer.oddNumbers === 0 };
    } finally {
      this.#spend(lexer.position - start);
    }
  }

  object(number: number, index: number): PdfObject {
    return this.look(number, index).object;
  }

  /** Returns the object's tokens, as `TokenReader.read` does. */
  tokens(number: number, index: number, reader: TokenReader): Tokens | undefined {
    const start = this.#startOf(number, index);
    if (start === undefined) return undefined;
    this.#spend(0);
    const tokens = reader.read(this.#data, start, false);
    this.#spend(reader.reached - start);
    return tokens;
  }

  #startOf(number: number, index: number): number | undefined {
    const offset = this.#offsets[this.numbers[index] === number ? index : this.#indexOf(number)];
    return offset === undefined ? undefined : this.#first + offset;
  }

  /** Returns -1 for an unknown number. The first of several counts. */
  #indexOf(number: number): number {
    this.#indexes ??= new Map(this.numbers.map((each, at): [number, number] => [each, at]).toReversed());
    return this.#indexes.get(number) ?? -1;
  }
}
