import { listOf } from '#wording/amounts.ts';
import type * as english from '#words/names.ts';
import type { Words } from '#wording/words.ts';
import { isolated } from './isolated.ts';

/** The field for the names of results. */
export const nameWords = {
  title: 'أسماء الملفات',
  label: 'النمط',
  hint: (tokens) => `اتركه فارغًا للأسماء المعتادة، أو استخدم ${listOf(tokens.map(isolated))}.`,
  first: (name) => `النتيجة الأولى: ${isolated(name)}`,
  unknown: (words) => `لا يوجد ${listOf(words.map((word) => isolated(`{${word}}`)))}.`,
} satisfies Words<typeof english.nameWords>;
