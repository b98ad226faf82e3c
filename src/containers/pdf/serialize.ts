import { ByteBuffer } from './byte-buffer.ts';
import { Name, PdfString, Ref, Stream, type Dict, type PdfObject } from './objects.ts';

/** What a name may hold only escaped (ISO 32000-2, 7.3.5). */
const irregular = /[^!-~]|[#()<>[\]{}/%]/g;

const tokens = new Map<string, string>();

/** A name's token, with its slash. */
function tokenOf(name: string): string {
  let token = tokens.get(name);
  if (token === undefined) {
    token = `/${name.replace(irregular, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
    // Names come from strangers' files: what is remembered has a bound.
    if (tokens.size > 10_000) tokens.clear();
    tokens.set(name, token);
  }
  return token;
}

const space = 0x20;

/** What objects become while they are written. */
export interface Translation {
  /** Null for what has no place in the output. */
  copyRef(ref: Ref): Ref | null;
  /** Keys whose values become something else; undefined leaves the key out. */
  readonly rules: ReadonlyMap<string, (value: PdfObject, dict: Dict) => PdfObject | undefined>;
}

/**
 * Writes an object's tokens, with no more space than they need. Streams are not objects in others.
 *
 * @param isApart whether something that ends with a delimiter stands before it.
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

/** Readers fail on more than 64 bits. */
const largest = Number.MAX_SAFE_INTEGER;

/** Without an exponent, which PDF does not know. */
function decimals(value: number): string {
  const text = String(Math.max(-largest, Math.min(largest, value)));
  return text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text;
}
