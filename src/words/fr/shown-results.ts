import type * as english from '#words/shown-results.ts';
import { describeShare } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** Results that people copy. */
export const shownWords = {
  copy: 'Copier',
  picked: 'Relevée',
  share: (share) => describeShare(share, share < 0.1 ? 1 : 0),
} satisfies Words<typeof english.shownWords>;
