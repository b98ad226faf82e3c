import { formats, type FormatId } from '../formats/formats.ts';
import { borrowed, borrowedFillers, plainLetters, withoutForeignPhrases } from './borrowed-words.ts';

/** A word as the search compares it. */
export interface Word {
  /** Lower case, in American spelling, with synonyms unified: `color`, `image`, `jpeg`. */
  plain: string;
  /** The common stem of its forms: `organizing` and `organizer` both become `organiz`. */
  stem: string;
}

/** Words within phrases that change nothing. */
const articles = new Set(['a', 'an', 'the', 'my']);

/** Words that say nothing about which tool is meant. */
const fillers = new Set([
  ...borrowedFillers,
  ...`and any app are as at batch be best below big bulk by can cloudconvert computer change convert converter do file files for free from get have how
  i ilovepdf in into is it kind less make max maximum me more most multiple need no of on online or please put quick save size smallpdf so software
  than that the their this to too tool tools turn under up use using want was way website what which with you your`.split(
    /\s+/,
  ),
]);

/** American spellings that the suffix rules below do not cover, typos of format names, and synonyms. */
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

const american = (word: string) =>
  word
    .replace('grey', 'gray')
    .replace(/our(?=s?$|ed$|ing$|less$)/, 'or')
    .replace(/yse(?=r?s?$|d$)/, 'yze')
    .replace(/is(?=(?:e|er|ed|es|ing|ation)s?$)/, 'iz');

const undoubled = (stem: string) => stem.replace(/([bdgmnprt])\1$/, '$1');

function stemOf(word: string): string {
  const singular = word.replace(/(?<=[^s\d]{2})s$/, '');
  if (singular.length < 5) return singular;
  const short = singular.replace(/(?<=^.{4,})(?:ation|ing|ion|ed|er|or|e)$/, '');
  return short === singular ? short : undoubled(short.replace(/e$/, ''));
}

function wordOf(text: string): Word {
  const same = sameWords[text] ?? sameWords[text.replace(/s$/, '')] ?? text;
  const plain = formatOfExtension.get(same) ?? formatOfExtension.get(same.replace(/s$/, '')) ?? american(same);
  return { plain, stem: stemOf(plain) };
}

function textsOf(text: string): string[] {
  const lower = withoutForeignPhrases(plainLetters(text))
    .replaceAll(/->|→|(?<=\p{Letter}|mp[34]) ?\b2\b ?(?=\p{Letter})|(?<=\p{Letter}|mp[34])2(?=\p{Letter}{3})/gu, ' to ')
    .replaceAll(/e-(?=mail|sign)/g, 'e');
  return formatNames
    .reduce((said, { id, name }) => said.replaceAll(name, ` ${id} `), lower)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .flatMap((word) => borrowed.get(word)?.split(' ') ?? word)
    .filter((word) => word !== '' && !articles.has(word));
}

/** The words of a text. */
export const wordsOf = (text: string): Word[] => textsOf(text).map(wordOf);

export const stemsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => stem);

/** The words that say which tool is meant; all words if none does. */
export function tellingWords(text: string): Word[] {
  const telling = textsOf(text).filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : textsOf(text)).map(wordOf);
}
