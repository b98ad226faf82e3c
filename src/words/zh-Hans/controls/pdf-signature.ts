import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/pdf-signature.ts';
export const signatureWords = {
  drawn: '你的签名',
  empty: '空白签名板',
  how: '用手指、笔或鼠标在这里签名。',
  startOver: '重新开始',
} satisfies Words<typeof english.signatureWords>;
