import { ByteBuffer } from '../../../containers/pdf/byte-buffer.ts';
import { startsWith, toLatin1 } from '../../../containers/bytes.ts';
import { characterClass, isDigit, isWhiteSpace, regular, whiteSpace } from './characters.ts';
import { skipWhiteSpace } from './lexer.ts';
import type { Ref } from '../../../containers/pdf/objects.ts';

/** Objects share memory up to this size, in bytes. */
const chunkSize = 2 ** 16;
/** What is taken for it at first: most documents are small. */
const firstSize = 2 ** 12;
/** How deep arrays and dictionaries stand in each other in what is taken over so. */
const maxDepth = 32;
/** In digits: larger numbers may have to be made smaller. */
const maxDigits = 15;
/** In bytes. A string that does not end would be read to the end of the file, for each object that it stands in. */
const maxString = 2 ** 12;

/** Objects one after the other, without their references. */
interface Chunk {
  bytes: ByteBuffer;
  /** In pairs: before which of the bytes a reference stands, and the number that it leads to. */
  references: number[];
}

/** An object as its file has it, with no more space than it needs, for other numbers. */
export interface Tokens {
  chunk: Chunk;
  start: number;
  end: number;
  /** Its part of the chunk's references. */
  firstReference: number;
  endOfReferences: number;
  /** A structure element's attributes (ISO 32000-2, 14.7.6), which refer to nothing. */
  isAttributes: boolean;
}

/** What stands next. */
const item = 0;
const key = 1;
const value = 2;

/** Objects of these types are made anew, or do not come along. */
const leftOut = new Set(['Page', 'Pages', 'Catalog']);
const words = new Set(['true', 'false', 'null']);
const hashes = 2 ** 10;

const nextHash = (hash: number, code: number): number => (Math.imul(hash, 31) + code) & (hashes - 1);

// While an object is read, and by depth. Merges have hundreds of readers, of which one reads at a time.
const nextAt = new Uint8Array(maxDepth);
/** Each dictionary has a number of its own. */
const dictAt = new Float64Array(maxDepth);
/** Which dictionary had a key with a hash last. */
const lastWith = new Float64Array(maxDepth * hashes);
let dictCount = 0;

/** Takes objects over token by token. Most are never looked into: to build them would be for nothing. */
export class TokenReader {
  readonly #keys: ReadonlySet<string>;
  /** By the hashes of the keys to look out for. */
  readonly #mayMatter = new Uint8Array(hashes);
  #chunk: Chunk = { bytes: new ByteBuffer(firstSize), references: [] };
  /** Where the last token begins that was read. */
  reached = 0;

