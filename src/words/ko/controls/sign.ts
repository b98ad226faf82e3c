import type * as english from '#words/controls/sign.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';

/** The control that places a signature on pages. */
export const signWords = {
  use: '페이지에 넣기',
  back: '페이지로 돌아가기',
  change: '서명 바꾸기',
  shortChange: '바꾸기',
  place: { signature: '서명 넣기', initials: '이니셜 넣기', date: '날짜 넣기' },
  short: { signature: '서명 넣기', initials: '이니셜', date: '날짜' },
  unplaced: (files) =>
    files > 1
      ? '위치를 정하지 않으면 각 파일 마지막 페이지의 오른쪽 아래에 들어갑니다.'
      : '위치를 정하지 않으면 마지막 페이지의 오른쪽 아래에 들어갑니다.',
  where: (pages) => `넣은 페이지: ${listOf(pages.map(describeWhole))}.`,
} satisfies Words<typeof english.signWords>;
