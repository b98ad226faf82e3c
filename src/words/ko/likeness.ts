import type * as english from '#words/likeness.ts';
import type { Words } from '#wording/words.ts';

/** The lowest score of each level, by the metric's authors. */
const likenesses: readonly [least: number, words: string][] = [
  [90, '눈에 띄는 차이가 없습니다.'],
  [70, '눈에 띄는 차이가 거의 없습니다.'],
  [50, '조금 달라 보일 수 있습니다. “비교”로 확인하세요.'],
];

export const describeLikeness: Words<typeof english.describeLikeness> = (score) =>
  likenesses.find(([least]) => score >= least)?.[1] ?? '눈에 띄게 달라졌습니다. “비교”로 확인하세요.';
