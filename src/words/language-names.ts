import { language } from '../language.ts';
import { readingLanguages, type ReadingLanguage } from '../jobs/contract/reading.ts';

const names = new Intl.DisplayNames([language], { type: 'language' });

/** What the page calls a language that pages are read in. */
export const languageName = (id: ReadingLanguage): string => names.of(readingLanguages[id]) ?? id;
