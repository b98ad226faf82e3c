import { ByteBuffer } from '#containers/pdf/byte-buffer.ts';
import { startsWith, toLatin1 } from '#containers/bytes.ts';
import { characterClass, isDigit, isWhiteSpace, regular, whiteSpace } from './characters.ts';
import { skipWhiteSpace } from './lexer.ts';
import type { Ref } from '#containers/pdf/objects.ts';

/** The size at which a new chunk is started, in bytes. */
const chunkSize = 2 ** 16;
/** The initial size of a chunk: most documents are small. */
const firstSize = 2 ** 12;
/** How deeply arrays and dictionaries may be nested in objects that are copied this way. */
const maxDepth = 32;
/** Numbers with more digits may need to be shortened. */
const maxDigits = 15;
/**
 * The longest string, in bytes. An unterminated one would be read to the end of the file for each object that contains
 * it.
 */
const maxString = 2 ** 12;

/** Objects stored back to back, without their references. */
interface Chunk {
  bytes: ByteBuffer;
  /** Pairs: the position in the bytes where a reference belongs, and the object number it refers to. */
  references: number[];
}

/** An object as its file has it, with minimal white space, ready to be renumbered. */
export interface Tokens {
  chunk: Chunk;
  start: number;
  end: number;
  /** Its range in the chunk's references. */
  firstReference: number;
  endOfReferences: number;
  /** Whether these are attributes of a structure element (ISO 32000-2, 14.7.6), which refer to nothing. */
  isAttributes: boolean;
}

/** What is expected next. */
const item = 0;
const key = 1;
const value = 2;

/** Objects of these types are rebuilt or left out. */
const leftOut = new Set(['Page', 'Pages', 'Catalog']);
const words = new Set(['true', 'false', 'null']);
const hashes = 2 ** 10;

const nextHash = (hash: number, code: number): number => (Math.imul(hash, 31) + code) & (hashes - 1);

// The state of the reader, by depth. Merges have hundreds of readers, but only one reads at a time.
const nextAt = new Uint8Array(maxDepth);
/** Each dictionary gets a number. */
const dictAt = new Float64Array(maxDepth);
/** The last dictionary that contained a key with this hash. */
const lastWith = new Float64Array(maxDepth * hashes);
let dictCount = 0;

/** Copies objects token by token. Most are never inspected, so parsing them would be wasted work. */
export class TokenReader {
  readonly #keys: ReadonlySet<string>;
  /** Nonzero for the hashes of keys to look out for. */
  readonly #mayMatter = new Uint8Array(hashes);
  #chunk: Chunk = { bytes: new ByteBuffer(firstSize), references: [] };
  /** The position of the last token that was read. */
  reached = 0;

  /** @param keys whose values cannot be copied unchanged. */
  constructor(keys: Iterable<string>) {
    this.#keys = new Set([...keys, 'EF']);
    for (const name of [...this.#keys, 'Type', 'O']) {
      let hash = 0;
      for (let index = 0; index < name.length; index++) hash = nextHash(hash, name.charCodeAt(index));
      this.#mayMatter[hash] = 1;
    }
  }

  /**
   * Reads the dictionary or array at a position. Undefined if there is none, if its syntax is not sound, or if
   * something in it must be inspected.
   *
   * @param isInFile whether to reject an object that `endobj` does not follow, such as a stream.
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

  /** Discards what was read last. */
  drop({ chunk, start, firstReference }: Tokens) {
    chunk.bytes.length = start;
    chunk.references.length = firstReference;
  }

  /** @returns where it ends. */
  // A single loop over all bytes of a file, measured and fuzzed in this form: a call per token is slower.
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
          // A repeated key counts with its last value: the other one must not be copied unnoticed.
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

/** The bytes of an object without references. */
export const wordsOf = ({ chunk, start, end }: Tokens): Uint8Array => chunk.bytes.written().subarray(start, end);

/**
 * Writes an object with its references renumbered by `copyRef`.
 *
 * @returns false, with nothing written, if a reference leads nowhere: the object that contains it may have to be
 *   changed.
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

/** Returns where a literal string ends; -1 if it is unterminated or too long. */
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

/** Returns where a hexadecimal string ends; -1 as above, or if it contains anything but digits. */
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

/** Returns where a reference such as `12 0 R` ends; 0 for anything else. */
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
