import type * as english from '#words/format-sizes.ts';
import type { Words } from '#wording/words.ts';

/** The sizes of an image in several formats, side by side. */
export const formatSizesWords = {
  compare: 'Formaten vergelijken',
  compareTwo: 'Twee versies vergelijken',
  label: 'Grootte in elk formaat',
  working: (format: string) => `${format} wordt gemaakt…`,
  failed: (format: string, why: string) => `${format}: ${why}`,
} satisfies Words<typeof english.formatSizesWords>;
