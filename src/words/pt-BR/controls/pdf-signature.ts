import type * as english from '#words/controls/pdf-signature.ts';
import type { Words } from '#wording/words.ts';

export const signatureWords = {
  drawn: 'Sua assinatura',
  empty: 'Espaço de assinatura vazio',
  how: 'Assine aqui com o dedo, a caneta ou o mouse.',
  startOver: 'Começar de novo',
} satisfies Words<typeof english.signatureWords>;
