import type * as english from '#words/receipts.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import { count } from './count.ts';

/** Beside results, and in the dialog that opens there. */
export const receiptWords = {
  button: '処理記録',
  title: '処理記録',
  close: '閉じる',
  about:
    '処理記録には、どのファイルから、どの設定とソフトで、どのファイルができたかが書かれています。元のファイルを持っている人なら誰でも、同じ処理をもう一度行い、改変されていないことを確かめられます。',
  names: 'ファイル名を含める',
  namesAbout: '含めない場合、処理記録はファイルをSHA-256だけで見分けます。',
  incomplete:
    '入力した文字、描いたもの、追加したファイルの一部は、処理記録に入っていません。ファイルの比較には使えますが、処理をもう一度行うことはできません。',
  making: 'ファイルを読み込み中…',
  failed: 'ファイルを読めなくなったため、処理記録を作れませんでした。もう一度追加してください。',
  text: '処理記録の内容',
  save: '処理記録を保存',
  savedAs: 'stayput-receipt.json',
  copy: 'コピー',
  check: '処理記録を確認',
} as const satisfies Words<typeof english.receiptWords>;

const problems = {
  'too-long': '処理記録にしては大きすぎます',
  'not-json': 'JSONではありません',
  'no-receipt': 'このサイトの処理記録ではありません',
  newer: 'このサイトの新しいバージョンで作られています',
  damaged: '一部が欠けているか、正しくありません',
};

/** The problem with a receipt. Its content is not quoted, because anyone may have written it. */
export const describeReceiptProblem: Words<typeof english.describeReceiptProblem> = (problem) =>
  `この処理記録は使用できませんでした。${problems[problem]}。`;

const digits = (sha256: string) => `${sha256.slice(0, 8)}…`;

/** The page that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. 処理記録',
    about: '.jsonで終わるファイルです。ここにドロップするか、貼り付けることもできます。',
    choose: '処理記録を選択',
    held: (jobs, files) =>
      `処理${count(jobs, '件')}、追加するファイル${count(files, '個')}。結果のファイルも追加すると、1バイトずつ比較します。`,
  },
  files: {
    title: '2. ファイル',
    about: '処理に使われた元のファイルです。この端末の外には出ません。',
    choose: 'ファイルを選択',
    reading: 'ファイルを読み込み中…',
    unreadable: 'ファイルを読めなくなりました。もう一度追加してください。',
    waiting: (files) => `ファイル${count(files, '個')}を追加しました。`,
    held: (files, known) =>
      `ファイル${count(files, '個')}を追加しました。${known === files ? (files === 1 ? '処理記録にあるファイルです。' : 'すべて処理記録にあります。') : `${describeWhole(files)}個のうち${describeWhole(known)}個が処理記録にあります。`}`,
  },
  run: 'もう一度処理',
  again: 'さらにもう一度処理',
  cancel: 'キャンセル',
  cancelled: 'キャンセルしました。',
  progress: 'すべての処理の進み具合',
  working: (job, of) => `処理中：${describeWhole(of)}件中${describeWhole(job)}件目…`,
  noScript: '処理はスクリプトで動きますが、このブラウザではJavaScriptがオフになっています。',
  jobs: '確認の結果',
  outcome: { identical: '一致', different: '不一致', unchecked: '確認できず' },
  sum: (identical, jobs) => `${describeWhole(jobs)}件中${describeWhole(identical)}件が一致`,
  identical: (results) =>
    results === 1
      ? '結果は1バイトも違わず一致しました。'
      : `${describeWhole(results)}個の結果がすべて、1バイトも違わず一致しました。`,
  jobIsRight: '処理そのものは、処理記録の通りの結果を1バイトも違わず出します。',
  waiting: 'まだ処理していません。',
  made: (files, results) => `ファイル${count(files, '個')}から、結果${count(results, '個')}ができました。`,
  noTool: 'このサイトにこのツールはありません。',
  anotherFile: '追加したファイルの中に、処理記録のファイルがありません。',
  file: (bytes, sha256, name) => `${name ? `${name}：` : ''}${count(bytes, 'バイト')}、SHA-256 ${digits(sha256)}`,
  inReceipt: '処理記録',
  added: '追加したファイル',
  incomplete: (options) =>
    `もう一度処理できませんでした。処理記録に、入力・描画・追加された内容が書かれていません：${listOf(options)}。`,
  somethingElse: 'その他',
  filePassword: 'ファイルのパスワード',
  numberOfResults: (here, there) =>
    `ここでは結果が${count(here, '個')}できましたが、処理記録では${describeWhole(there)}個です。`,
  differs: (result, of, here, there) =>
    `${of === 1 ? '結果' : `結果${describeWhole(result)}`}が違います：ここでは${count(here, 'バイト')}、処理記録では${describeWhole(there)}バイトです。`,
  firstByte: (at) => `最初の違いは${describeWhole(at + 1)}バイト目です。`,
  changed: (name, at, here, there) =>
    `「${name}」は処理記録の結果ではありません。ここでできた結果と${describeWhole(at + 1)}バイト目から違います${here === there ? '' : `（${describeWhole(here)}バイトではなく${count(there, 'バイト')}です）`}。`,
  stranger: (name) => `「${name}」はこの処理記録にありません。`,
  why: {
    random: 'このツールは乱数か時刻を使うため、結果が毎回変わります。',
    codecs: 'ブラウザのコーデックで作られました。コーデックは端末によって違います。',
    engine: (name, here, there) => `${name}：ここではバージョン${here}、処理記録では${there}です。`,
    noEngine: 'なし',
    browser: (here, there) => `このブラウザは${here}です。処理記録は${there}で作られました。`,
    isolated: 'ページが隔離されていたかどうかが処理記録の作成時と違うため、別のソフトで処理されました。',
    build: '処理記録が作られた後で、サイトが変わりました。',
    unknownBuild: 'このページがどのビルドのものか分かりませんでした。',
    nothing: 'ブラウザ、ソフト、ビルドは同じです。',
  },
} as const satisfies Words<typeof english.checkWords>;
