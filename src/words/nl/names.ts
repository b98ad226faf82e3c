import { listOf } from '#wording/amounts.ts';
import type * as english from '#words/names.ts';
import type { Words } from '#wording/words.ts';

/** The field for the names of results. */
export const nameWords = {
  title: 'Bestandsnamen',
  label: 'Patroon',
  hint: (tokens: readonly string[]) => `Laat dit leeg voor de gewone namen, of gebruik ${listOf(tokens)}.`,
  /** The name of the first result. */
  first: (name: string) => `Eerste resultaat: ${name}`,
  unknown: (words: readonly string[]) => `Onbekend: ${listOf(words.map((word) => `{${word}}`))}.`,
} satisfies Words<typeof english.nameWords>;
