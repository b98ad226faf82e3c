import { startsWith, toLatin1 } from '#containers/bytes.ts';
import { characterClass, endsToken, isDigit, isWhiteSpace, regular } from './characters.ts';
import { Malformed } from './malformed.ts';
import { Name, PdfString, Ref, type Dict, type PdfObject } from '#containers/pdf/objects.ts';

/** A token that is not an object: a closing bracket, an operator, or the end of the data. */
class Keyword {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const endOfBytes = new Keyword('');
const arrayEnd = new Keyword(']');
const dictEnd = new Keyword('>>');
const junk = new Keyword('junk');

/** How deeply arrays and dictionaries may be nested. */
const maxDepth = 256;
/** How much of an unterminated string is kept, in bytes: it would extend to the end of the file. */
const maxUnclosed = 2 ** 10;

/** Reads objects (ISO 32000-2, 7.2 and 7.3) from bytes. Damaged parts are skipped as long as something follows. */
export class Lexer {
  readonly bytes: Uint8Array;
  position: number;
  /** How often something malformed was skipped or completed. */
  faults = 0;
  /** The number of malformed numbers. In content streams, these do not count as faults. */
  oddNumbers = 0;
  #depth = 0;

  constructor(bytes: Uint8Array, position = 0) {
    this.bytes = bytes;
    this.position = position;
  }

  /** Returns the next object, or undefined if none begins here. */
  object(): PdfObject | undefined {
    const token = this.#next();
    if (!(token instanceof Keyword)) return token;
    if (token === arrayEnd || token === dictEnd || token === junk) this.faults++;
    return undefined;
  }

  skipSpace() {
    const { bytes } = this;
    for (; this.position < bytes.length; this.position++) {
      const code = bytes[this.position];
      if (code === 0x25) {
        while (this.position + 1 < bytes.length && bytes[this.position + 1] !== 10 && bytes[this.position + 1] !== 13) {
          this.position++;
        }
      } else if (!isWhiteSpace(code)) return;
    }
  }

  /** Returns the unsigned integer that begins here, or undefined. */
  integer(): number | undefined {
    const { bytes } = this;
    const start = this.position;
    let value = 0;
    for (let code = bytes[start]; code !== undefined && code >= 48 && code <= 57; code = bytes[this.position]) {
      value = value * 10 + code - 48;
      this.position++;
    }
    return this.position === start ? undefined : value;
  }

  /** Returns the regular characters that follow. */
  keyword(): string {
    const start = this.position;
    while (!endsToken(this.bytes[this.position])) this.position++;
    return toLatin1(this.bytes, start, this.position);
  }

  #next(): PdfObject | Keyword {
    this.skipSpace();
    const { bytes } = this;
    const code = bytes[this.position];
    if (code === undefined) return endOfBytes;
    if (isDigit(code)) return this.#numberOrRef();
    switch (code) {
      case 0x2f: // /
        return this.#name();
      case 0x28: // (
        return this.#literalString();
      case 0x3c: // <
        if (bytes[this.position + 1] !== 0x3c) return this.#hexadecimalString();
        this.position += 2;
        return this.#dict();
      case 0x5b: // [
        this.position++;
        return this.#array();
      case 0x5d: // ]
        this.position++;
        return arrayEnd;
      case 0x3e: // >
        this.position++;
        if (bytes[this.position] !== 0x3e) return junk;
        this.position++;
        return dictEnd;
      case 0x2b: // + - .
      case 0x2d:
      case 0x2e:
        return this.#toNumber(this.keyword());
    }
    if (characterClass[code] !== regular) {
      this.position++;
      return junk;
    }
    return this.#word();
  }

