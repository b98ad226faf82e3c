import { readingLanguages, type ReadingLanguage } from '../contract/reading.ts';

const subtag = (tag: string) => tag.split('-', 1)[0];

/** The browser's languages in which text can be read. */
export function preferredLanguages(): ReadingLanguage[] {
  // The keys of the table.
  const known = Object.entries(readingLanguages) as [ReadingLanguage, string][];
  const wanted = navigator.languages
    // There is no data for Traditional Chinese.
    .filter((tag) => !/^zh-(?:Hant|TW|HK|MO)/.test(tag))
    .flatMap((tag) => known.filter(([, language]) => subtag(language) === subtag(tag)));
  return wanted.map(([id]) => id);
}

/** The languages whose data reads other scripts than Latin. */
const scripts: readonly (readonly [script: RegExp, language: ReadingLanguage])[] = [
  [/\p{Script=Arabic}/u, 'ara'],
  [/\p{Script=Devanagari}/u, 'hin'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'jpn'],
  [/\p{Script=Han}/u, 'chi_sim'],
];
const otherScripts = scripts.map(([, language]) => language);
const letter = /\p{L}/u;
const latin = /\p{Script=Latin}/u;

/** Returns the languages in which to read pages that may show words; none if the letters of a word cannot be read. */
export function languagesFor(words: readonly string[]): ReadingLanguage[] {
  const preferred = preferredLanguages();
  const isReadable = (character: string) =>
    !letter.test(character) || latin.test(character) || scripts.some(([script]) => script.test(character));
  const text = words.join('');
  if (![...text].every(isReadable)) return [];
  const needed = scripts.flatMap(([script, language]) => (script.test(text) ? language : []));
  const isJapanese = needed.includes('jpn') || preferred.includes('jpn');
  const others = needed.flatMap((language) => (language === 'chi_sim' && isJapanese ? 'jpn' : language));
  const isLatin = latin.test(text) || needed.length === 0;
  const ofLatin = preferred.find((language) => !otherScripts.includes(language)) ?? 'eng';
  return [...new Set([...others, ...(isLatin ? [ofLatin] : [])])];
}
