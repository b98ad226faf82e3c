import type * as english from '#words/controls/previews.ts';
import type { Words } from '#wording/words.ts';

/** The titles of previews. */
export const previewTitles = { trim: 'Qué parte conservar', fade: 'Vista previa' } satisfies Words<
  typeof english.previewTitles
>;
