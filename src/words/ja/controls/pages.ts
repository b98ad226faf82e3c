import type * as english from '#words/controls/pages.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const pages = (number: number) => count(number, 'ページ');

/** Places and numbers of pages count from 1. */
export const pagesWords = {
  list: 'ページ',
  tile: (page, { file, angle, place }) =>
    [file ? `${file}の${page}ページ目` : `${page}ページ目`, angle && `${angle}度回転`, place]
      .filter(Boolean)
      .join('、'),
  place: (place, all) => `全${all}ページ中${place}番目`,
  turnOne: (page) => `${page}ページ目を右に回転`,
  inserted: (number) => `${pages(number)}を挿入しました。`,
  moved: (place, all) => `全${all}ページ中${place}番目に移動しました。`,
  turnedRight: '右に回転しました。',
  turnedLeft: '左に回転しました。',
  duplicated: (number) => `${pages(number)}を複製しました。`,
  deleted: (number, left) => `${pages(number)}を削除しました。残り${describeWhole(left)}ページです。`,
  oneStays: '少なくとも1ページは残してください。',
  undone: undoWords.undone,
  startedOver: 'すべてのページを元の順番に戻しました。',
  tools: {
    bar: '選んだページ',
    chooseAll: 'すべて選択',
    chooseNone: '選択を解除',
    back: '前へ移動',
    forward: '後ろへ移動',
    turnLeft: '左に回転',
    turnRight: '右に回転',
    duplicate: '複製',
    delete: '削除',
    insert: 'この後に挿入',
    type: '番号で入力',
    startOver: '最初からやり直す',
    amount: (chosen, all) => (chosen > 0 ? `${pages(all)}中${describeWhole(chosen)}ページを選択` : pages(all)),
  },
} satisfies Words<typeof english.pagesWords>;
