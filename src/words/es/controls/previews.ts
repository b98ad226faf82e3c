import type * as english from '#words/controls/previews.ts';
import type { Words } from '#wording/words.ts';

/** The titles of previews. */
export const previewTitles = { trim: 'Parte que se conserva', fade: 'Vista previa' } satisfies Words<
  typeof english.previewTitles
>;
