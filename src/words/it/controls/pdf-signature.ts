import type * as english from '#words/controls/pdf-signature.ts';
import type { Words } from '#wording/words.ts';

export const signatureWords = {
  drawn: 'La tua firma',
  empty: 'Riquadro della firma vuoto',
  how: 'Firma qui con un dito, una penna o il mouse.',
  startOver: 'Ricomincia',
} satisfies Words<typeof english.signatureWords>;
