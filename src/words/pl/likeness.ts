/**
 * The lowest score of each level, by the metric's authors: nobody can distinguish the images, only side by side, or
 * only by looking closely.
 */
const likenesses: readonly [least: number, words: string][] = [
  [90, 'Bez widocznej różnicy.'],
  [70, 'Prawie bez widocznej różnicy.'],
  [50, 'Różnicę trochę widać: zobacz ją w porównaniu.'],
];

export const describeLikeness = (score: number): string =>
  likenesses.find(([least]) => score >= least)?.[1] ?? 'Widać różnicę: zobacz ją w porównaniu.';
