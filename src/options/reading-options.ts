import { readingLanguages, type ReadingLanguage, type ReadOperation } from '#jobs/contract/reading.ts';
import { languageName } from '#wording/language-names.ts';
import { choice } from './builders.ts';

/** Option schemas of the OCR tools. */

// The keys of the table.
const ids = Object.keys(readingLanguages) as ReadingLanguage[];
const sorted = ids.toSorted((a, b) => languageName(a).localeCompare(languageName(b)));
const names = Object.fromEntries(sorted.map((id) => [id, languageName(id)]));

const another = (title: string) =>
  choice(title, ['none', ...sorted], 'none', { 'x-labels': { none: 'None', ...names } });

/** The languages in which pages are read: up to three, since each takes time. */
export const languageOptions = {
  language: choice('Language', sorted, 'eng', {
    description: 'The language of the text. It starts as the language of your browser.',
    'x-labels': names,
    'x-control': 'language',
    'x-role': 'language',
  }),
  second: another('Second language'),
  third: another('Third language'),
};

interface Chosen {
  language: ReadingLanguage;
  second: ReadingLanguage | 'none';
  third: ReadingLanguage | 'none';
}

/** A question on the pages of both OCR tools. */
export const whatReadingLoads = {
  question: 'What does it load?',
  answer:
    'Tesseract, the program that reads the text, and data for the languages that you choose. Both come from this site, and only when they are needed.',
};

/** The chosen languages in order, without duplicates. */
export const chosenLanguages = ({ language, second, third }: Chosen): ReadOperation['languages'] => [
  ...new Set([language, second, third].filter((id) => id !== 'none')),
];
