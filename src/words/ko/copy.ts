import type * as english from '#words/copy.ts';
import type { Words } from '#wording/words.ts';

export const copyWords = {
  copy: (what) => `${what} 복사`,
  copied: '복사했습니다',
  refused: '브라우저가 이 페이지의 클립보드 사용을 허용하지 않습니다.',
} satisfies Words<typeof english.copyWords>;
