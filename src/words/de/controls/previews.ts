import type * as english from '#words/controls/previews.ts';
import type { Words } from '#wording/words.ts';

/** The titles of previews. */
export const previewTitles = { trim: 'Was bleibt', fade: 'Vorschau' } satisfies Words<typeof english.previewTitles>;
