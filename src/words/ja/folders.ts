import type * as english from '#words/folders.ts';
import type { Words } from '#wording/words.ts';
import { describeWhole } from '#wording/amounts.ts';
import { describeDone } from './batch.ts';
import { count } from './count.ts';

/** Working from one folder into another. */
export const folderWords = {
  title: 'フォルダからフォルダへ',
  about:
    'サブフォルダも含め、フォルダ内のすべてのファイルにステップを実行します。結果は、できたものから順に、同じフォルダ構成のまま保存先に書き込みます。元からあるファイルは上書きしません。',
  noPicker:
    'このブラウザでは、ページからフォルダに書き込めません。ここでファイルの入ったフォルダを選び、結果を、サブフォルダの構成のまま1つのZIPで保存できます。',
  source: '元のフォルダ',
  target: '保存先のフォルダ',
  choose: '選択',
  change: '変更',
  chooseAs: (verb, which) => (which === 'source' ? `元のフォルダを${verb}` : `保存先のフォルダを${verb}`),
  files: (files) => `ファイル${count(files, '個')}`,
  unset: 'フォルダの使用をやめる',
  holdsSource: (target, source) =>
    target === source
      ? `「${target}」には元のファイルが入っています。その中の新しいフォルダなど、別の保存先を選んでください。`
      : `「${target}」には「${source}」も入っています。結果が元のファイルと混ざらないように、別の保存先を選んでください。`,
  remembers:
    '「記録を消す」を押すまで、両方のフォルダと処理済みのファイルがこのブラウザに記録されます。ページを閉じても、後で続けられます。',
  cannotRemember:
    '入力した文字やパスワードなど、このページのアドレスに入らない設定のあるステップがあります。ページを閉じると、続ける前に設定し直す必要があります。',
  written: (files, folder) => `「${folder}」にファイル${count(files, '個')}を保存しました`,
  withNumber: (files) => `${describeWhole(files)}個は、同じ名前があったため番号を付けました`,
  notSaved: ({ folder, cause }) => ({
    title: `結果を「${folder}」に保存できませんでした。`,
    hint: `処理を中止しました。書きかけのファイルは残っていません。空き容量を増やすか別のフォルダを選んで、もう一度試してください。ブラウザのメッセージ：${cause}`,
  }),
  earlier: '以前処理したフォルダ',
  fromTo: (source, target) => `「${source}」から「${target}」へ`,
  doneOf: describeDone,
  goOn: '続ける',
  goOnWith: (source) => `「${source}」を続ける`,
  lookAgain: '新しいファイルを探す',
  lookAgainIn: (source) => `「${source}」で新しいファイルを探す`,
  forget: '記録を消す',
  forgetWhat: (source, target) => `「${source}」と「${target}」の記録を消す`,
  forgotten: (source) => `「${source}」の記録を消しました。両方のフォルダのファイルはそのままです。`,
  notAllowed: 'ブラウザが許可しませんでした。もう一度ボタンを押すと、許可の確認がまた表示されます。',
  nothingNew: (source) => `「${source}」に新しいファイルはありません。すべて処理済みです。`,
  missing: (source, files) =>
    `「${source}」に未処理のファイルが${count(files, '個')}あります。ステップの足りない設定を入力し、「すべてのステップを実行」を押してください。`,
  gone: (name) =>
    `「${name}」が見つかりません。移動されたか、名前が変わったか、削除されたか、接続されていないドライブにある可能性があります。`,
  inUse: '別のページがこれらのフォルダを処理しています。',
  empty: (name) => `「${name}」にはファイルがありません。`,
} as const satisfies Words<typeof english.folderWords>;
