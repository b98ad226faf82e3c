import { borrowedWords } from './borrowed-words.ts';
import { hiragana } from '#spelling/letters.ts';
import type { SearchRules } from '#spelling/search-rules.ts';

/** Written without spaces between words, or with endings that stand for those of others. */
const noSpaces = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
const hasNoSpaces = new RegExp(`[${noSpaces}]`, 'u');
const isPhrase = (text: string) => hasNoSpaces.test(text) || text.includes(' ');
const seam = new RegExp(String.raw`(?<=[a-z\d])(?=[^\s\d!-~])|(?<=[${noSpaces}])(?=[a-z\d])`, 'gu');

/** Puts a space where Latin letters or digits meet letters that need none. */
export const apart = (text: string): string => text.replaceAll(seam, ' ');

/** A pattern that takes hiragana for katakana, and the other way round. */
const anyKana = (text: string) =>
  text
    .replaceAll(/[\u30A1-\u30F6]/g, hiragana)
    .replaceAll(
      /[\u3041-\u3096]/g,
      (letter) => `[${letter}${String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60)}]`,
    );

/** Returns the words of all languages that the search knows in English. */
export function knownWords({ letters, normal, same, numbers }: SearchRules) {
  const read = (table: Readonly<Record<string, string>>) =>
    Object.entries(table).flatMap(([english, others]) =>
      others.split('|').map((other) => ({ other: letters(other), english })),
    );
  // A single sign is part of many words; beside a number it is read before.
  const own = [...read(numbers).filter(({ other }) => other.length > 1), ...read(same)];
  const all = [...read(borrowedWords), ...own];
  const phrases = new Map(
    all.filter(({ other }) => isPhrase(other)).map(({ other, english }) => [hiragana(other), english]),
  );
  const longestFirst = all
    .filter(({ other }) => isPhrase(other))
    .toSorted((a, b) => b.other.length - a.other.length)
    .map(({ other }) => anyKana(other));
  const anyPhrase = new RegExp([...new Set(longestFirst)].join('|'), 'g');
  const words = new Map(all.filter(({ other }) => !isPhrase(other)).map(({ other, english }) => [other, english]));
  const stems = new Map(own.map(({ other, english }) => [normal(other).stem, english]));
  return {
    /** The English of what is one word. */
    english: (word: string) => words.get(word) ?? (own.length > 0 ? stems.get(normal(word).stem) : undefined),
    /** Translates what is several words, or is not separated from its neighbours, in a text of plain letters. */
    withoutPhrases: (text: string) =>
      apart(text.replaceAll(anyPhrase, (phrase) => ` ${phrases.get(hiragana(phrase)) ?? phrase} `)),
  };
}
