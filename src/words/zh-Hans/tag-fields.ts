import type { Words } from '#wording/words.ts';
import type * as english from '#words/tag-fields.ts';
/** For fields that show the tags of files. */
export const fieldWords = {
  /** The files have different values. */
  differs: '各不相同',
} satisfies Words<typeof english.fieldWords>;
