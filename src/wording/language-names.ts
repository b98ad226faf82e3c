import { locale } from '#language.ts';
import { onFirstUse } from './on-first-use.ts';
import { readingLanguages, type ReadingLanguage } from '#jobs/contract/reading.ts';

const names = onFirstUse(() => new Intl.DisplayNames([locale], { type: 'language' }));

/** The page's name for an OCR language. */
export const languageName = (id: ReadingLanguage): string => names().of(readingLanguages[id]) ?? id;
