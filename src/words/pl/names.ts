import { listOf } from '#wording/amounts.ts';

/** The field for the names of results. */
export const nameWords = {
  title: 'Nazwy plików',
  label: 'Wzór',
  hint: (tokens: readonly string[]) => `Puste pole daje zwykłe nazwy; można użyć ${listOf(tokens)}.`,
  /** The name of the first result. */
  first: (name: string) => `Pierwszy wynik: ${name}`,
  unknown: (words: readonly string[]) => `Nie ma czegoś takiego jak ${listOf(words.map((word) => `{${word}}`))}.`,
};
