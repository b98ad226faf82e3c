import { formats, type FormatId } from '#formats/formats.ts';
import { rules as ownRules } from '#words/search-rules.ts';
import { borrowedWords, fillers as knownFillers } from './borrowed-words.ts';
import { englishWord, type Word } from '#spelling/english-words.ts';
import { knownWords } from './known-words.ts';
import type { SearchRules } from '#spelling/search-rules.ts';

export type { Word };

/** American spellings, typos of format names, and synonyms. */
const sameWords: Record<string, string> = {
  into: 'to',
  heci: 'heic',
  hiec: 'heic',
  jepg: 'jpeg',
  jgp: 'jpeg',
  jpge: 'jpeg',
  pfd: 'pdf',
  sub: 'subtitle',
  centre: 'center',
  metre: 'meter',
  photo: 'image',
  photograph: 'image',
  picture: 'image',
  pic: 'image',
  img: 'image',
  graphic: 'image',
  movie: 'video',
  film: 'video',
  recording: 'audio',
  sound: 'audio',
  music: 'audio',
  song: 'audio',
  email: 'mail',
};

/** `jpg` -> `jpeg` */
const formatOfExtension = new Map<string, FormatId>(
  (Object.keys(formats) as FormatId[]).flatMap((id) => [...formats[id].extensions, id].map((word) => [word, id])),
);

/** The format that a word names. */
export const formatOf = ({ plain }: Word): FormatId | undefined => formatOfExtension.get(plain);

/** Names of formats that have several words, or differ from their extensions. */
const formatNames = (Object.keys(formats) as FormatId[])
  .map((id) => ({ id, name: formats[id].name.toLowerCase() }))
  .filter(({ name }) => !formatOfExtension.has(name))
  .toSorted((a, b) => b.name.length - a.name.length);

/** English words that others are translated to are compared as such in every language. */
const englishStems = new Set(
  [
    ...Object.keys(borrowedWords).flatMap((words) => words.split(' ')),
    ...Object.values(sameWords),
    ...formatOfExtension.values(),
  ].map((word) => englishWord(word).stem),
);

/** Returns what reads the words of a language. */
export function readerOf(rules: SearchRules) {
  const { english, withoutPhrases } = knownWords(rules);
  const listOf = (words = '') => rules.letters(words).split(/\s+/);
  const articles = new Set(['', ...listOf(rules.articles)]);
  const to = new Set(['to', 'as', ...listOf(rules.to)]);
  const from = new Set(['from', ...listOf(rules.from)]);
  const toAfter = new Set(listOf(rules.toAfter));
  const fromAfter = new Set(listOf(rules.fromAfter));
  const fillers = new Set([
    ...listOf(knownFillers),
    ...listOf(rules.fillers),
    ...to,
    ...from,
    ...toAfter,
    ...fromAfter,
  ]);
  const translated = new Set(Object.keys({ ...rules.same, ...rules.numbers }).flatMap((words) => words.split(' ')));

  function wordOf(text: string): Word {
    const same = sameWords[text] ?? sameWords[text.replace(/s$/, '')] ?? text;
    const plain = formatOfExtension.get(same) ?? formatOfExtension.get(same.replace(/s$/, '')) ?? same;
    const word = englishWord(plain);
    return translated.has(plain) || englishStems.has(word.stem) ? word : rules.normal(plain);
  }

  function textsOf(text: string): string[] {
    const lower = withoutPhrases(rules.letters(text))
      .replaceAll(
        /->|→|(?<=\p{Letter}|mp[34]) ?\b2\b ?(?=\p{Letter})|(?<=\p{Letter}|mp[34])2(?=\p{Letter}{3})/gu,
        ' to ',
      )
      .replaceAll(/e-(?=mail|sign)/g, 'e');
    return formatNames
      .reduce((said, { id, name }) => said.replaceAll(name, ` ${id} `), lower)
      .split(/[^\p{Letter}\p{Number}]+/u)
      .flatMap((word) => rules.split?.(word) ?? word)
      .filter((word) => !articles.has(word))
      .flatMap((word) => english(word)?.split(' ') ?? word);
  }

  const wordsOf = (text: string): Word[] => textsOf(text).map(wordOf);

  return {
    /** The words of a text. */
    wordsOf,
    stemsOf: (text: string): string[] => wordsOf(text).map(({ stem }) => stem),
    /** The words that say which tool is meant; all words if none does. */
    tellingWords(text: string): Word[] {
      const all = textsOf(text);
      const telling = all.filter((word) => !fillers.has(word));
      return (telling.length > 0 ? telling : all).map(wordOf);
    },
    /** Whether the words beside the name of a format say that it is converted to it, or from it. */
    directionBetween: (before = '', after = '') => ({
      isTarget: (before !== '' && to.has(before)) || (after !== '' && toAfter.has(after)),
      isSource: (before !== '' && from.has(before)) || (after !== '' && fromAfter.has(after)),
    }),
  };
}

export const { wordsOf, stemsOf, tellingWords, directionBetween } = readerOf(ownRules);
