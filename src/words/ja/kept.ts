import type * as english from '#words/kept.ts';
import type { Words } from '#wording/words.ts';
import { describeSize, describeWhole } from '#wording/amounts.ts';

/** The page that lists what the site stores in this browser, and removes it. */
export const keptWords = {
  nothing: '何も保存されていません。',
  sum: (things, bytes, used) =>
    `${describeWhole(things)}件、${describeSize(bytes)}${used === undefined ? '' : `（うち${describeSize(used)}は使用中）`}。`,
  inUse: '使用中',
  held: '別のページが使っているため、一部を削除できませんでした。このサイトのほかのページを閉じて、もう一度試してください。',
  usedIsLeft: '使用中のもの以外をすべて削除しました。',
  removed: 'すべて削除しました。何も保存されていません。',
} satisfies Words<typeof english.keptWords>;

/** Names for what is stored. */
export const storedThings = {
  areas: { results: 'ページの結果', unfinished: '途中の結果' } as Record<string, string>,
  databases: {
    'hand-over': '「戻る」ボタンや別のページのために一時保存しているファイル',
    folders: '処理したフォルダと、処理済みのファイルの記録',
  } as Record<string, string>,
  cache: (name, files) => `キャッシュ「${name}」：このサイトのファイル${describeWhole(files)}個`,
  serviceWorker: 'ネットワークなしで応答するプログラム（サービスワーカー）',
  texts: {
    agents: 'このタブでエージェントを停止した記録',
    'page-zoom': 'ページの表示倍率',
    'recent-tools': '最近使ったツール',
    theme: '選んだテーマ',
    workflows: '保存したワークフロー',
  } as Record<string, string>,
  siteText: (key) => `このサイトのメモ「${key}」`,
  tabText: (key) => `このタブのメモ「${key}」`,
} satisfies Words<typeof english.storedThings>;
