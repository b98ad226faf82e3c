import type * as english from '#words/likeness.ts';
import type { Words } from '#wording/words.ts';

/**
 * The lowest score of each level, by the metric's authors: nobody can distinguish the images, only side by side, or
 * only by looking closely.
 */
const likenesses: readonly [least: number, words: string][] = [
  [90, 'Kein sichtbarer Unterschied.'],
  [70, 'Kaum sichtbarer Unterschied.'],
  [50, 'Leicht sichtbarer Unterschied: Sieh ihn dir im Vergleich an.'],
];

export const describeLikeness: Words<typeof english.describeLikeness> = (score: number): string =>
  likenesses.find(([least]) => score >= least)?.[1] ?? 'Sichtbarer Unterschied: Sieh ihn dir im Vergleich an.';
