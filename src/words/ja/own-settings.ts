import type * as english from '#words/own-settings.ts';
import type { Words } from '#wording/words.ts';

/** The settings of one file alone. */
export const ownWords = {
  title: (path) => `${path}の設定`,
  short: 'このファイルの設定',
  about: 'このファイルだけに使われます。',
  useCommon: '全ファイル共通の設定に戻す',
  done: '完了',
  own: (parts) => (parts.length > 0 ? parts.join(' · ') : '今は全ファイル共通の設定と同じ'),
  label: '個別の設定',
  part: (title, value) => `${title}：${value}`,
  on: 'オン',
  off: 'オフ',
  none: 'なし',
} satisfies Words<typeof english.ownWords>;
