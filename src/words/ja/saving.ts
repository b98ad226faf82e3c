import type * as english from '#words/saving.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';

export const savingWords = {
  one: '保存',
  all: (files) => `全${describeWhole(files)}件をZIPで保存`,
  saving: '保存中…',
  done: '保存しました ✓',
  savedAs: (name) => `${name}として保存しました`,
  saved: (files) => `${describeWhole(files)}個のファイルを保存しました`,
  stopped: (saved, why) =>
    `${saved > 0 ? `${describeWhole(saved)}個のファイルを保存しましたが、残りは保存できませんでした。` : '保存できませんでした。'}ブラウザがその場所に書き込めませんでした（${why}）。別の場所を選ぶか、空き容量を増やしてください。`,
  emptyFile: (why, name) => `${why}空のファイル「${name}」がそこに残っています。`,
} satisfies Words<typeof english.savingWords>;
