import { isDigit } from './characters.ts';
import { decode } from './filters.ts';
import { readIndirectObject, readThroughWindow } from './indirect-object.ts';
import type { Lexer } from './lexer.ts';
import { Malformed, orWhenMalformed } from './malformed.ts';
import { isDict, isName, Name, PdfString, Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { Source } from '#containers/pdf/byte-source.ts';

/** Where an object is: at an offset of the file, or in an object stream. Free objects have `undefined`. */
export type Entry = { offset: number } | { container: number; index: number } | undefined;

/** Encodes a free entry. Values from 0 up are offsets; values below this one encode an object stream. */
const freePlace = -1;
/** No object stream holds more objects than this. */
const maxIndex = 2 ** 20;
/** Far above the largest object number of real files (ISO 32000-2, C.2). */
const maxNumber = 2 ** 31;

/**
 * Entries by object number. Files have tens of thousands of them, so each is stored as numbers. These are small: V8
 * keeps a list with one above 2³⁰ as floating-point numbers, and compiles all that reads objects at such offsets again.
 */
export class Entries {
  readonly #places: number[] = [];
  /** The index of those that are in an object stream. */
  readonly #indexes: number[] = [];
  size = 0;

  has(number: number): boolean {
    return this.#places[number] !== undefined;
  }

  /** Returns undefined for free objects and unknown numbers. */
  get(number: number): Entry {
    const place = this.#places[number];
    if (place === undefined || place === freePlace) return undefined;
    if (place >= 0) return { offset: place };
    return { container: freePlace - 1 - place, index: this.#indexes[number] ?? 0 };
  }

  /** Returns undefined unless the object is directly in the file, outside object streams. */
  offset(number: number): number | undefined {
    const place = this.#places[number];
    return place !== undefined && place >= 0 ? place : undefined;
  }

  set(number: number, entry: Entry) {
    if (!entry) this.#set(number, freePlace);
    else if ('offset' in entry) this.#set(number, entry.offset);
    else this.#set(number, entry.index < maxIndex ? freePlace - 1 - entry.container : freePlace, entry.index);
  }

  /** Sets an entry unless the number already has one. */
  add(number: number, entry: Entry) {
    if (!this.has(number)) this.set(number, entry);
  }

  /** Sets an entry as `add` does. @param offset undefined for a free object. */
  addOffset(number: number, offset: number | undefined) {
    if (!this.has(number)) this.#set(number, offset ?? freePlace);
  }

  addAll(others: Entries) {
    for (const number of others.numbers()) this.add(number, others.get(number));
  }

  /** In ascending order, including the numbers of free objects. */
  numbers(): number[] {
    return Object.keys(this.#places).map(Number);
  }

  /** The offsets of the objects that are not in object streams. */
  offsets(): number[] {
    return Object.values(this.#places).filter((place) => place >= 0);
  }

  #set(number: number, place: number, index = 0) {
    if (number >= maxNumber) return;
    if (!this.has(number)) this.size++;
    this.#places[number] = place;
    if (place < freePlace) this.#indexes[number] = index;
  }
}

export interface CrossReference {
  entries: Entries;
  trailer: Dict;
  /** The number of faults that did not prevent reading. */
  faults: number;
}

/** No real file has been updated more often than this. */
const maxSections = 10_000;

/**
 * Reads the cross-reference section at `offset` and all earlier ones, whether tables or streams (ISO 32000-2, 7.5.4 and
 * 7.5.8).
 *
 * @param base the position of the header, from which offsets count.
 * @throws {Malformed} when a section cannot be read.
 */
export function readCrossReference(source: Source, offset: number, base: number): CrossReference {
  let entries = new Entries();
  const seen = new Set<number>();
  const waiting = [offset];
  let trailer: Dict | undefined;
  let faults = 0;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (seen.has(next)) {
      faults++;
      continue;
    }
    seen.add(next);
    if (seen.size > maxSections) throw new Malformed('There are too many cross-reference sections');
    const read = readSection(source, next + base, base, entries);
    const section = read.trailer;
    entries = read.entries;
    faults += read.faults;
    trailer ??= section;
    const previous = section.get('Prev');
    if (typeof previous === 'number' && previous > 0) waiting.push(previous);
    else if (previous !== undefined) faults++;
  }
  if (!trailer) throw new Malformed('There is no trailer');
  return { entries, trailer, faults: faults + trailerFaults(trailer, entries) };
}

/** Counts the faults of a trailer (ISO 32000-2, table 15). */
function trailerFaults(trailer: Dict, entries: Entries): number {
  const size = trailer.get('Size');
  const identifiers = trailer.get('ID') ?? null;
  const isIdentified =
    identifiers === null ||
    identifiers instanceof Ref ||
    (Array.isArray(identifiers) && identifiers.length === 2 && identifiers.every((part) => part instanceof PdfString));
  const last = entries.numbers().at(-1) ?? 0;
  const lacksIdentifiers = identifiers === null && trailer.has('Encrypt');
  return (size === last + 1 ? 0 : 1) + (isIdentified && !lacksIdentifiers ? 0 : 1);
}

/** @param entries those of newer sections, which may be extended in place. */
function readSection(source: Source, offset: number, base: number, entries: Entries): CrossReference {
  if (!(offset >= 0 && offset < source.size)) throw new Malformed(`No cross-reference can be at ${offset}`);
  const table = readThroughWindow(source, offset, (lexer) => {
    const start = lexer.position;
    lexer.skipSpace();
    if (lexer.bytes[lexer.position] !== 0x78) return undefined;
    const spaces = lexer.position > start ? 1 : 0;
    const read = readTable(lexer, base);
    return { ...read, faults: read.faults + spaces };
  });
  if (!table) return { entries, ...readStreamSection(source, offset, base, entries) };
  const hidden = table.trailer.get('XRefStm');
  if (typeof hidden === 'number') table.faults += addHidden(source, hidden + base, base, table.entries);
  if (entries.size === 0) return table;
  entries.addAll(table.entries);
  return { ...table, entries };
}

/**
 * Adds the objects that a hybrid-reference file marks as free in its table, to hide them from readers without support
 * for cross-reference streams (7.5.8.4).
 *
 * @returns the number of faults.
 */
function addHidden(source: Source, offset: number, base: number, entries: Entries): number {
  const hidden = new Entries();
  // A damaged stream is tolerated, since such readers do without it.
  const faults = orWhenMalformed(
    () => readStreamSection(source, offset, base, hidden).faults,
    () => 1,
  );
  for (const number of hidden.numbers()) if (!entries.get(number)) entries.set(number, hidden.get(number));
  return faults;
}

/** The type letters of table entries: n and f. */
const inUse = 0x6e;
const free = 0x66;

function readTable(lexer: Lexer, base: number): CrossReference {
  if (lexer.keyword() !== 'xref') throw new Malformed('A cross-reference table does not begin where it should');
  const entries = new Entries();
  let faults = 0;
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
      const end = lexer.position;
      const generation = integer();
      lexer.skipSpace();
      const type = lexer.bytes[lexer.position++];
      if (type !== inUse && type !== free) throw new Malformed('A cross-reference table is damaged');
      const isEntry = isEntryWidth(lexer.bytes, end, lexer.position);
      const isPlace = type === free || (offset > 0 && first + index > 0);
      if (!isEntry || !isPlace) faults++;
      // Some writers count the head of the free list as object 1.
      if (index === 0 && first === 1 && type === free && generation === 65535) first = 0;
      entries.addOffset(first + index, type === inUse && offset > 0 ? offset + base : undefined);
    }
  }
  if (lexer.keyword() !== 'trailer') throw new Malformed('There is no trailer');
  const trailer = lexer.object();
  if (!isDict(trailer)) throw new Malformed('The trailer is damaged');
  return { entries, trailer, faults: faults + lexer.faults + lexer.oddNumbers };
}

