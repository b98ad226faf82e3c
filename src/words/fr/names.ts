import type * as english from '#words/names.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The field for the names of results. */
export const nameWords = {
  title: 'Noms de fichiers',
  label: 'Modèle',
  hint: (tokens) => `Laissez vide pour les noms habituels, ou utilisez ${listOf(tokens)}.`,
  first: (name) => `Premier résultat : ${name}`,
  unknown: (words) => `Ceci n’existe pas : ${listOf(words.map((word) => `{${word}}`))}.`,
} satisfies Words<typeof english.nameWords>;
