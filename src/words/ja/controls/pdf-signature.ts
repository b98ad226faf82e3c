import type * as english from '#words/controls/pdf-signature.ts';
import type { Words } from '#wording/words.ts';

export const signatureWords = {
  drawn: '手書きの署名',
  empty: '署名欄（未記入）',
  how: '指、ペン、マウスでここに署名してください。',
  startOver: '書き直す',
} satisfies Words<typeof english.signatureWords>;
