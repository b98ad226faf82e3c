import type * as english from '#words/questions.ts';
import type { Words } from '#wording/words.ts';

/** A question on the page of every tool. */
export const uploads = {
  question: '파일이 업로드되나요?',
  answer: '아니요. 브라우저가 직접 처리하며, 이 페이지의 보안 정책이 모든 업로드를 막습니다.',
} satisfies Words<typeof english.uploads>;
