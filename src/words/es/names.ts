import type * as english from '#words/names.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The field for the names of results. */
export const nameWords = {
  title: 'Nombres de archivo',
  label: 'Patrón',
  hint: (tokens) => `Déjalo vacío para los nombres habituales, o usa ${listOf(tokens)}.`,
  first: (name) => `Primer resultado: ${name}`,
  unknown: (words) => `Esto no existe: ${listOf(words.map((word) => `{${word}}`))}.`,
} satisfies Words<typeof english.nameWords>;
