import type * as english from '#words/controls/image-areas.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { areasWords } from './areas.ts';

/** The control that draws areas on images. */
export const imageAreasWords = {
  add: '範囲を追加',
  touch: areasWords.touch,
  keys: areasWords.keys,
  opening: '画像を開いています…',
  picture: (name) => name,
  findFaces: '顔を検出',
  stopSearching: '検出を中止',
  stopping: '中止しています…',
  searching: (image, images) =>
    images > 1 ? `顔を探しています：${describeWhole(images)}枚中${describeWhole(image)}枚目。` : '顔を探しています…',
  found: ({ faces, images, searched }, { all, failed }) => {
    if (searched + failed === 0) return '中止しました。';
    return [
      searched + failed < all && `${describeWhole(all)}枚中${describeWhole(searched + failed)}枚で中止しました。`,
      faces === 0
        ? '顔は見つかりませんでした。顔があれば、その上に範囲を描いてください。'
        : `${all > 1 ? `${count(searched, '枚')}のうち${describeWhole(images)}枚に、` : ''}顔が${count(faces, '個')}見つかりました。見落としがないか確認してください。`,
      failed > 0 && `${count(failed, '枚')}は読み込めませんでした。`,
    ]
      .filter(Boolean)
      .join('');
  },
  drag: '画像の上をドラッグして範囲を描いてください。',
  where: (areas) =>
    areas === 0 ? 'この画像にはまだ範囲がありません。' : `この画像に範囲が${count(areas, '個')}あります。`,
} satisfies Words<typeof english.imageAreasWords>;
