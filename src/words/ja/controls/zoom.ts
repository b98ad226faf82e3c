import type * as english from '#words/controls/zoom.ts';
import type { Words } from '#wording/words.ts';

/** The buttons that make pages larger and smaller. */
export const zoomWords = { group: 'ページの大きさ', in: '拡大', out: '縮小' } satisfies Words<typeof english.zoomWords>;
