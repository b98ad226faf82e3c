import type * as english from '#words/format-sizes.ts';
import type { Words } from '#wording/words.ts';

/** The sizes of an image in several formats, side by side. */
export const formatSizesWords = {
  compare: 'Confronta formati',
  compareTwo: 'Confronta due versioni',
  label: 'Dimensione in ogni formato',
  working: (format) => `Creazione di ${format}…`,
  failed: (format, why) => `${format}: ${why}`,
} satisfies Words<typeof english.formatSizesWords>;
