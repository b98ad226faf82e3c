import { characterClass, delimiter } from './characters.ts';
import { Name, PdfString, Ref, Stream, type PdfObject } from './objects.ts';

/** What a name may hold only escaped (ISO 32000-2, 7.3.5). */
const irregular = /[^!-~]|[#()<>[\]{}/%]/g;

const tokens = new Map<string, string>();

/** A name's token, with its slash. */
export function serializeName(value: string): string {
  let token = tokens.get(value);
  if (token === undefined) {
    token = `/${value.replace(irregular, (character) => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
    // Names come from strangers' files: what is remembered has a bound.
    if (tokens.size > 10_000) tokens.clear();
    tokens.set(value, token);
  }
  return token;
}

/** An object's tokens, one character a byte, with no more space than they need. Streams are not objects in others. */
export function serialize(object: PdfObject): string {
  if (typeof object === 'number') return serializeNumber(object);
  if (object instanceof Name) return serializeName(object.value);
  if (object instanceof Ref) return `${object.number} ${object.generation} R`;
  if (object instanceof PdfString) return object.token;
  if (object instanceof Map) {
    let text = '<<';
    for (const [key, value] of object) text += serializeName(key) + separated(serialize(value));
    return `${text}>>`;
  }
  if (Array.isArray(object)) {
    let text = '';
    for (const item of object) text += separated(serialize(item));
    return `[${text.startsWith(' ') ? text.slice(1) : text}]`;
  }
  if (object instanceof Stream) throw new Error('A stream is always an indirect object');
  return String(object);
}

/** Tokens that begin with a delimiter need no space before them. */
const separated = (token: string): string => (characterClass[token.charCodeAt(0)] === delimiter ? token : ` ${token}`);

/** No reader takes larger ones, and no exponents. */
const largest = 1e20;

const serializeNumber = (value: number): string => {
  const text = String(Math.max(-largest, Math.min(largest, value)));
  return text.includes('e') ? value.toFixed(10).replace(/\.?0+$/, '') : text;
};
