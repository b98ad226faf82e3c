import { decode } from './filters.ts';
import { readIndirectObject, readThroughWindow } from './indirect-object.ts';
import type { Lexer } from './lexer.ts';
import { Malformed, orWhenMalformed } from './malformed.ts';
import { isDict, isName, Ref, Stream, type Dict, type PdfObject } from './objects.ts';
import type { Source } from './source.ts';

/** Where an object is: in the file, or in an object stream. Free objects have `undefined`. */
export type Entry = { offset: number } | { container: number; index: number } | undefined;

/** Free, as a place. From 0 on places are offsets; below this, object streams and places in them. */
const freePlace = -1;
/** More objects than any object stream has. */
const maxIndex = 2 ** 20;
/** Far above what files may use (ISO 32000-2, C.2). */
const maxNumber = 2 ** 31;

/** Entries by object number. Files have tens of thousands of them: each is one number in memory. */
export class Entries {
  readonly #places: number[] = [];
  size = 0;

  has(number: number): boolean {
    return this.#places[number] !== undefined;
  }

  /** Undefined for free ones, and where there is none. */
  get(number: number): Entry {
    const place = this.#places[number];
    if (place === undefined || place === freePlace) return undefined;
    if (place >= 0) return { offset: place };
    const inStream = freePlace - 1 - place;
    return { container: Math.floor(inStream / maxIndex), index: inStream % maxIndex };
  }

  /** Undefined for what is not in the file itself. */
  offset(number: number): number | undefined {
    const place = this.#places[number];
    return place !== undefined && place >= 0 ? place : undefined;
  }

  set(number: number, entry: Entry) {
    this.#set(number, entry === undefined ? freePlace : 'offset' in entry ? entry.offset : placeInStream(entry));
  }

  /** Leaves entries that are there as they are. */
  add(number: number, entry: Entry) {
    if (!this.has(number)) this.set(number, entry);
  }

  /** As `add`. @param offset or undefined for a free one. */
  addOffset(number: number, offset: number | undefined) {
    if (!this.has(number)) this.#set(number, offset ?? freePlace);
  }

  addAll(others: Entries) {
    for (const number of others.numbers()) {
      if (!this.has(number)) this.#set(number, others.#places[number] ?? freePlace);
    }
  }

  /** Ascending; also those of free ones. */
  numbers(): number[] {
    return Object.keys(this.#places).map(Number);
  }

  /** Of objects that are not in object streams. */
  offsets(): number[] {
    return Object.values(this.#places).filter((place) => place >= 0);
  }

  #set(number: number, place: number) {
    if (number >= maxNumber) return;
    if (!this.has(number)) this.size++;
    this.#places[number] = place;
  }
}

const placeInStream = ({ container, index }: { container: number; index: number }): number =>
  index < maxIndex ? freePlace - 1 - (container * maxIndex + index) : freePlace;

export interface CrossReference {
  entries: Entries;
  trailer: Dict;
}

/** More sections than updates of any real file. */
const maxSections = 10_000;

/**
 * Reads the cross-reference table or stream at `offset`, and those before it (ISO 32000-2, 7.5.4 and 7.5.8).
 *
 * @param base where the header is: offsets count from there.
 * @throws {Malformed} when one of them cannot be read.
 */
export function readCrossReference(source: Source, offset: number, base: number): CrossReference {
  let entries = new Entries();
  const seen = new Set<number>();
  const waiting = [offset];
  let trailer: Dict | undefined;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (seen.size > maxSections) throw new Malformed('There are too many cross-reference sections');
    const read = readSection(source, next + base, base, entries);
    const section = read.trailer;
    entries = read.entries;
    trailer ??= section;
    const previous = section.get('Prev');
    if (typeof previous === 'number' && previous > 0) waiting.push(previous);
  }
  if (!trailer) throw new Malformed('There is no trailer');
  return { entries, trailer };
}

/** @param entries of the sections that come before it, which it may extend. */
function readSection(source: Source, offset: number, base: number, entries: Entries): CrossReference {
  if (!(offset >= 0 && offset < source.size)) throw new Malformed(`No cross-reference can be at ${offset}`);
  const table = readThroughWindow(source, offset, (lexer) => {
    lexer.skipSpace();
    return lexer.bytes[lexer.position] === 0x78 ? readTable(lexer, base) : undefined;
  });
  if (!table) return { entries, trailer: readStreamSection(source, offset, base, entries) };
  const hidden = table.trailer.get('XRefStm');
  if (typeof hidden === 'number') addHidden(source, hidden + base, base, table.entries);
  if (entries.size === 0) return table;
  entries.addAll(table.entries);
  return { entries, trailer: table.trailer };
}

