import type { Words } from '#wording/words.ts';
import type * as english from '#words/shown-results.ts';
import { describeShare } from '#wording/amounts.ts';

/** Results that people copy. */
export const shownWords = {
  copy: '复制',
  /** A colour that someone picked in the image. */
  picked: '已选取',
  share: (share: number) => describeShare(share, share < 0.1 ? 1 : 0),
} satisfies Words<typeof english.shownWords>;