  /** @param keys whose values cannot be taken over as they are. */
  constructor(keys: Iterable<string>) {
    this.#keys = new Set([...keys, 'EF']);
    for (const name of [...this.#keys, 'Type', 'O']) {
      let hash = 0;
      for (let index = 0; index < name.length; index++) hash = nextHash(hash, name.charCodeAt(index));
      this.#mayMatter[hash] = 1;
    }
  }

  /**
   * The dictionary or array at a position. Undefined where there is none, where it is not quite as it should be, and
   * where something in it has to be looked at.
   *
   * @param isInFile whether something else may follow, as a stream's data.
   */
  read(bytes: Uint8Array, position: number, isInFile: boolean): Tokens | undefined {
    if (this.#chunk.bytes.length > chunkSize) this.#chunk = { bytes: new ByteBuffer(firstSize), references: [] };
    const { bytes: buffer, references } = this.#chunk;
    const tokens: Tokens = {
      chunk: this.#chunk,
      start: buffer.length,
      end: 0,
      firstReference: references.length,
      endOfReferences: 0,
      isAttributes: false,
    };
    const end = this.#copy(bytes, position, tokens);
    if (end === undefined || (isInFile && !startsWith(bytes, 'endobj', skipWhiteSpace(bytes, end)))) {
      this.drop(tokens);
      return undefined;
    }
    tokens.end = buffer.length;
    tokens.endOfReferences = references.length;
    if (tokens.endOfReferences > tokens.firstReference) tokens.isAttributes = false;
    return tokens;
  }

  /** Forgets what was read last. */
  drop({ chunk, start, firstReference }: Tokens) {
    chunk.bytes.length = start;
    chunk.references.length = firstReference;
  }

  /** @returns where it ends. */
  // One loop over all bytes of a file, measured and fuzzed as it is: a call for each token takes longer.
  // oxlint-disable-next-line eslint/complexity
  #copy(bytes: Uint8Array, position: number, tokens: Tokens): number | undefined {
    const { bytes: buffer, references } = tokens.chunk;
    let depth = -1;
    let isApart = true;
    let isType = false;
    for (let at = position; ;) {
      this.reached = at;
      const code = bytes[at];
      if (code === undefined) return undefined;
      if (characterClass[code] === whiteSpace) {
        at++;
        continue;
      }
      const start = at;
      const expected = depth < 0 ? item : nextAt[depth];
      if (code === 0x2f) {
        // A name.
        let hash = 0;
        let isEscaped = false;
        for (
          let letter = bytes[++at];
          letter !== undefined && characterClass[letter] === regular;
          letter = bytes[++at]
        ) {
          hash = nextHash(hash, letter);
          if (letter === 0x23) isEscaped = true;
        }
        if (depth < 0) return undefined;
        if (expected === key) {
          // Of a key that comes twice, the last counts: the other value must not go along unseen.
          if (isEscaped || lastWith[depth * hashes + hash] === dictAt[depth]) return undefined;
          lastWith[depth * hashes + hash] = dictAt[depth] ?? 0;
          if (this.#mayMatter[hash] === 1) {
            const name = toLatin1(bytes, start + 1, at);
            if (this.#keys.has(name)) return undefined;
            if (name === 'Type') isType = true;
            else if (name === 'O' && depth === 0) tokens.isAttributes = true;
          }
          nextAt[depth] = value;
        } else {
          if (isType && (isEscaped || leftOut.has(toLatin1(bytes, start + 1, at)))) return undefined;
          isType = false;
          if (expected === value) nextAt[depth] = key;
        }
        buffer.copy(bytes, start, at);
        isApart = false;
        continue;
      }
      if (code === 0x3e || code === 0x5d) {
        // The end of a dictionary, or of an array.
        const isDict = code === 0x3e;
        if (depth < 0 || expected !== (isDict ? key : item) || (isDict && bytes[at + 1] !== code)) return undefined;
        at += isDict ? 2 : 1;
        buffer.copy(bytes, start, at);
        isApart = true;
        if (--depth < 0) return at;
        continue;
      }
      if (expected === key || isType) return undefined;
      if (expected === value) nextAt[depth] = key;
      if (code === 0x5b || (code === 0x3c && bytes[at + 1] === code)) {
        if (++depth === maxDepth) return undefined;
        nextAt[depth] = code === 0x5b ? item : key;
        if (code === 0x3c) dictAt[depth] = ++dictCount;
        at += code === 0x5b ? 1 : 2;
        buffer.copy(bytes, start, at);
        isApart = true;
        continue;
      }
      if (depth < 0) return undefined;
      if (code === 0x28 || code === 0x3c) {
        at = code === 0x28 ? endOfLiteral(bytes, at) : endOfHexadecimal(bytes, at);
        if (at < 0) return undefined;
        buffer.copy(bytes, start, at);
        isApart = true;
        continue;
      }
      if (characterClass[code] !== regular) return undefined;
      if (!isApart) buffer.byte(0x20);
      isApart = false;
      if (isDigit(code)) {
        const end = endOfReference(bytes, at);
        if (end > 0) {
          references.push(buffer.length, integerAt(bytes, at));
          at = end;
          continue;
        }
      }
      while (characterClass[bytes[at] ?? 0] === regular) at++;
      if (!isNumber(bytes, start, at) && !words.has(toLatin1(bytes, start, at))) return undefined;
      buffer.copy(bytes, start, at);
    }
  }
}

/** Of an object that has no references. */
export const wordsOf = ({ chunk, start, end }: Tokens): Uint8Array => chunk.bytes.written().subarray(start, end);

/**
 * Writes an object with the references that `copyRef` gives.
 *
 * @returns false, with nothing written, where one of them leads nowhere: what it stands for may have to go.
 */
export function writeTokens(
  { chunk, start, end, firstReference, endOfReferences }: Tokens,
  buffer: ByteBuffer,
  copyRef: (number: number) => Ref | null,
): boolean {
  const length = buffer.length;
  let from = start;
  for (let at = firstReference; at < endOfReferences; at += 2) {
    const ref = copyRef(chunk.references[at + 1] ?? 0);
    if (!ref) {
      buffer.length = length;
      return false;
    }
    const to = chunk.references[at] ?? 0;
    buffer.copyFrom(chunk.bytes, from, to);
    buffer.reference(ref.number);
    from = to;
  }
  buffer.copyFrom(chunk.bytes, from, end);
  return true;
}

/** Where a string ends that begins with a parenthesis; -1 for one that does not, or is long. */
function endOfLiteral(bytes: Uint8Array, start: number): number {
  let depth = 0;
  for (let at = start, last = Math.min(bytes.length, start + maxString); at < last; at++) {
    const code = bytes[at];
    if (code === 0x5c) at++;
    else if (code === 0x28) depth++;
    else if (code === 0x29 && --depth === 0) return at + 1;
  }
  return -1;
}

/** As `endOfLiteral`, and -1 where something is in it that is no digit. */
function endOfHexadecimal(bytes: Uint8Array, start: number): number {
  for (let at = start + 1, last = start + maxString; at < last; at++) {
    const code = bytes[at] ?? 0x28;
    if (code === 0x3e) return at + 1;
    const letter = code | 0x20;
    if (!isDigit(code) && !isWhiteSpace(code) && !(letter >= 0x61 && letter <= 0x66)) return -1;
  }
  return -1;
}

const endOfDigits = (bytes: Uint8Array, start: number): number => {
  let at = start;
  while (isDigit(bytes[at])) at++;
  return at;
};

/** Where a reference ends, as in `12 0 R`; 0 for anything else. */
function endOfReference(bytes: Uint8Array, start: number): number {
  const afterNumber = endOfDigits(bytes, start);
  const generation = skipWhiteSpace(bytes, afterNumber);
  const afterGeneration = endOfDigits(bytes, generation);
  const end = skipWhiteSpace(bytes, afterGeneration);
  if (generation === afterNumber || afterGeneration === generation || end === afterGeneration) return 0;
  return bytes[end] === 0x52 && characterClass[bytes[end + 1] ?? 0] !== regular ? end + 1 : 0;
}

function integerAt(bytes: Uint8Array, start: number): number {
  let integer = 0;
  for (let at = start, end = endOfDigits(bytes, start); at < end; at++) integer = integer * 10 + (bytes[at] ?? 0) - 48;
  return integer;
}

function isNumber(bytes: Uint8Array, start: number, end: number): boolean {
  let digits = 0;
  let points = 0;
  for (let at = start; at < end; at++) {
    const code = bytes[at];
    if (isDigit(code)) digits++;
    else if (code === 0x2e) points++;
    else if (at > start || (code !== 0x2b && code !== 0x2d)) return false;
  }
  return digits > 0 && digits <= maxDigits && points <= 1;
}
