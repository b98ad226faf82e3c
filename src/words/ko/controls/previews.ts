import type * as english from '#words/controls/previews.ts';
import type { Words } from '#wording/words.ts';

/** The titles of previews. */
export const previewTitles = { trim: '남길 부분', fade: '미리보기' } satisfies Words<typeof english.previewTitles>;
