import { findBirthDates } from './birth-dates.ts';
import { candidates, without } from './candidates.ts';
import { findCards, findIbans } from './accounts.ts';
import type { PersonalDataKind } from './kinds.ts';
import { findNationalNumbers } from './national-numbers.ts';
import { findPhones } from './phones.ts';

const email = /[\p{L}\p{N}][\p{L}\p{N}._%+'-]*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}/u;

/** The more reliable ones first: later finders do not see what earlier ones have found. */
const finders: readonly (readonly [PersonalDataKind, (text: string) => string[]])[] = [
  ['email', (text) => candidates(text, email).map(([found]) => found)],
  ['iban', findIbans],
  ['card', findCards],
  ['birth-date', findBirthDates],
  ['national-number', findNationalNumbers],
  ['phone', findPhones],
];

/** PDFs have these where a line breaks within a word, or after a hyphen: nobody can tell which. */
const softBreak = /[\u0002\u00AD\uFFFE]\s*/g;
const hyphenAtEnd = /(?<=[\p{L}\p{N}])-\s+(?=[\p{L}\p{N}])/gu;

/** A text as it may be meant where lines break at hyphens: with nothing there, with the hyphen, and with no break. */
const readingsOf = (text: string): string[] => [
  ...new Set([
    text.replaceAll(softBreak, ''),
    text.replaceAll(softBreak, '-'),
    text.replaceAll(softBreak, '-').replaceAll(hyphenAtEnd, '-'),
  ]),
];

/** Finds personal data of these kinds in a text, each once and as written. */
export function findPersonalData(text: string, kinds: readonly PersonalDataKind[]): string[] {
  const all = new Set<string>();
  if (kinds.length === 0) return [];
  for (const reading of readingsOf(text)) {
    let rest = reading.replaceAll(/\s+/g, ' ');
    for (const [kind, find] of finders) {
      const found = find(rest);
      if (kinds.includes(kind)) for (const each of found) all.add(each);
      rest = without(rest, found);
    }
  }
  return [...all];
}

/** Finds the matches of a pattern with the flag `g`, each once. */
export function findMatches(text: string, pattern: RegExp): string[] {
  const found = readingsOf(text).flatMap((reading) => [...reading.matchAll(pattern)].map(([match]) => match.trim()));
  return [...new Set(found.filter((match) => match !== ''))];
}
