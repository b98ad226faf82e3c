import type * as english from '#words/rows.ts';
import type { Words } from '#wording/words.ts';
import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** The rows of files. */
export const rowWords = {
  remove: (path) => `${path}を外す`,
  show: (path) => `${path}を表示`,
  progress: (path) => `${path}の進み具合`,
  reading: '読み込み中…',
  speed: (times) => (times > 1 ? `再生の${numbers().format(times)}倍の速さ` : '再生より遅い'),
  estimating: { size: 'サイズを見積もり中…', work: 'サイズと時間を見積もり中…' },
  place: (path, place, all) => `${path}：${describeWhole(all)}個中${describeWhole(place)}番目`,
  moveUp: (path) => `${path}を上へ`,
  moveDown: (path) => `${path}を下へ`,
  compare: (path) => `${path}の処理前と処理後を比較`,
  save: '保存',
  saveZip: 'ZIPで保存',
  saveFile: (name) => `${name}を保存`,
  saveFiles: (files, zip) => `ファイル${count(files, '個')}を${zip}として保存`,
  pages: {
    label: 'ページ',
    of: (path) => `${path}のページ`,
    all: 'すべて',
    how: 'ページは1-3, 7, lastのように入力してください。',
    missing: (pages) => `このファイルは${count(pages, 'ページ')}です。`,
  },
  time: {
    label: '表示時間',
    of: (path) => `${path}の表示時間（秒）`,
    asOthers: 'ほかと同じ',
  },
  unlock: { form: (path) => `${path}を開く`, password: 'パスワード', open: '開く' },
} satisfies Words<typeof english.rowWords>;
