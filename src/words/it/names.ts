import type * as english from '#words/names.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The field for the names of results. */
export const nameWords = {
  title: 'Nomi dei file',
  label: 'Modello',
  hint: (tokens) => `Lascia il campo vuoto per i nomi predefiniti, oppure usa ${listOf(tokens)}.`,
  first: (name) => `Primo risultato: ${name}`,
  unknown: (words) => `Non esiste: ${listOf(words.map((word) => `{${word}}`))}.`,
} satisfies Words<typeof english.nameWords>;