  #name(): Name {
    const start = ++this.position;
    const { bytes } = this;
    let hash = 0;
    let code = bytes[start];
    while (code !== undefined && characterClass[code] === regular) {
      hash = (Math.imul(hash, 31) + code) | 0;
      code = bytes[++this.position];
    }
    const slot = hash & (knownNames.length - 1);
    const known = knownNames[slot];
    if (known && known.token.length === this.position - start && startsWith(bytes, known.token, start)) {
      if (known.isWrong) this.faults++;
      return known.name;
    }
    const token = toLatin1(bytes, start, this.position);
    const name = new Name(decodeName(token));
    const isWrong = /#(?![0-9a-fA-F]{2})|#00/.test(token);
    if (isWrong) this.faults++;
    knownNames[slot] = { token, name, isWrong };
    return name;
  }

  #word(): PdfObject | Keyword {
    const start = this.position;
    const word = this.keyword();
    switch (word) {
      case 'true':
        return true;
      case 'false':
        return false;
      case 'null':
        return null;
      case 'endobj':
      case 'endstream':
      case 'stream':
        // An unterminated object ends here. Its reader needs to see this keyword.
        this.position = start;
        return endOfBytes;
    }
    return new Keyword(word);
  }

  #numberOrRef(): PdfObject {
    const { bytes } = this;
    const start = this.position;
    const value = this.integer() ?? 0;
    if (!endsToken(bytes[this.position])) {
      this.keyword();
      return this.#toNumber(toLatin1(bytes, start, this.position));
    }
    const end = this.position;
    if (isWhiteSpace(bytes[end])) {
      this.skipSpace();
      const generation = this.integer();
      if (generation !== undefined && isWhiteSpace(bytes[this.position])) {
        this.skipSpace();
        if (bytes[this.position] === 0x52 && endsToken(bytes[this.position + 1])) {
          this.position++;
          return new Ref(value, generation);
        }
      }
      this.position = end;
    }
    return value;
  }

  /** Some writers put two signs or a second point: the readable part counts. */
  #toNumber(text: string): number {
    const value = Number(text);
    if (!Number.isNaN(value) && /^[-+.\d]+$/.test(text)) return value;
    this.oddNumbers++;
    const start = parseFloat(text.replace(/^[-+]*([-+])/, '$1'));
    return Number.isFinite(start) ? start : 0;
  }

  #literalString(): PdfString {
    const { bytes } = this;
    const start = this.position;
    let depth = 0;
    for (; this.position < bytes.length; this.position++) {
      const code = bytes[this.position];
      if (code === 0x5c) this.position++;
      else if (code === 0x28) depth++;
      else if (code === 0x29 && --depth === 0) break;
    }
    this.position = Math.min(this.position + 1, bytes.length);
    if (depth === 0) return new PdfString(toLatin1(bytes, start, this.position));
    this.faults++;
    return PdfString.fromBytes(toLatin1(bytes, start + 1, Math.min(this.position, start + maxUnclosed)));
  }

  #hexadecimalString(): PdfString {
    const start = this.position;
    const end = this.bytes.indexOf(0x3e, start);
    this.position = end < 0 ? this.bytes.length : end + 1;
    const digits = toLatin1(this.bytes, start + 1, end < 0 ? Math.min(this.position, start + maxUnclosed) : end);
    const hasOthers = /[^0-9a-fA-F\s\0]/.test(digits);
    if (hasOthers || end < 0) this.faults++;
    return new PdfString(`<${hasOthers ? digits.replace(/[^0-9a-fA-F\s]/g, '') : digits}>`);
  }

  #array(): PdfObject[] {
    this.#descend();
    const items: PdfObject[] = [];
    for (;;) {
      const item = this.#next();
      if (item === arrayEnd) break;
      if (item instanceof Keyword) this.faults++;
      if (item === endOfBytes || item === dictEnd) break;
      if (!(item instanceof Keyword)) items.push(item);
    }
    this.#depth--;
    return items;
  }

  #dict(): Dict {
    this.#descend();
    const dict: Dict = new Map();
    for (;;) {
      const key = this.#next();
      if (key === dictEnd) break;
      if (!(key instanceof Name)) this.faults++;
      if (key === endOfBytes) break;
      if (!(key instanceof Name)) continue;
      const value = this.#next();
      if (value instanceof Keyword) this.faults++;
      if (value === dictEnd || value === endOfBytes) break;
      if (value instanceof Keyword) continue;
      const { size } = dict;
      dict.set(key.value, value);
      if (dict.size === size) this.faults++;
    }
    this.#depth--;
    return dict;
  }

  #descend() {
    if (++this.#depth > maxDepth) throw new Malformed('Objects stand too deep in each other');
  }
}

/** Names repeat, so recent ones are cached, each in the slot of its hash. */
const knownNames = Array.from<{ token: string; name: Name; isWrong: boolean } | undefined>({ length: 2 ** 12 });

/** Decodes the `#xx` escapes of a name. */
export const decodeName = (text: string): string =>
  text.includes('#')
    ? text.replace(/#([0-9a-fA-F]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))
    : text;

/** Skips white space but not comments, for places where `%` is data. */
export const skipWhiteSpace = (bytes: Uint8Array, at: number): number => {
  let position = at;
  while (isWhiteSpace(bytes[position])) position++;
  return position;
};
