import { asTyped } from '#folding/signs.ts';
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

/** Where a line breaks within a word, or after a hyphen: nobody can tell which. */
const softBreak = /\u00AD\s*/g;
const hyphenAtEnd = /(?<=[\p{L}\p{N}])-\s+(?=[\p{L}\p{N}])/gu;

/** A text as it may be meant where lines break at hyphens: with nothing there, with the hyphen, and with no break. */
function readingsOf(text: string): string[] {
  const typed = asTyped(text);
  return [
    ...new Set([
      typed.replaceAll(softBreak, ''),
      typed.replaceAll(softBreak, '-'),
      typed.replaceAll(softBreak, '-').replaceAll(hyphenAtEnd, '-'),
    ]),
  ];
}

/** Kinds whose form or check digits tell that a line broke within them, without a hyphen. */
const brokenKinds: readonly PersonalDataKind[] = ['email', 'iban', 'card', 'national-number'];

/** Finds personal data of these kinds in a text, each once, as people would type them. */
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
  for (const each of findBroken(text, kinds)) all.add(each);
  return [...all];
}

/** Finds what is there only if lines go on in the next one. */
function findBroken(text: string, kinds: readonly PersonalDataKind[]): string[] {
  const lines = asTyped(text)
    .replaceAll(softBreak, '')
    .split(/[^\S\n]*\n\s*/);
  const some = finders.filter(([kind]) => kinds.includes(kind) && brokenKinds.includes(kind));
  if (some.length === 0) return [];
  return lines.slice(1).flatMap((next, index) => {
    const [before, after] = [lines[index]?.slice(-mostBroken) ?? '', next.slice(0, mostBroken)];
    const parts = [/\S*$/.exec(before)?.[0] ?? '', /^\S*/.exec(after)?.[0] ?? ''];
    if (!parts.join('').includes('@') && !parts.every((part) => /\d/.test(part))) return [];
    const isOver = (found: string) => !before.includes(found) && !after.includes(found);
    return some.flatMap(([, find]) => {
      const found = find(before + after).filter(isOver);
      if (found.length === 0) return [];
      // Otherwise, a word of the next line would belong to an address that is complete.
      const alone = [...find(before), ...find(after), ...find(`${before} ${after}`)];
      return found.filter((each) => !alone.some((other) => each.includes(other)));
    });
  });
}

/** How much of a line may belong to something that goes on in the next one. In characters. */
const mostBroken = 64;

/** Finds the matches of a pattern with the flag `g`, each once. */
export function findMatches(text: string, pattern: RegExp): string[] {
  const found = [text, ...readingsOf(text)].flatMap((reading) =>
    [...reading.matchAll(pattern)].map(([match]) => match.trim()),
  );
  return [...new Set(found.filter((match) => match !== ''))];
}