/**
 * Checks for the fixed layout: ten digits, a space, five digits, a space and a letter.
 *
 * @param offsetEnd the position after the ten digits.
 * @param end the position after the letter.
 */
function isEntryWidth(bytes: Uint8Array, offsetEnd: number, end: number): boolean {
  if (end - offsetEnd !== 8 || bytes[offsetEnd] !== 0x20 || bytes[offsetEnd + 6] !== 0x20) return false;
  return isDigit(bytes[offsetEnd - 10]) && !isDigit(bytes[offsetEnd - 11]);
}

function readStreamSection(
  source: Source,
  offset: number,
  base: number,
  entries: Entries,
): { trailer: Dict; faults: number } {
  // This stream is read before any object can be looked up, so its entries must be direct objects.
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
  let expected = 0;
  for (let pair = 0; pair + 1 < subsections.length; pair += 2) {
    expected += width * (subsections[pair + 1] ?? 0);
    for (let index = 0; index < (subsections[pair + 1] ?? 0) && position + width <= data.length; index++) {
      const type = typeWidth > 0 ? integerAt(data, position, typeWidth) : 1;
      const second = integerAt(data, position + typeWidth, secondWidth);
      const third = integerAt(data, position + typeWidth + secondWidth, thirdWidth);
      position += width;
      const number = (subsections[pair] ?? 0) + index;
      entries.add(number, toEntry(type, second, third, base));
    }
  }
  const filter = dict.get('Filter') ?? null;
  const isFilter = filter === null || filter instanceof Name || Array.isArray(filter);
  return { trailer: dict, faults: (data.length === expected ? 0 : 1) + (isFilter ? 0 : 1) };
}

/** Reads a big-endian integer. */
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
  if (!Array.isArray(object) || !object.every((item): item is number => typeof item === 'number' && item >= 0)) {
    throw new Malformed('A cross-reference stream is damaged');
  }
  return object;
}
