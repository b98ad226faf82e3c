import type * as english from '#words/likeness.ts';
import type { Words } from '#wording/words.ts';

/** The lowest score of each level, by the metric's authors. */
const likenesses: readonly [least: number, words: string][] = [
  [90, '見た目の違いはありません。'],
  [70, '見た目の違いはほとんどありません。'],
  [50, '見た目に少し違いがあります。「比較」で確認してください。'],
];

export const describeLikeness: Words<typeof english.describeLikeness> = (score) =>
  likenesses.find(([least]) => score >= least)?.[1] ?? '見た目に違いがあります。「比較」で確認してください。';
