import type * as english from '#words/likeness.ts';
import type { Words } from '#wording/words.ts';

/**
 * The lowest score of each level, by the metric's authors: nobody can distinguish the images, only side by side, or
 * only by looking closely.
 */
const likenesses: readonly [least: number, words: string][] = [
  [90, 'لا يظهر أي فرق.'],
  [70, 'يكاد لا يظهر أي فرق.'],
  [50, 'يوجد فرق طفيف: اضغط «مقارنة» لتراه.'],
];

export const describeLikeness: Words<typeof english.describeLikeness> = (score) =>
  likenesses.find(([least]) => score >= least)?.[1] ?? 'يوجد فرق ظاهر: اضغط «مقارنة» لتراه.';
