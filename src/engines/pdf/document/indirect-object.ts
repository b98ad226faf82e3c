import { objectCost, spend } from './budget.ts';
import { startsWith } from '#containers/bytes.ts';
import { isDigit, isWhiteSpace } from './characters.ts';
import { Lexer, skipWhiteSpace } from './lexer.ts';
import { Malformed } from './malformed.ts';
import { isDict, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { Source } from '#containers/pdf/byte-source.ts';
import { lookSize } from '#containers/pdf/source.ts';

export interface IndirectObject {
  number: number;
  generation: number;
  object: PdfObject;
  /** Where the data of a stream begins. */
  dataStart?: number;
  /** Where the object ends, or for a stream, where its dictionary ends. */
  end: number;
  faults: number;
}

/** The largest window, in bytes: more than any object needs. */
const lastWindow = 2 ** 26;
/** An object that ends this close to the end of its window may be cut off by it. */
const margin = 64;

/**
 * Reads with a window that grows until the result ends well inside it.
 *
 * @param read receives the offset in the file at which the window begins.
 */
export function readThroughWindow<T>(source: Source, offset: number, read: (lexer: Lexer, start: number) => T): T {
  if (source.bytes) {
    // Charged before reading, so that once the budget is spent, the rest of the file is not read again for every
    // object.
    spend(source, objectCost);
    const lexer = new Lexer(source.bytes, offset);
    try {
      return read(lexer, 0);
    } finally {
      spend(source, lexer.position - offset);
    }
  }
  for (let size = lookSize; ; size *= 8) {
    spend(source, lookSize);
    const lexer = new Lexer(source.read(offset, offset + size));
    const isWhole = offset + lexer.bytes.length >= source.size || size >= lastWindow;
    try {
      const result = read(lexer, offset);
      if (isWhole || lexer.position < lexer.bytes.length - margin) return result;
    } catch (error) {
      const wasCutOff = !isWhole && lexer.position >= lexer.bytes.length - margin;
      if (!(error instanceof Malformed && wasCutOff)) throw error;
    } finally {
      spend(source, lexer.position);
    }
  }
}

/**
 * Reads the indirect object (ISO 32000-2, 7.3.10) whose header is at `offset`.
 *
 * @throws {Malformed} when there is none.
 */
export function readIndirectObject(
  source: Source,
  offset: number,
  resolve: (object: PdfObject | undefined) => PdfObject,
): IndirectObject {
  if (!(offset >= 0 && offset < source.size)) throw new Malformed(`No object can be at ${offset}`);
  const indirect = readThroughWindow(source, offset, readHead);
  const { object, dataStart } = indirect;
  if (dataStart !== undefined && isDict(object)) {
    indirect.object = new Stream(object, source, dataStart, findStreamEnd(source, object, dataStart, resolve));
  }
  return indirect;
}

/**
 * Returns where the object with this number begins, after its header at `offset`. Undefined when the header does not
 * match.
 */
export function startOfObject(bytes: Uint8Array, offset: number, number: number): number | undefined {
  const afterNumber = endOfInteger(bytes, offset, number);
  const generation = skipWhiteSpace(bytes, afterNumber);
  let at = generation;
  while (isDigit(bytes[at])) at++;
  at = skipWhiteSpace(bytes, at);
  return generation > afterNumber && at > generation && startsWith(bytes, 'obj', at) ? at + 3 : undefined;
}

/** The most digits of an object number, including leading zeros. */
const mostDigits = 20;

/** Returns -1 unless this integer is here. */
function endOfInteger(bytes: Uint8Array, start: number, integer: number): number {
  let at = start;
  let read = 0;
  for (; isDigit(bytes[at]) && at - start < mostDigits; at++) read = read * 10 + (bytes[at] ?? 0) - 48;
  return at > start && read === integer ? at : -1;
}

/** Reads everything but the data of a stream, and finds where that data begins. */
function readHead(lexer: Lexer, windowStart: number): IndirectObject {
  const head = readNumbers(lexer);
  if (!head) throw new Malformed('An object does not begin where it should');
  const { number, generation } = head;
  const read = lexer.object();
  const object = read ?? null;
  const faults = lexer.faults + lexer.oddNumbers + (read === undefined ? 1 : 0);
  const known = { number, generation, object, faults, end: windowStart + lexer.position };
  if (!isDict(object)) return known;
  lexer.skipSpace();
  if (!startsWith(lexer.bytes, 'stream', lexer.position)) return known;
  return { ...known, dataStart: windowStart + skipLineEnd(lexer.bytes, lexer.position + 6) };
}

/** Reads a header such as `12 0 obj`. */
function readNumbers(lexer: Lexer): { number: number; generation: number } | undefined {
  lexer.skipSpace();
  const number = lexer.integer();
  lexer.skipSpace();
  const generation = lexer.integer();
  lexer.skipSpace();
  if (number === undefined || generation === undefined || !startsWith(lexer.bytes, 'obj', lexer.position)) {
    return undefined;
  }
  lexer.position += 3;
  return { number, generation };
}

function skipLineEnd(bytes: Uint8Array, at: number): number {
  let position = at;
  // Some writers put spaces before the end of the line.
  while (bytes[position] === 32 && isWhiteSpace(bytes[position + 1])) position++;
  if (bytes[position] === 13) position++;
  return bytes[position] === 10 ? position + 1 : position;
}

/** Ends at `Length` if an end keyword follows there, otherwise at the next end keyword. */
function findStreamEnd(
  source: Source,
  dict: Dict,
  start: number,
  resolve: (object: PdfObject | undefined) => PdfObject,
): number {
  const length = resolve(dict.get('Length'));
  if (typeof length === 'number' && length >= 0) {
    const end = start + Math.floor(length);
    const after = source.read(end, end + 24);
    const word = skipWhiteSpace(after, 0);
    if (startsWith(after, 'endstream', word) || startsWith(after, 'endobj', word)) return end;
  }
  return searchStreamEnd(source, start);
}

const searchStep = 2 ** 20;
/** The last search and its result: a search that starts between them has the same result. */
const searched = new WeakMap<Source, { start: number; end: number }>();

function searchStreamEnd(source: Source, start: number): number {
  const last = searched.get(source);
  if (last && start >= last.start && start <= last.end) {
    // Streams that share an end are still copied one by one, so each of them counts.
    spend(source, last.end - start);
    return last.end;
  }
  const end = nextStreamEnd(source, start);
  searched.set(source, { start, end });
  return end;
}

function nextStreamEnd(source: Source, start: number): number {
  for (let from = start; from < source.size; from += searchStep) {
    const bytes = source.read(from, from + searchStep + 16);
    spend(source, bytes.length);
    for (let at = bytes.indexOf(0x65); at >= 0 && at < searchStep; at = bytes.indexOf(0x65, at + 1)) {
      if (!startsWith(bytes, 'endstream', at) && !startsWith(bytes, 'endobj', at)) continue;
      const [before, last] = source.read(from + at - 2, from + at);
      const lineEnd = last === 10 ? (before === 13 ? 2 : 1) : last === 13 ? 1 : 0;
      return Math.max(start, from + at - lineEnd);
    }
  }
  return source.size;
}
