import type * as english from '#words/batch.ts';
import type { Words } from '#wording/words.ts';
import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';

/** `파일 3개`. */
export const describeFiles: Words<typeof english.describeFiles> = (number) => `파일 ${count(number, '개')}`;

/** `파일 6개 완료`, or `파일 30개 중 6개 완료`. */
export const describeDone: Words<typeof english.describeDone> = (done, all) =>
  done >= all ? `${describeFiles(done)} 완료` : `${describeFiles(all)} 중 ${describeWhole(done)}개 완료`;

/** Beside the button that takes them back. */
export const clearedFiles: Words<typeof english.clearedFiles> = (number) =>
  `${describeFiles(number)}를 목록에서 제거했습니다`;

/** The parts of a batch's status line. Times are in seconds. */
export const batchWords = {
  working: (left) => `처리 중${aboutLeft(left)}…`,
  doneOf: (done, all, left) => `${count(all, '개')} 중 ${count(done, '개')} 완료${aboutLeft(left)}`,
  done: (files) => `${describeFiles(files)} 완료`,
  stopped: (done, all, left) => `${describeDone(done, all)}, ${describeWhole(left)}개 남음`,
  locked: (files) => `${describeFiles(files)}에 비밀번호가 필요합니다`,
  refused: (files) => `${describeFiles(files)}는 사용할 수 없습니다`,
  failed: (files) => `${describeFiles(files)}는 처리하지 못했습니다`,
  noResult: (reason) => `아직 결과가 없습니다: ${reason}`,
  noFiles: '파일이 들어 있지 않습니다.',
} satisfies Words<typeof english.batchWords>;

/** In seconds. An estimate of a shorter time is easily off by half. */
const short = 10;

function aboutLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < short ? `, ${describeDuration(short)} 이내 남음` : `, 약 ${describeDuration(seconds)} 남음`;
}

/** The estimated result of a file, from a piece of it. */
export const describeEstimate: Words<typeof english.describeEstimate> = (bytes, seconds) =>
  `예상 결과: 약 ${describeSize(bytes)}${seconds === undefined ? '' : `, 약 ${describeDuration(seconds)} 소요`}.`;
