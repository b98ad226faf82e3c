import type * as english from '#words/likeness.ts';
import type { Words } from '#wording/words.ts';

/**
 * The lowest score of each level, by the metric's authors: nobody can distinguish the images, only side by side, or
 * only by looking closely.
 */
const likenesses: readonly [least: number, words: string][] = [
  [90, 'Nenhuma diferença visível.'],
  [70, 'Quase nenhuma diferença visível.'],
  [50, 'Alguma diferença visível: use “Comparar” para ver.'],
];

export const describeLikeness: Words<typeof english.describeLikeness> = (score) =>
  likenesses.find(([least]) => score >= least)?.[1] ?? 'Diferença visível: use “Comparar” para ver.';
