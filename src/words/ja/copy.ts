import type * as english from '#words/copy.ts';
import type { Words } from '#wording/words.ts';

export const copyWords = {
  copy: (what) => `${what}をコピー`,
  copied: 'コピーしました',
  refused: 'ブラウザの設定により、このページはクリップボードを使えません。',
} satisfies Words<typeof english.copyWords>;
