import type * as english from '#words/controls/zoom.ts';
import type { Words } from '#wording/words.ts';

/** The buttons that make pages larger and smaller. */
export const zoomWords = { group: '페이지 크기', in: '확대', out: '축소' } satisfies Words<typeof english.zoomWords>;
