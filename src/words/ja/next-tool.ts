import type * as english from '#words/next-tool.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const names = ([first = '', ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first}とほか${count(others.length, '個')}のファイル`;

/** What is said about files on their way to another tool. */
export const nextToolWords = {
  close: '閉じる',
  workflow: '複数のツールを連続で使う',
  notAll: 'ツールで扱えないテキストが含まれています。',
  none: 'これらのファイルをすべて扱えるツールはありません。',
  openIn: (tool) => `「${tool}」で開く`,
  bringing: () => 'ファイルを引き継いでいます…',
  with: (paths) => `対象：${names(paths)}`,
  carried: (paths) => `${names(paths)}を、選んだツールに引き継ぎます。`,
  leave: () => '引き継がない',
  stayed: (paths) => `このツールでは${names(paths)}を開けません。「戻る」を押すと、前のページに戻れます。`,
} satisfies Words<typeof english.nextToolWords>;
