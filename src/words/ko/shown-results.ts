import type * as english from '#words/shown-results.ts';
import type { Words } from '#wording/words.ts';
import { describeShare } from '#wording/amounts.ts';

/** Results that people copy. */
export const shownWords = {
  copy: '복사',
  picked: '고른 색상',
  share: (share) => describeShare(share, share < 0.1 ? 1 : 0),
} satisfies Words<typeof english.shownWords>;
