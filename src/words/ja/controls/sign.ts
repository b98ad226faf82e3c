import type * as english from '#words/controls/sign.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';

/** The control that places a signature on pages. */
export const signWords = {
  use: 'ページに配置',
  back: 'ページに戻る',
  change: '署名を変更',
  shortChange: '変更',
  place: { signature: '署名を配置', initials: 'イニシャルを配置', date: '日付を配置' },
  short: { signature: '署名を配置', initials: 'イニシャル', date: '日付' },
  unplaced: (files) =>
    files > 1
      ? '配置しなければ、各ファイルの最後のページの右下に入ります。'
      : '配置しなければ、最後のページの右下に入ります。',
  where: (pages) => `配置したページ：${listOf(pages.map(describeWhole))}。`,
} satisfies Words<typeof english.signWords>;
