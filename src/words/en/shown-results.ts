import { describeShare } from '#wording/amounts.ts';

/** Results that people copy. */
export const shownWords = {
  copy: 'Copy',
  /** A colour that someone picked in the image. */
  picked: 'Picked',
  share: (share: number) => describeShare(share, share < 0.1 ? 1 : 0),
};
