import type * as english from '#words/controls/frames.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const frames = (number: number) => count(number, 'フレーム');

/** Places and numbers of frames count from 1; times are text, `0.1 s`. */
export const framesWords = {
  reading: 'ファイルを読み込み中…',
  none: 'このファイルには選べるフレームがありません。',
  list: 'フレーム',
  tile: (frame, time, place, all) => `フレーム${frame}、${time}、${all}個中${place}番目`,
  moved: (place, all) => `${all}個中${place}番目に移動しました。`,
  duplicated: (number) => `${frames(number)}を複製しました。`,
  deleted: (number, left) => `${frames(number)}を削除しました。残り${describeWhole(left)}フレームです。`,
  oneStays: '少なくとも1フレームは残してください。',
  kept: (number) => `${frames(number)}を残しました。`,
  ownTimes: '元の表示時間に戻しました。',
  timed: (time) => `表示時間を${time}にしました。`,
  undone: undoWords.undone,
  startedOver: 'すべてのフレームを元の順番に戻しました。',
  tools: {
    bar: '選んだフレーム',
    chooseAll: 'すべて選択',
    chooseNone: '選択を解除',
    back: '前へ移動',
    forward: '後ろへ移動',
    duplicate: '複製',
    delete: '削除',
    keep: 'これだけ残す',
    time: '表示時間',
    type: '番号で入力',
    startOver: '最初からやり直す',
    amount: (chosen, all, time) =>
      `${chosen > 0 ? `${frames(all)}中${describeWhole(chosen)}フレームを選択` : frames(all)}、${time}`,
  },
} satisfies Words<typeof english.framesWords>;
