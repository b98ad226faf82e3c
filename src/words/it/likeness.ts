import type * as english from '#words/likeness.ts';
import type { Words } from '#wording/words.ts';

/**
 * The lowest score of each level, by the metric's authors: nobody can distinguish the images, only side by side, or
 * only by looking closely.
 */
const likenesses: readonly [least: number, words: string][] = [
  [90, 'Nessuna differenza visibile.'],
  [70, 'Quasi nessuna differenza visibile.'],
  [50, 'Qualche differenza visibile: usa Confronta per vederla.'],
];

export const describeLikeness: Words<typeof english.describeLikeness> = (score) =>
  likenesses.find(([least]) => score >= least)?.[1] ?? 'Una differenza visibile: usa Confronta per vederla.';
