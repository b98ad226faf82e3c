import { signOf } from './signs.ts';

/** What stands between two letters of a text. */
export interface Gap {
  hasSpace: boolean;
  /** Whether a line or page ends there. */
  hasBreak: boolean;
  /** Whether a word is, or may be, divided there. */
  hasHyphen: boolean;
  hasDash: boolean;
  /** By their places in the text, like all that follow. */
  quotes: readonly number[];
  /** Accents that are characters of their own. */
  marks: readonly (readonly [mark: string, place: number])[];
  /** Signs that may stand for any accent. */
  accents: readonly number[];
}

export const noGap: Gap = {
  hasSpace: false,
  hasBreak: false,
  hasHyphen: false,
  hasDash: false,
  quotes: [],
  marks: [],
  accents: [],
};

/** Nothing that belongs to a word is further from it. In characters. */
const longest = 64;

export function readGap(text: string, from: number, to: number): Gap {
  if (from >= to) return noGap;
  const roles = new Set<string>();
  const quotes: number[] = [];
  const marks: [string, number][] = [];
  const accents: number[] = [];
  let at = from;
  for (const character of text.slice(from, Math.min(to, from + longest))) {
    const { role, marks: own, isAccent } = signOf(character);
    roles.add(role);
    if (role === 'quote') quotes.push(at);
    for (const mark of own) marks.push([mark, at]);
    if (isAccent) accents.push(at);
    at += character.length;
  }
  return {
    hasSpace: roles.has('space'),
    hasBreak: roles.has('break'),
    hasHyphen: roles.has('hyphen'),
    hasDash: roles.has('dash'),
    quotes,
    marks,
    accents,
  };
}
