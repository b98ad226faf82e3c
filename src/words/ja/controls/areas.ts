import type * as english from '#words/controls/areas.ts';
import type { Words } from '#wording/words.ts';
import { describeShare, describeWhole, listOf } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { describeScans } from '../readings.ts';

/** Fractions of the sides of what is shown. */
interface Share {
  left: number;
  top: number;
  width: number;
  height: number;
}

const readPlace = ({ left, top, width, height }: Share) =>
  `左から${describeShare(left)}、上から${describeShare(top)}、幅${describeShare(width)}、高さ${describeShare(height)}`;

/** Numbers of pages and areas count from 1. */
export const areasWords = {
  previous: '前のページ',
  next: '次のページ',
  page: { before: 'ページ', after: (pages) => `/ ${describeWhole(pages)}` },
  picture: (page) => `${page}ページ目`,
  drawing: 'ページを描画中…',
  add: '範囲を黒塗り',
  removeAll: '範囲をすべて削除',
  drag: 'ページの上をドラッグしてください。',
  touch: 'ボタンを押すと範囲が出ます。範囲をドラッグすると移動、隅をドラッグすると大きさの変更ができます。',
  keys: 'キーボードでは、矢印キーで範囲を移動、Shift+矢印キーで大きさを変更、Alt+矢印キーで少しずつ、Deleteで削除します。',
  allFiles: '同じ範囲がすべてのファイルに使われます。',
  where: (areas, found) => {
    const parts = [
      ...(areas.all > 0 ? [`範囲${count(areas.all, '個')}のうち${describeWhole(areas.here)}個`] : []),
      ...(found.all > 0 ? [`見つかった${count(found.all, 'か所')}のうち${describeWhole(found.here)}か所`] : []),
    ];
    if (parts.length === 0) return '';
    return `${listOf(parts)}がこのページにあります。`;
  },
  noMatches: '探しているものは、このファイルの文字の中にありません。',
  scans: (pages) => describeScans({ type: 'scanned-pages', missed: 'search', pages: [...pages] }),
  removes: (text) => `「${text}」を削除`,
  keeps: (text, isKept) => (isKept ? `「${text}」を残します。` : `「${text}」を削除します。`),
  area: (number, area) => `範囲${number}：${readPlace(area)}`,
  place: (area) => `${readPlace(area)}。`,
  remove: (number) => `範囲${number}を削除`,
  added: '範囲を追加しました。',
  removed: '範囲を削除しました。',
  allRemoved: 'すべての範囲を削除しました。',
} satisfies Words<typeof english.areasWords>;
