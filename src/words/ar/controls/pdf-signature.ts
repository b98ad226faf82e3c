import type * as english from '#words/controls/pdf-signature.ts';
import type { Words } from '#wording/words.ts';

export const signatureWords = {
  drawn: 'توقيعك',
  empty: 'لوحة توقيع فارغة',
  how: 'وقّع هنا بإصبعك أو بقلم أو بالفأرة.',
  startOver: 'البدء من جديد',
} satisfies Words<typeof english.signatureWords>;
