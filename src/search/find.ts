import { rules } from '#words/search-rules.ts';
import { families, familyIds, type FamilyId } from '#families.ts';
import { formats, type FormatId } from '#formats/formats.ts';
import { familyOf } from './family-of.ts';
import type { Entry } from './entries.ts';
import type { Miss } from './misses/miss.ts';
import { misses } from './misses/misses.ts';
import { directionBetween, formatOf, stemsOf, tellingWords, wordsOf, type Word } from './normal-words.ts';
import { englishNumbers } from './english-numbers.ts';
import { isOneSlip } from './one-slip.ts';
import { readSize } from './read-size.ts';
import { readNumbers, understand, type SaidNumber, type Understood } from './said-options.ts';
import type { Setting, Settings } from './settings.ts';

export interface Found {
  /** Best first. */
  entries: Entry[];
  /** A requested feature that is not available here. */
  miss?: Miss;
  /** Whether every word of the query matches each entry. If no entry has them all, those with the most are returned. */
  isExact: boolean;
}

/** The words of an entry, in the form that the search compares. */
interface Indexed {
  entry: Entry;
  title: readonly Word[];
  aka: readonly (readonly Word[])[];
  akaWords: readonly Word[];
  /** Stems of its family, and of the formats that it takes. */
  kinds: ReadonlySet<string>;
  /** Stems. */
  description: ReadonlySet<string>;
  settings: readonly Setting[];
  place: number;
}

export type Index = readonly Indexed[];

/** The score of a word, by where it matches; a word without a match scores nothing, and is missing. */
const worth = {
  title: 10,
  aka: 8,
  fit: 8,
  titleStart: 8,
  akaStart: 6,
  titleSlip: 5,
  kind: 4,
  akaSlip: 3,
  description: 2,
};

/** Builds the search index from the entries. Do it once: it takes longer than a search. */
export const indexOf = (entries: readonly Entry[], settings: Settings): Index =>
  entries.map((entry, place) => {
    const aka = entry.aka.map(wordsOf);
    const formats = [...entry.accepts, ...(entry.pair ?? [])];
    const kinds = new Set(entry.isOwn ? [] : [entry.family, families[entry.family].title, ...formats].flatMap(stemsOf));
    const description = new Set(entry.isOwn ? [] : stemsOf(entry.description));
    return {
      entry,
      title: wordsOf(entry.title),
      aka,
      akaWords: aka.flat(),
      kinds,
      description,
      settings: settings[entry.runs ?? entry.slug] ?? [],
      place,
    };
  });

const mayBeSlip = (word: string) => word.length >= 4 && !/\d/.test(word);

/** How well a word of a query matches a word of an entry. */
const ways = {
  same:
    ({ stem }: Word) =>
    (other: Word) =>
      other.stem === stem,
  start:
    ({ plain, stem }: Word, isLast: boolean) =>
    (other: Word) =>
      (stem.length >= 3 || isLast) && (other.plain.startsWith(plain) || other.stem.startsWith(stem)),
  slip:
    ({ plain }: Word) =>
    (other: Word) =>
      mayBeSlip(plain) && mayBeSlip(other.plain) && isOneSlip(plain, other.plain),
};

function worthOf(word: Word, { title, akaWords, kinds, description }: Indexed, isLast: boolean): number {
  const [same, start, slip] = [ways.same(word), ways.start(word, isLast), ways.slip(word)];
  if (title.some(same)) return worth.title;
  if (akaWords.some(same)) return worth.aka;
  if (title.some(start)) return worth.titleStart;
  if (akaWords.some(start)) return worth.akaStart;
  if (title.some(slip)) return worth.titleSlip;
  if (kinds.has(word.stem)) return worth.kind;
  if (akaWords.some(slip)) return worth.akaSlip;
  return description.has(word.stem) ? worth.description : 0;
}

const contains = (words: readonly Word[], phrase: readonly Word[]) =>
  phrase.length > 0 && words.some((_, start) => phrase.every(({ stem }, at) => words[start + at]?.stem === stem));

const includes = (words: readonly Word[], { stem }: Word) => words.some((other) => other.stem === stem);

