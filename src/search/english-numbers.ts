import { apart } from './known-words.ts';
import type { SearchRules } from '#spelling/search-rules.ts';

/** Returns what says the names of options and units beside numbers in English, for what reads those. */
export function englishNumbers({ letters, numbers, to, from, articles }: SearchRules): (text: string) => string {
  const named = Object.entries(numbers).map(([english, others]) => {
    const any = others
      .split('|')
      .map(letters)
      .toSorted((a, b) => b.length - a.length)
      .join('|');
    // Where words are written without spaces, they have no ends.
    const [start, end] = /\p{Script=Latin}/u.test(any) ? [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`] : ['', ''];
    const link = String.raw`(?:\s*${start}(?:${letters(`${to} ${from} ${articles}`).trim().replaceAll(' ', '|')})${end})?\s*`;
    return {
      english,
      before: new RegExp(`${start}(?:${any})${end}${link}(?=\\d)`, 'gu'),
      after: new RegExp(String.raw`(?<=\d)\s*(?:${any})${end}`, 'gu'),
    };
  });
  if (named.length === 0) return (text) => text;
  return (text) =>
    named.reduce(
      (said, { english, before, after }) => said.replace(before, `${english} `).replace(after, ` ${english} `),
      apart(letters(text)),
    );
}
