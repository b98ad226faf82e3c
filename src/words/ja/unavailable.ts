import type * as english from '#words/unavailable.ts';
import type { Words } from '#wording/words.ts';

/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: 'このツールに必要なデータを読み込めませんでした。',
  hint: '接続を確認して、もう一度試してください。ファイルはどこにも送られていません。',
} satisfies Words<typeof english.unavailable>;

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool = 'ツールを読み込み中…';
