import type * as english from '#words/batch.ts';
import type { Words } from '#wording/words.ts';
import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';

/** `ファイル3個`. */
export const describeFiles: Words<typeof english.describeFiles> = (number) => `ファイル${count(number, '個')}`;

/** `6個完了`, or `30個中6個完了`. */
export const describeDone: Words<typeof english.describeDone> = (done, all) =>
  done >= all ? `${count(done, '個')}完了` : `${count(all, '個')}中${count(done, '個')}完了`;

/** Beside the button that takes them back. */
export const clearedFiles: Words<typeof english.clearedFiles> = (number) => `${describeFiles(number)}をクリアしました`;

/** The parts of a batch's status line. Times are in seconds. */
export const batchWords = {
  working: (left) => `処理中${aboutLeft(left)}…`,
  doneOf: (done, all, left) => `${count(all, '個')}中${count(done, '個')}完了${aboutLeft(left)}`,
  done: (files) => `${describeFiles(files)}完了`,
  stopped: (done, all, left) => `${describeDone(done, all)}、残り${describeWhole(left)}個`,
  locked: (files) => `${describeFiles(files)}にパスワードが必要です`,
  refused: (files) => `${describeFiles(files)}は使えませんでした`,
  failed: (files) => `${describeFiles(files)}は処理できませんでした`,
  noResult: (reason) => `まだ結果がありません：${reason}`,
  noFiles: 'ファイルがありません。',
} satisfies Words<typeof english.batchWords>;

/** In seconds. An estimate of a shorter time is easily off by half. */
const short = 10;

function aboutLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < short ? `、残り${describeDuration(short)}未満` : `、残り約${describeDuration(seconds)}`;
}

/** The estimated result of a file, from a piece of it. */
export const describeEstimate: Words<typeof english.describeEstimate> = (bytes, seconds) =>
  `結果の見込み：約${describeSize(bytes)}${seconds === undefined ? '' : `、約${describeDuration(seconds)}`}。`;
