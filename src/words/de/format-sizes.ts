import type * as english from '#words/format-sizes.ts';
import type { Words } from '#wording/words.ts';

/** The sizes of an image in several formats, side by side. */
export const formatSizesWords = {
  compare: 'Formate vergleichen',
  compareTwo: 'Zwei Versionen vergleichen',
  label: 'Größe in jedem Format',
  working: (format: string) => `${format} wird erstellt …`,
  failed: (format: string, why: string) => `${format}: ${why}`,
} satisfies Words<typeof english.formatSizesWords>;
