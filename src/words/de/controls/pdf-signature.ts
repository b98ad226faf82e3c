import type * as english from '#words/controls/pdf-signature.ts';
import type { Words } from '#wording/words.ts';

export const signatureWords = {
  drawn: 'Deine Unterschrift',
  empty: 'Leeres Unterschriftsfeld',
  how: 'Unterschreib hier mit Finger, Stift oder Maus.',
  startOver: 'Neu anfangen',
} satisfies Words<typeof english.signatureWords>;
