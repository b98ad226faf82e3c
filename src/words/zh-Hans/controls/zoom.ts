import type { Words } from '#wording/words.ts';
import type * as english from '#words/controls/zoom.ts';
/** The buttons that make pages larger and smaller. */
export const zoomWords = {
  group: '页面大小',
  in: '放大',
  out: '缩小',
} satisfies Words<typeof english.zoomWords>;