/** The formats that a query mentions: from which, to which. */
function readPair(words: readonly Word[]): { from?: FormatId; to?: FormatId } {
  const said = words.flatMap((word, at) => {
    const id = formatOf(word);
    return id === undefined ? [] : [{ id, ...directionBetween(words[at - 1]?.plain, words[at + 1]?.plain) }];
  });
  const [first, second] = said;
  if (!first) return {};
  if (second && second.id !== first.id)
    return second.isSource ? { from: second.id, to: first.id } : { from: first.id, to: second.id };
  return first.isTarget ? { to: first.id } : { from: first.id };
}

interface Query {
  /** All its words, in order. */
  words: readonly Word[];
  /** The words that say which tool is meant. */
  telling: readonly Word[];
  from?: FormatId | undefined;
  to?: FormatId | undefined;
  bytes?: number | undefined;
  /** Numbers that set options of a tool. */
  numbers: readonly SaidNumber[];
  /** The families of the mentioned files, if any. */
  families: ReadonlySet<FamilyId>;
}

const familyWords = new Map<string, FamilyId>(familyIds.map((id) => [id, id]));

/** The family of the files, given by a format, or by the word for all of them. */
function familiesIn(words: readonly Word[], from?: FormatId): ReadonlySet<FamilyId> {
  if (from !== undefined) return new Set([familyOf[formats[from].kind]]);
  return new Set(words.flatMap(({ plain, stem }) => familyWords.get(plain) ?? familyWords.get(stem) ?? []));
}

const numbersInEnglish = englishNumbers(rules);

function readQuery(text: string): Query {
  const { bytes, rest: unsized } = readSize(numbersInEnglish(text));
  const { numbers, rest } = readNumbers(unsized);
  const words = wordsOf(rest);
  const telling = rest.trim() === '' ? [] : tellingWords(rest);
  const pair = readPair(words);
  const named = familiesIn(words, pair.from);
  return { words, telling, numbers, families: named, ...pair, ...(bytes !== undefined && { bytes }) };
}

/** The part of a query that the page's tool can be opened with. */
const understoodBy = ({ entry, settings }: Indexed, { numbers, to, bytes }: Query): Understood =>
  understand(
    { numbers, bytes: entry.bytes === bytes ? undefined : bytes, to: entry.pair?.[1] === to ? undefined : to },
    settings,
  );

/** Scores an entry by the formats in a query, and counts what it leaves out. */
function rankOfFormats({ pair, isConverter, family, accepts }: Entry, { from, to }: Query) {
  const [source, target] = pair ?? [];
  const isAsked = to !== undefined && isConverter && (from === undefined || accepts.includes(from));
  if (source === undefined) return { score: isAsked && familyOf[formats[to].kind] === family ? 30 : 0, missing: 0 };
  // Two matching formats outweigh an unknown word beside them.
  if (from === source && to === target) return { score: 100, missing: -1 };
  if (from !== undefined && to !== undefined) return { score: 0, missing: 1 };
  if (to !== undefined && to === target) return { score: 1, missing: 0 };
  return { score: from !== undefined && from === source ? 3 : 0, missing: 0 };
}

/** Whether a page of one purpose can also keep its results under the size, as passport photos must be. */
const canBeKeptUnder = (indexed: Indexed, query: Query) =>
  indexed.entry.bytes === undefined && query.telling.length > 0 && understoodBy(indexed, query).isSized;

/** The same for the size and the numbers in a query. */
function rankOfNumbers(indexed: Indexed, query: Query) {
  const { bytes, numbers, families: named } = query;
  const { entry } = indexed;
  let score = 0;
  let missing = 0;
  if (bytes !== undefined) {
    if (entry.bytes === bytes) score += named.size === 0 || named.has(entry.family) ? 30 : 10;
    else if (entry.anySize) score += 15;
    else if (!canBeKeptUnder(indexed, query)) missing++;
  }
  if (numbers.length > 0) {
    const understood = understoodBy(indexed, query).numbers;
    score += 6 * understood;
    missing += numbers.length - understood;
  }
  return { score, missing };
}

