import type { Words } from '#wording/words.ts';
import type * as english from '#words/questions.ts';
/** A question on the page of every tool. */
export const uploads = {
  question: '文件会上传吗？',
  answer: '不会。处理由浏览器完成，这个页面的安全策略会阻止一切上传。',
} satisfies Words<typeof english.uploads>;
