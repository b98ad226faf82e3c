import type * as english from '#words/format-sizes.ts';
import type { Words } from '#wording/words.ts';

/** The sizes of an image in several formats, side by side. */
export const formatSizesWords = {
  compare: 'Comparer les formats',
  compareTwo: 'Comparer deux versions',
  label: 'Taille dans chaque format',
  working: (format) => `Création en ${format}…`,
  failed: (format, why) => `${format} : ${why}`,
} satisfies Words<typeof english.formatSizesWords>;
