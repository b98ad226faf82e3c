import type * as english from '#words/sheet.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: '表示するもの',
  key: (key) => `キー：${key}`,
  against: '比較対象',
  original: '元のファイル',
  previous: '前の結果',
  before: '処理前',
  after: '処理後',
  previousResult: '前のファイル',
  nextResult: '次のファイル',
  result: (place, all, name) => `${describeWhole(place)} / ${describeWhole(all)} · ${name}`,
  previousPage: '前のページ',
  nextPage: '次のページ',
  page: (page, all) => `${describeWhole(page)} / ${describeWhole(all)}ページ`,
  pageOf: (page, name) => `${name}の${describeWhole(page)}ページ目`,
  joints: 'つなぎ目を試聴',
  playJoint: (time) => `${time}の前後3秒を再生`,
  player: (name) => `${name}のプレーヤー`,
} satisfies Words<typeof english.sheetWords>;
