import type * as english from '#words/controls/previews.ts';
import type { Words } from '#wording/words.ts';

/** The titles of previews. */
export const previewTitles = { trim: 'Wat overblijft', fade: 'Voorbeeld' } satisfies Words<
  typeof english.previewTitles
>;
