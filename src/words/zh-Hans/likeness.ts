/**
 * The lowest score of each level, by the metric's authors: nobody can distinguish the images, only side by side, or
 * only by looking closely.
 */
const likenesses: readonly [least: number, words: string][] = [
  [90, '看不出差别。'],
  [70, '几乎看不出差别。'],
  [50, '能看出一些差别：可用“比较”查看。'],
];

export const describeLikeness = (score: number): string =>
  likenesses.find(([least]) => score >= least)?.[1] ?? '能看出差别：可用“比较”查看。';
