/** What people read of the work on their files, and on what they do with it. */

/** `inHand`: how many files are still being worked on. */
export const pausedWords = (inHand: number): string =>
  inHand === 0 ? 'Paused' : `Pausing after ${inHand === 1 ? 'the file' : 'the files'} in hand…`;

export const pause = 'Pause';
export const resume = 'Resume';

/** For one file that failed. */
export const tryAgain = 'Try again';

/** For all files that failed and may not fail again. */
export const retryFailed = (number: number) => `Retry ${number} failed`;
