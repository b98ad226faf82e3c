import type * as english from '#words/workflow.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The page that runs several tools in sequence. */
export const workflowWords = {
  title: 'ワークフロー',
  description:
    'サイズ変更、圧縮、PDFへの変換など、複数のツールを一度に実行します。ステップは保存したり、リンクで送ったりできます。',
  action: 'すべてのステップを実行',
  suffix: '編集済み',
  takes: ['画像', 'PDF', '動画', '音声'],
  steps: 'ステップ',
  none: 'ステップはまだありません。最初のステップを追加するか、例から始めてください。',
  add: 'ステップを追加',
  choose: (number) => (number === 1 ? '最初のステップを追加' : `ステップ${number}を選択`),
  nothingFollows: '最後のステップの結果を扱えるツールはありません。',
  close: '閉じる',
  up: (title) => `「${title}」を上へ`,
  down: (title) => `「${title}」を下へ`,
  remove: (title) => `「${title}」を外す`,
  setTo: (title, value) => `${title}：${value}`,
  off: (title) => `${title}：オフ`,
  joins: 'すべてのファイルを1つに',
  lacks: (option) => `「${option}」がまだ入力されていません。`,
  cannotFollow: (title, before) => `「${title}」は「${before}」の結果を扱えません。`,
  set: 'リンクの内容をステップに反映しました。',
  opened: (name) => `「${name}」を開きました。`,
  noSteps: '先にステップを追加してください。',
  mine: 'マイワークフロー',
  save: 'ワークフローを保存',
  name: '名前',
  saved: (name, hasText) =>
    hasText
      ? `「${name}」を、入力した文字も含めてこのブラウザに保存しました。`
      : `「${name}」をこのブラウザに保存しました。`,
  removed: (name) => `「${name}」を削除しました。`,
  removeShort: '削除',
  removeSaved: (name) => `「${name}」を削除`,
  export: '書き出し',
  import: '読み込み',
  exportedAs: 'stayput-workflows.json',
  imported: (workflows) => `ワークフローを${count(workflows, '件')}読み込みました。`,
  notImported: '読み込めませんでした。このファイルには、Stayputで使えるワークフローがありません。',
  questions: [
    {
      question: '1つのファイルでステップが失敗したらどうなりますか？',
      answer:
        'ほかのファイルは続行します。失敗したファイルの行に、失敗したステップと理由が表示されます。元のファイルは変わりません。',
    },
    {
      question: 'ステップをほかの人に送れますか？',
      answer:
        'はい。ステップはこのページのアドレスに入っています。アドレスをコピーして送ると、開いた人は同じステップで自分のファイルを処理できます。透かしやパスワードなど、入力した文字は含まれません。#より後ろがサーバーに送られることはありません。このブラウザに保存したワークフローには、入力した文字も残りますが、パスワードは残りません。',
    },
    {
      question: 'どのツールをステップにできますか？',
      answer:
        'ほとんどのツールです。署名や手作業でのページ選びのように、ファイルを1つずつ見る必要があるものは使えません。',
    },
  ],
  full: 'このブラウザでは、サイトがデータを保存できません。',
} as const satisfies Words<typeof english.workflowWords>;
