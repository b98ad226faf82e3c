import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import type * as english from '#words/batch.ts';
import { count } from './count.ts';

/** `3 个文件`。 */
export const describeFiles: Words<typeof english.describeFiles> = (number) => count(number, '个文件');

export const describeDone: Words<typeof english.describeDone> = (done, all) =>
  done >= all ? `已完成 ${describeFiles(done)}` : `${describeFiles(all)}中已完成 ${describeWhole(done)} 个`;

/** Beside the button that takes them back. */
export const clearedFiles: Words<typeof english.clearedFiles> = (number) => `已清空 ${describeFiles(number)}`;

/** The parts of a batch's status line. Times are in seconds. */
export const batchWords = {
  working: (left) => `正在处理${aboutLeft(left)}……`,
  doneOf: (done, all, left) => `已完成 ${describeWhole(done)}/${describeWhole(all)}${aboutLeft(left)}`,
  done: (files) => `已完成 ${describeFiles(files)}`,
  stopped: (done, all, left) => `${describeDone(done, all)}，剩下 ${describeWhole(left)} 个`,
  locked: (files) => `${describeFiles(files)}需要密码`,
  refused: (files) => `${describeFiles(files)}无法使用`,
  failed: (files) => `${describeFiles(files)}处理失败`,
  noResult: (reason) => `还没有处理：${reason}`,
  noFiles: '里面没有文件。',
} satisfies Words<typeof english.batchWords>;

/** In seconds. An estimate of a shorter time is easily off by half. */
const short = 10;

function aboutLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < short ? `，剩余不到 ${describeDuration(short)}` : `，大约还要 ${describeDuration(seconds)}`;
}

/** The estimated result of a file, from a piece of it. */
export const describeEstimate: Words<typeof english.describeEstimate> = (bytes, seconds) =>
  `预计结果约 ${describeSize(bytes)}${seconds === undefined ? '' : `，约需 ${describeDuration(seconds)}`}。`;
