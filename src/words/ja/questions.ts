import type * as english from '#words/questions.ts';
import type { Words } from '#wording/words.ts';

/** A question on the page of every tool. */
export const uploads = {
  question: 'ファイルはアップロードされますか？',
  answer: 'いいえ。処理はブラウザの中で行われ、このページのセキュリティポリシーがすべてのアップロードを遮断します。',
} satisfies Words<typeof english.uploads>;
