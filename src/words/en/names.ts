import { listOf } from '../amounts.ts';

/** Where people say how results are called. */
export const nameWords = {
  title: 'File names',
  label: 'Pattern',
  hint: (tokens: readonly string[]) => `Leave it empty for the usual names, or use ${listOf(tokens)}.`,
  /** What the first result is called. */
  first: (name: string) => `First result: ${name}`,
  unknown: (words: readonly string[]) => `There is no ${listOf(words.map((word) => `{${word}}`))}.`,
};
