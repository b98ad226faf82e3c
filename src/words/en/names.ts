import { listOf } from '#wording/amounts.ts';

/** The field for the names of results. */
export const nameWords = {
  title: 'File names',
  label: 'Pattern',
  hint: (tokens: readonly string[]) => `Leave it empty for the usual names, or use ${listOf(tokens)}.`,
  /** The name of the first result. */
  first: (name: string) => `First result: ${name}`,
  unknown: (words: readonly string[]) => `There is no ${listOf(words.map((word) => `{${word}}`))}.`,
};