function rankOf(indexed: Indexed, query: Query, isFit: boolean) {
  const { words, telling, bytes, families: named } = query;
  const { entry, title, aka } = indexed;
  const ofFormats = rankOfFormats(entry, query);
  const ofNumbers = rankOfNumbers(indexed, query);
  let score = ofFormats.score + ofNumbers.score;
  let unknown = 0;
  for (const [at, word] of telling.entries()) {
    const value = worthOf(word, indexed, at === telling.length - 1);
    score += value;
    if (value === 0) unknown++;
  }
  const missing = Math.max(0, unknown + ofFormats.missing) + ofNumbers.missing;
  if (named.has(entry.family)) score += 3;
  if (bytes === undefined && words.length === title.length && contains(words, title)) score += 60;
  const phrases = aka.filter((phrase) => contains(words, phrase));
  const worthOfPhrase = ({ length }: readonly Word[]) =>
    length === words.length && bytes === undefined ? 40 : 8 * length - 5;
  score += Math.max(0, ...phrases.map(worthOfPhrase));
  // If two tools have the word in their names, the one whose name says nothing else is meant.
  score += (4 * title.filter((word) => includes(telling, word)).length) / title.length;
  if (entry.common) score += 2;
  if (isFit) score += worth.fit;
  if (!entry.pair && entry.bytes === undefined) score += 1;
  return { entry, score, missing, place: indexed.place, family: familyIds.indexOf(entry.family) };
}

const missPhrases = misses.flatMap((miss) => miss.words.map((words) => ({ miss, phrase: wordsOf(words) })));

/** Whether an entry's names contain everything that was said, and more was said than what is not done here. */
const isCalled = ({ title, akaWords }: Indexed, telling: readonly Word[], phrase: readonly Word[]) =>
  telling.some((word) => !includes(phrase, word)) &&
  telling.every((word) => includes(title, word) || includes(akaWords, word));

/** Whether all words of a phrase are there in this order, one of them with a typo. */
const containsSlip = (words: readonly Word[], phrase: readonly Word[]) =>
  phrase.length > 1 &&
  words.some((_, start) =>
    phrase.every((wanted, at) => {
      const word = words[start + at];
      return word && (word.stem === wanted.stem || ways.slip(word)(wanted));
    }),
  );

/** The longest phrase wins; then one with a typo, and at last a single word. */
function missOf({ words, telling }: Query, index: Index): Miss | undefined {
  const said = missPhrases
    .filter(({ phrase }) => contains(words, phrase))
    .toSorted((a, b) => b.phrase.length - a.phrase.length);
  const [longest] = [
    ...said.filter(({ phrase }) => phrase.length > 1),
    ...missPhrases.filter(({ phrase }) => containsSlip(words, phrase)),
    ...said,
  ];
  if (!longest || index.some((indexed) => isCalled(indexed, telling, longest.phrase))) return undefined;
  return longest.miss;
}

/**
 * Finds pages by the words that people type.
 *
 * @param inHand the formats of the files that they have: pages that take them all come before others that match as well.
 */
export function find(text: string, index: Index, inHand: readonly FormatId[] = []): Found {
  const query = readQuery(text);
  if (query.telling.length === 0 && query.bytes === undefined && query.numbers.length === 0)
    return { entries: [], isExact: true };
  const miss = missOf(query, index);
  if (miss) {
    const near = miss.near ?? [];
    const entries = near.flatMap((slug) => index.filter(({ entry }) => entry.slug === slug).map(({ entry }) => entry));
    return { entries, miss, isExact: false };
  }
  const asked = query.telling.length + query.numbers.length + (query.bytes === undefined ? 0 : 1);
  const isFit = ({ accepts }: Entry) => inHand.length > 0 && inHand.every((format) => accepts.includes(format));
  const ranked = index
    .map((indexed) => rankOf(indexed, query, isFit(indexed.entry)))
    .filter(({ missing }) => missing < asked);
  const fewest = Math.min(...ranked.map(({ missing }) => missing));
  const best = ranked
    .filter(({ missing, score }) => missing === fewest && score > 0 && missing * 2 <= asked)
    .toSorted((a, b) => b.score - a.score || a.family - b.family || a.place - b.place);
  return { entries: best.map(({ entry }) => entry), isExact: fewest === 0 };
}

/** The options that a query specifies for a page that it found. */
export function optionsFor(text: string, entry: Entry, index: Index): Understood {
  const indexed = index.find((one) => one.entry === entry);
  return indexed ? understoodBy(indexed, readQuery(text)) : { recipe: {}, words: [], numbers: 0, isSized: false };
}
