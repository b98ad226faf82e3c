import { ByteBuffer } from './byte-buffer.ts';
import { Name, PdfString, Ref, Stream, type Dict, type PdfObject } from './objects.ts';

/** Characters that have to be escaped in a name (ISO 32000-2, 7.3.5). */
const irregular = /[^!-~]|[#()<>[\]{}/%]/g;

const tokens = new Map<string, string>();

function tokenOf(name: string): string {
  let token = tokens.get(name);
  if (token === undefined) {
    token = `/${name.replace(irregular, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
    // Names come from unknown files, so the cache is limited.
    if (tokens.size > 10_000) tokens.clear();
    tokens.set(name, token);
  }
  return token;
}

const space = 0x20;

/** How objects change while they are written. */
export interface Translation {
  /** Null if the object is not in the output. */
  copyRef(ref: Ref): Ref | null;
  /** Keys whose values are replaced; undefined leaves the key out. */
  readonly rules: ReadonlyMap<string, (value: PdfObject, dict: Dict) => PdfObject | undefined>;
}

/**
 * Writes the tokens of an object with the least space that they need. Streams cannot be nested in other objects.
 *
 * @param isApart Whether it follows a delimiter.
 */
export function serialize(object: PdfObject, buffer: ByteBuffer, translation?: Translation, isApart = true) {
  // Names, strings, arrays and dictionaries begin with a delimiter.
  if (object instanceof Name) buffer.text(tokenOf(object.value));
  else if (object instanceof PdfString) buffer.text(object.token);
  else if (object instanceof Map) serializeDict(object, buffer, translation);
  else if (Array.isArray(object)) {
    buffer.text('[');
    let isFirst = true;
    for (const item of object) {
      serialize(item, buffer, translation, isFirst);
      isFirst = false;
    }
    buffer.text(']');
  } else {
    if (!isApart) buffer.byte(space);
    serializeWord(object instanceof Ref && translation ? translation.copyRef(object) : object, buffer);
  }
}

function serializeDict(dict: Dict, buffer: ByteBuffer, translation: Translation | undefined) {
  buffer.text('<<');
  for (const [key, value] of dict) {
    const rule = translation?.rules.get(key);
    const isTranslated = rule !== undefined || value instanceof Ref;
    const written = rule ? rule(value, dict) : value instanceof Ref && translation ? translation.copyRef(value) : value;
    if (written === undefined || (written === null && value !== null)) continue;
    buffer.text(tokenOf(key));
    serialize(written, buffer, isTranslated ? undefined : translation, false);
  }
  buffer.text('>>');
}

function serializeWord(object: null | boolean | number | Ref | Stream, buffer: ByteBuffer) {
  if (object instanceof Ref) {
    buffer.integer(object.number);
    buffer.byte(space);
    buffer.integer(object.generation);
    buffer.text(' R');
  } else if (typeof object === 'number') {
    if (Number.isInteger(object) && Math.abs(object) <= largest) buffer.integer(object);
    else buffer.text(decimals(object));
  } else if (object instanceof Stream) throw new Error('A stream is always an indirect object');
  else buffer.text(String(object));
}

/** Readers fail on numbers with more than 64 bits. */
const largest = Number.MAX_SAFE_INTEGER;

/** Formats a number without an exponent, which PDF does not support. */
function decimals(value: number): string {
  const text = String(Math.max(-largest, Math.min(largest, value)));
  return text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text;
}
