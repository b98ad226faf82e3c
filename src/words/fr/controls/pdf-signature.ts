import type * as english from '#words/controls/pdf-signature.ts';
import type { Words } from '#wording/words.ts';

export const signatureWords = {
  drawn: 'Votre signature',
  empty: 'Zone de signature vide',
  how: 'Signez ici avec un doigt, un stylet ou une souris.',
  startOver: 'Recommencer',
} satisfies Words<typeof english.signatureWords>;
