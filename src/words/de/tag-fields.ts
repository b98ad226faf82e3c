import type * as english from '#words/tag-fields.ts';
import type { Words } from '#wording/words.ts';

/** For fields that show the tags of files. */
export const fieldWords = {
  /** The files have different values. */
  differs: 'unterschiedlich',
} satisfies Words<typeof english.fieldWords>;
