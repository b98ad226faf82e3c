import type * as english from '#words/controls/page-writing.ts';
import type { Words } from '#wording/words.ts';
import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import { areasWords } from './areas.ts';

export type MarkKind = PageMark['type'] | 'date';

const kinds: Record<MarkKind, string> = {
  text: 'テキスト',
  date: '日付',
  tick: 'チェック',
  cross: 'バツ',
  line: '線',
  highlight: 'ハイライト',
  pen: '手書き',
};

export const writingWords = {
  reading: 'ファイルを開いています…',
  pages: 'ページ',
  kinds,
  tools: '書き込むもの',
  move: '移動',
  colour: '色',
  size: '文字の大きさ',
  thickness: '線の太さ',
  typed: 'ページ上の文字',
  how: {
    move: 'ドラッグで移動、隅をドラッグして大きさを変更できます。',
    text: '書きたい場所をクリックまたはタップしてください。',
    date: '日付を入れる場所をクリックまたはタップしてください。',
    tick: 'チェックを入れる場所をクリックまたはタップしてください。',
    cross: 'バツを入れる場所をクリックまたはタップしてください。',
    line: 'ページの上をドラッグして線を引いてください。',
    highlight: 'ページの上をドラッグしてハイライトしてください。',
    pen: 'マウス、ペン、指で書いてください。',
  },
  keys: 'キーボードでは、テキスト、日付、チェック、バツ、線、ハイライトを押すと、ページの中央に1つ入ります。矢印キーで移動、Shift+矢印キーで大きさを変更、Alt+矢印キーで少しずつ、Enterで文字を編集、Deleteで削除します。',
  allFiles: 'すべてのファイルに同じものを書き込みます。',
  added: (kind, page) => `${page}ページ目に${kinds[kind]}を追加しました。`,
  board: {
    removeAll: '書き込みをすべて削除',
    allRemoved: 'すべて削除しました。',
    added: '追加しました。',
    removed: '削除しました。',
    remove: (number) => `項目${number}を削除`,
    area: areasWords.area,
    place: areasWords.place,
  },
  mark: (mark) =>
    mark.type === 'text'
      ? `${mark.page}ページ目のテキスト：${mark.text}`
      : `${mark.page}ページ目の${kinds[mark.type]}：${areasWords.place(mark)}`,
} satisfies Words<typeof english.writingWords>;