/** Objects that a table calls free, so that readers which know no streams leave them alone (7.5.8.4). */
function addHidden(source: Source, offset: number, base: number, entries: Entries) {
  const hidden = new Entries();
  // Those readers find the file whole without them.
  orWhenMalformed(
    () => void readStreamSection(source, offset, base, hidden),
    () => undefined,
  );
  for (const number of hidden.numbers()) if (!entries.get(number)) entries.set(number, hidden.get(number));
}

/** The letters of a table's entries: n and f. */
const inUse = 0x6e;
const free = 0x66;

function readTable(lexer: Lexer, base: number): CrossReference {
  if (lexer.keyword() !== 'xref') throw new Malformed('A cross-reference table does not begin where it should');
  const entries = new Entries();
  const integer = () => {
    lexer.skipSpace();
    const value = lexer.integer();
    if (value === undefined) throw new Malformed('A cross-reference table is damaged');
    return value;
  };
  const isTrailer = () => {
    lexer.skipSpace();
    return lexer.bytes[lexer.position] === 0x74;
  };
  while (!isTrailer()) {
    let first = integer();
    const count = integer();
    for (let index = 0; index < count && !isTrailer(); index++) {
      const offset = integer();
      const generation = integer();
      lexer.skipSpace();
      const type = lexer.bytes[lexer.position++];
      if (type !== inUse && type !== free) throw new Malformed('A cross-reference table is damaged');
      // Some writers count the head of the free list as object 1.
      if (index === 0 && first === 1 && type === free && generation === 65535) first = 0;
      entries.addOffset(first + index, type === inUse && offset > 0 ? offset + base : undefined);
    }
  }
  if (lexer.keyword() !== 'trailer') throw new Malformed('There is no trailer');
  const trailer = lexer.object();
  if (!isDict(trailer)) throw new Malformed('The trailer is damaged');
  return { entries, trailer };
}

function readStreamSection(source: Source, offset: number, base: number, entries: Entries): Dict {
  // It is read before any object can be found, so what it says must stand in it.
  const direct = (object: PdfObject | undefined) => (object instanceof Ref ? null : (object ?? null));
  const { object } = readIndirectObject(source, offset, direct);
  if (!(object instanceof Stream) || !isName(object.dict.get('Type'), 'XRef')) {
    throw new Malformed('A cross-reference stream does not begin where it should');
  }
  const { dict } = object;
  const data = decode(object, { resolve: direct });
  const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = integers(dict.get('W'));
  const width = typeWidth + secondWidth + thirdWidth;
  if (width < 1 || width > 24) throw new Malformed('A cross-reference stream has impossible fields');
  const subsections = dict.has('Index') ? integers(dict.get('Index')) : [0, ...integers([dict.get('Size') ?? null])];
  let position = 0;
  for (let pair = 0; pair + 1 < subsections.length; pair += 2) {
    for (let index = 0; index < (subsections[pair + 1] ?? 0) && position + width <= data.length; index++) {
      const type = typeWidth > 0 ? integerAt(data, position, typeWidth) : 1;
      const second = integerAt(data, position + typeWidth, secondWidth);
      const third = integerAt(data, position + typeWidth + secondWidth, thirdWidth);
      position += width;
      const number = (subsections[pair] ?? 0) + index;
      entries.add(number, toEntry(type, second, third, base));
    }
  }
  return dict;
}

/** The most significant byte first. */
function integerAt(bytes: Uint8Array, start: number, size: number): number {
  let value = 0;
  for (let at = start; at < start + size; at++) value = value * 256 + (bytes[at] ?? 0);
  return value;
}

function toEntry(type: number, second: number, third: number, base: number): Entry {
  if (type === 1) return { offset: second + base };
  return type === 2 ? { container: second, index: third } : undefined;
}

function integers(object: PdfObject | undefined): number[] {
  if (!Array.isArray(object) || !object.every((item) => typeof item === 'number' && item >= 0)) {
    throw new Malformed('A cross-reference stream is damaged');
  }
  return object as number[];
}
