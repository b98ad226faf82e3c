import type { Word } from './english-words.ts';

/** How people search in a language. Words are separated by spaces, those for one thing by `|`. */
export interface SearchRules {
  /** Returns a text in lower case, without accents, and in the letters that stand for others. All words below pass through it. */
  letters: (text: string) => string;
  /** Splits what stands between two spaces or signs into words. Default: it is one. */
  split?: (word: string) => readonly string[];
  /** Returns the form in which words are compared, such as `bild` of “Bildern”. Words that are English pass it by. */
  normal: (word: string) => Word;
  /** Words within phrases that change nothing. */
  articles: string;
  /** Words that say nothing about which tool is meant, besides those that are known of ten languages. */
  fillers: string;
  /** Words before the format to convert to, and before the one to convert from, besides those of English. */
  to: string;
  from: string;
  /** The same for languages where such words follow the format. */
  toAfter?: string;
  fromAfter?: string;
  /** An English word, or several -> the same in this language, where `search/borrowed-words.ts` lacks it or errs. */
  same: Readonly<Record<string, string>>;
  /** What options and units are called beside a number: an English word of `search/said-options.ts` or `search/read-size.ts` -> the same. */
  numbers: Readonly<Record<string, string>>;
}
