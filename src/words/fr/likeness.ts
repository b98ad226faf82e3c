import type * as english from '#words/likeness.ts';
import type { Words } from '#wording/words.ts';

/**
 * The lowest score of each level, by the metric's authors: nobody can distinguish the images, only side by side, or
 * only by looking closely.
 */
const likenesses: readonly [least: number, words: string][] = [
  [90, 'Aucune différence visible.'],
  [70, 'Presque aucune différence visible.'],
  [50, 'Quelques différences visibles : comparez pour les voir.'],
];

export const describeLikeness: Words<typeof english.describeLikeness> = (score) =>
  likenesses.find(([least]) => score >= least)?.[1] ?? 'Une différence visible : comparez pour la voir.';
