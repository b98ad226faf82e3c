import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/sign.ts';
import { describeWhole } from '#wording/amounts.ts';
import { listOf } from '../lists.ts';

/** The control that places a signature on pages. */
export const signWords = {
  use: '放到页面上',
  back: '返回页面',
  change: '更改签名',
  shortChange: '更改',
  place: { signature: '放置签名', initials: '放置缩写签名', date: '放置日期' },
  /** What is visible of these labels. */
  short: { signature: '放置签名', initials: '缩写签名', date: '日期' },
  unplaced: (files: number) =>
    files > 1 ? '如果不放置，会放在每个文件最后一页的右下角。' : '如果不放置，会放在最后一页的右下角。',
  /** @param pages from 1. */
  where: (pages: readonly number[]) =>
    pages.length === 1 ? `已放在第 ${pages[0]} 页。` : `已放在第 ${listOf(pages.map(describeWhole))} 页。`,
} satisfies Words<typeof english.signWords>;
