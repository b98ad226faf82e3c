import type * as english from '#words/format-sizes.ts';
import type { Words } from '#wording/words.ts';

/** The sizes of an image in several formats, side by side. */
export const formatSizesWords = {
  compare: 'Comparar formatos',
  compareTwo: 'Comparar duas versões',
  label: 'Tamanho em cada formato',
  working: (format) => `Criando ${format}…`,
  failed: (format, why) => `${format}: ${why}`,
} satisfies Words<typeof english.formatSizesWords>;
