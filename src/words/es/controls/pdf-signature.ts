import type * as english from '#words/controls/pdf-signature.ts';
import type { Words } from '#wording/words.ts';

export const signatureWords = {
  drawn: 'Tu firma',
  empty: 'Panel de firma vacío',
  how: 'Firma aquí con el dedo, un lápiz o el ratón.',
  startOver: 'Empezar de nuevo',
} satisfies Words<typeof english.signatureWords>;
