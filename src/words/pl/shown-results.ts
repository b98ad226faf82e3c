import { describeShare } from '#wording/amounts.ts';

/** Results that people copy. */
export const shownWords = {
  copy: 'Kopiuj',
  /** A colour that someone picked in the image. */
  picked: 'Pobrany',
  share: (share: number) => describeShare(share, share < 0.1 ? 1 : 0),
};
