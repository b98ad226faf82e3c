import { listOf } from '#wording/amounts.ts';
import type * as english from '#words/names.ts';
import type { Words } from '#wording/words.ts';

/** The field for the names of results. */
export const nameWords = {
  title: 'Dateinamen',
  label: 'Muster',
  hint: (tokens: readonly string[]) => `Leer lassen für die üblichen Namen oder ${listOf(tokens)} verwenden.`,
  /** The name of the first result. */
  first: (name: string) => `Erstes Ergebnis: ${name}`,
  unknown: (words: readonly string[]) => `${listOf(words.map((word) => `{${word}}`))} gibt es nicht.`,
} satisfies Words<typeof english.nameWords>;
