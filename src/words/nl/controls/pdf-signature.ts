import type * as english from '#words/controls/pdf-signature.ts';
import type { Words } from '#wording/words.ts';

export const signatureWords = {
  drawn: 'Je handtekening',
  empty: 'Leeg handtekeningveld',
  how: 'Teken hier met een vinger, pen of muis.',
  startOver: 'Opnieuw beginnen',
} satisfies Words<typeof english.signatureWords>;
