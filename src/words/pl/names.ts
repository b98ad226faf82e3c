import { listOf } from '#wording/amounts.ts';

/** The field for the names of results. */
export const nameWords = {
  title: 'Nazwy plików',
  label: 'Wzór',
  hint: (tokens: readonly string[]) => `Jeśli pole jest puste, nazwy są domyślne; można użyć ${listOf(tokens)}.`,
  /** The name of the first result. */
  first: (name: string) => `Pierwszy wynik: ${name}`,
  unknown: (words: readonly string[]) => `Nie rozpoznano: ${listOf(words.map((word) => `{${word}}`))}.`,
};
