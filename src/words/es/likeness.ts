import type * as english from '#words/likeness.ts';
import type { Words } from '#wording/words.ts';

/**
 * The lowest score of each level, by the metric's authors: nobody can distinguish the images, only side by side, or
 * only by looking closely.
 */
const likenesses: readonly [least: number, words: string][] = [
  [90, 'Sin diferencia visible.'],
  [70, 'Casi sin diferencia visible.'],
  [50, 'Alguna diferencia visible: usa Comparar para verla.'],
];

export const describeLikeness: Words<typeof english.describeLikeness> = (score) =>
  likenesses.find(([least]) => score >= least)?.[1] ?? 'Una diferencia visible: usa Comparar para verla.';
