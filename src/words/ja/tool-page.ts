import type * as english from '#words/tool-page.ts';
import type { Words } from '#wording/words.ts';
import { listOf } from '#wording/amounts.ts';
import { count } from './count.ts';

/** The texts of every tool's page before its script runs. */

/** The drop zone. */
export const dropWords = {
  prompt: {
    one: 'ここにファイルをドロップ',
    two: 'ここにファイルを2つドロップ',
    ordered: 'ここにファイルをドロップ（順番は自由）',
  },
  takes: (formats) => `${describeTaken(formats)}。1個でも、何百個でも。`,
  takesTwo: (formats) => `${listOf(formats)}。`,
  choose: 'ファイルを選択',
  add: 'ファイルを追加',
  paste: 'または貼り付け',
  folder: 'フォルダを選択',
  clear: 'クリア',
  clearAll: 'すべてのファイルをクリア',
  allFiles: (files) => `全${count(files, 'ファイル')}`,
} as const satisfies Words<typeof english.dropWords>;

/** The first of many: the others are listed below the tool. */
function describeTaken(formats: readonly string[]): string {
  const most = 9;
  const rest = formats.length - most;
  return rest > 2 ? `${formats.slice(0, most).join('、')}、ほか${rest}形式` : listOf(formats);
}

export const barWords = {
  progress: '全ファイルの進み具合',
  options: 'オプション',
  done: '完了',
  cancel: 'キャンセル',
  noScript: 'このツールにはJavaScriptが必要ですが、このブラウザではオフになっています。',
} as const satisfies Words<typeof english.barWords>;

export const resetOptions = 'オプションをリセット';

/** On the buttons for results, for screen readers where the visible label is shorter. */
export const resultWords = {
  useIn: '別のツールで開く',
  more: 'その他',
  folder: 'フォルダへ',
  saveToFolder: 'フォルダに保存',
} as const satisfies Words<typeof english.resultWords>;

/** Below the tool. */
export const answerWords = {
  title: '知っておきたいこと',
  opens: {
    question: 'どのファイルを開けますか？',
    answer: (formats) => `${formats.map(describeOpened).join('、')}。形式は、ファイル名ではなく中身から判断します。`,
  },
  offline: {
    question: 'オフラインで使えますか？',
    answer: ({ link, tools, pages }) =>
      `はい。${link('オフライン用に保存')}すれば使えます。端末の容量を、この種類の全ツールで${tools}、ページで${pages}使います。`,
  },
  more: '似たツール',
  didItWork: 'うまくいきましたか？',
  tellUs: 'フィードバックを送る',
} as const satisfies Words<typeof english.answerWords>;

const describeOpened = ({ name, extensions }: { name: string; extensions: readonly string[] }) =>
  `${name}（${extensions.map((extension) => `.${extension}`).join('、')}）`;
