import { describeShare } from '#wording/amounts.ts';
import type * as english from '#words/shown-results.ts';
import type { Words } from '#wording/words.ts';

/** Results that people copy. */
export const shownWords = {
  copy: 'Kopieren',
  /** A colour that someone picked in the image. */
  picked: 'Ausgewählt',
  share: (share: number) => describeShare(share, share < 0.1 ? 1 : 0),
} satisfies Words<typeof english.shownWords>;
