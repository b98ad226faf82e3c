import { analyse } from 'chardet';
import { textEncodingIds, type TextEncodingId } from '#formats/text-encodings.ts';

/** Where the lead bytes of the most frequent ideographs are: the sets put them first. */
const frequent: Partial<Record<TextEncodingId, [first: number, last: number]>> = {
  gb18030: [0xb0, 0xd7],
  big5: [0xa4, 0xc6],
  shift_jis: [0x88, 0x97],
  'euc-jp': [0xb0, 0xcf],
  'euc-kr': [1, 0],
};

/** What a detector is not sure of at all may still be right: a subtitle or two tell it too little. */
const leastConfidence = 5;
const unknownConfidence = 8;
/** What the detector does not find where there is little text, or does not know. */
const isUnsure = new Set<string>([
  ...Object.keys(frequent),
  'windows-1252',
  'windows-1257',
  'windows-1258',
  'windows-874',
]);
/** What sets of thousands of signs must not gain from chance, compared with letters of an alphabet. */
const wideWeight = 6;

/**
 * Guesses the encoding of text that is not UTF-8: of what the detector finds possible, the one whose text looks most like
 * one of its script.
 */
export function guessEncoding(bytes: Uint8Array): TextEncodingId {
  const found = new Map(analyse(bytes).map(({ name, confidence }) => [labelOf(name), confidence]));
  let best: { id: TextEncodingId; score: number } = { id: 'windows-1252', score: 0 };
  for (const id of textEncodingIds) {
    const confidence = found.get(id) ?? (isUnsure.has(id) ? unknownConfidence - leastConfidence : undefined);
    const text = confidence === undefined ? undefined : decoded(bytes, id);
    if (confidence === undefined || text === undefined) continue;
    const score = (confidence + leastConfidence) * likeness(text, bytes, id);
    if (score > best.score) best = { id, score };
  }
  return best.id;
}

/** Sets of ISO of which Windows has a larger one, which programs mean even where they say ISO. */
const larger: Record<string, TextEncodingId> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-6': 'windows-1256',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
};

const labelOf = (name: string) => larger[name] ?? name.toLowerCase();

function decoded(bytes: Uint8Array, id: TextEncodingId): string | undefined {
  try {
    return new TextDecoder(id, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const isHigh = (letter: string) => letter > '\u{7f}';
const never = /[\u{80}-\u{9f}\p{Co}\p{Cn}\u{ff61}-\u{ff9f}]/u;
const syllables = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const mixedCases = /\p{Ll}\p{Lu}/gu;
const mixedScripts =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}]\p{Script=Latin}/gu;

const centralEuropean = ['ąćęłńóśźż', 'áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'áéíóöőúüű', 'ćčđšž', 'ăâîşţ'];

/** The letters of languages that share a set: those of one text are all from one of them. */
const alphabets: Partial<Record<TextEncodingId, string[]>> = {
  'windows-1252': [
    'àâæçèéêëîïôœùûüÿ',
    'äöüßé',
    'áéíñóúüç',
    'áàâãçéêíóôõú',
    'àèéìíîòóùú',
    'åäöæøéü',
    'áðéíóöúýþæ',
    'àçèéíïòóúü',
    'áäéèëïíóöü',
  ],
  'windows-1250': centralEuropean,
  'iso-8859-2': centralEuropean,
  'windows-1254': ['çğıöşüâîû'],
  'windows-1258': ['àáâãèéêíóôùúăđơư'],
  'windows-1257': ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äõöüšž'],
};

/** The share of letters that belong to the language to which most of them do. */
function shareOfLanguage(high: readonly string[], id: TextEncodingId): number {
  const letters = high.filter((letter) => /\p{L}/u.test(letter)).map((letter) => letter.toLowerCase());
  const known = alphabets[id];
  if (!known || letters.length === 0) return 1;
  return Math.max(...known.map((all) => letters.filter((letter) => all.includes(letter)).length / letters.length));
}

/** How much a text looks like one that people wrote. */
function likeness(text: string, bytes: Uint8Array, id: TextEncodingId): number {
  const high = [...text].filter(isHigh);
  if (high.length === 0 || high.some((letter) => never.test(letter))) return 0;
  const share = (count: number) => Math.min(1, count / high.length);
  const odd = (pattern: RegExp, weight: number) => 1 - share(weight * (text.match(pattern)?.length ?? 0));
  const known = frequent[id];
  const letters = high.filter((letter) => (known ? syllables : /[\p{L}\p{M}]/u).test(letter)).length;
  const usual = known ? wideWeight * share(letters + countFrequent(text, bytes, known)) ** 2 : share(letters) ** 3;
  return usual * shareOfLanguage(high, id) ** 4 * odd(mixedCases, 3) * odd(mixedScripts, 2);
}

function countFrequent(text: string, bytes: Uint8Array, [first, last]: [number, number]): number {
  let at = 0;
  let count = 0;
  for (const letter of text) {
    const lead = bytes[at] ?? 0;
    if (isHigh(letter) && lead >= first && lead <= last && /\p{Script=Han}/u.test(letter)) count += 1;
    at += isHigh(letter) ? 2 : 1;
  }
  return count;
}
