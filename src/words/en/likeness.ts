/**
 * The lowest score of each level, by the metric's authors: nobody can distinguish the images, only side by side, or
 * only by looking closely.
 */
const likenesses: readonly [least: number, words: string][] = [
  [90, 'No visible difference.'],
  [70, 'Hardly any visible difference.'],
  [50, 'Some visible difference: use Compare to see.'],
];

export const describeLikeness = (score: number): string =>
  likenesses.find(([least]) => score >= least)?.[1] ?? 'A visible difference: use Compare to see.';
