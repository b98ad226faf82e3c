import type * as english from '#words/sheet.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: '표시할 항목',
  key: (key) => `키: ${key}`,
  against: '비교 대상',
  original: '원본',
  previous: '이전 결과',
  before: '처리 전',
  after: '처리 후',
  previousResult: '이전 파일',
  nextResult: '다음 파일',
  result: (place, all, name) => `${describeWhole(place)} / ${describeWhole(all)} · ${name}`,
  previousPage: '이전 페이지',
  nextPage: '다음 페이지',
  page: (page, all) => `${describeWhole(page)} / ${describeWhole(all)}페이지`,
  pageOf: (page, name) => `${name}, ${describeWhole(page)}페이지`,
  joints: '이어진 부분 듣기',
  playJoint: (time) => `${time} 앞뒤 3초 재생`,
  player: (name) => `${name} 플레이어`,
} satisfies Words<typeof english.sheetWords>;
