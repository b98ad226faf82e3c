import type * as english from '#words/controls/previews.ts';
import type { Words } from '#wording/words.ts';

/** The titles of previews. */
export const previewTitles = { trim: '残す部分', fade: 'プレビュー' } satisfies Words<typeof english.previewTitles>;
