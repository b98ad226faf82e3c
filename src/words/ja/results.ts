import type * as english from '#words/results.ts';
import type { Words } from '#wording/words.ts';

/** The texts about saving, copying and sharing results. */

export const useIn = '別のツールで開く…';

/** Above the tools that take them. */
export const useThese: Words<typeof english.useThese> = (number) =>
  number === 1 ? 'このファイルを開くツール' : `${number}個のファイルを開くツール`;

/** On the copy button. `hasOthers`: there are several results, and it copies the one on the sheet. */
export const copyLabel: Words<typeof english.copyLabel> = (hasOthers) => (hasOthers ? 'これをコピー' : 'コピー');

export const shareLabel: Words<typeof english.shareLabel> = (number) => (number === 1 ? '共有' : `全${number}件を共有`);

/** What was copied. */
export const copied = {
  text: 'テキストとしてコピーしました',
  picture: 'PNGとしてコピーしました',
  firstFrame: '最初のフレームをPNGとしてコピーしました',
} satisfies Words<typeof english.copied>;

export const notCopied = {
  refused:
    'コピーできませんでした。ブラウザの設定により、このページはクリップボードを使えません。代わりにファイルを保存してください。',
  failed: (reason) => `コピーできませんでした。${reason}代わりにファイルを保存してください。`,
} satisfies Words<typeof english.notCopied>;

export const notShared: Words<typeof english.notShared> = (reason) =>
  `共有できませんでした。ブラウザか共有先のアプリが受け付けませんでした（${reason}）。代わりに保存してください。`;
