import type { Word } from './english-words.ts';

/** Returns a text as the search compares it: in lower case, without accents, in the letters that stand for others. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('’', "'");

/** The same for letters that are built of parts, or change their sound by marks: Hangul, kana. */
export const wholeLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll('ł', 'l');

/** Returns what makes the stems of a language: it takes the longest of the endings, and leaves at least `least` letters. */
export function withoutEndings(endings: string, least = 4): (word: string) => Word {
  const ending = new RegExp(`(?<=^.{${least},})(?:${endings.replaceAll(' ', '|')})$`, 'u');
  return (plain) => ({ plain, stem: plain.replace(ending, '') });
}

/** Splits a word where Latin letters and digits meet others: `jpg로`. */
export const apartFromLatin = (word: string): string[] => word.match(/[a-z\d]+|[^a-z\d]+/g) ?? [];

/** Returns a function that splits a text without spaces into words. */
export function segmenterOf(language: string): (text: string) => string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Katakana as hiragana. Long vowels are written or not: フォルダー, フォルダ. */
export const hiragana = (text: string): string =>
  text
    .replaceAll(/[\u30A1-\u30F6]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x60))
    .replaceAll('ー', '');
