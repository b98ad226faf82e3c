import type * as english from '#words/controls/pdf-signature.ts';
import type { Words } from '#wording/words.ts';

export const signatureWords = {
  drawn: '내 서명',
  empty: '빈 서명란',
  how: '손가락, 펜 또는 마우스로 여기에 서명하세요.',
  startOver: '다시 쓰기',
} satisfies Words<typeof english.signatureWords>;
