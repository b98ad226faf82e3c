import { describeDuration, describeSize, describeWhole } from '../amounts.ts';
import { count } from './count.ts';

/** `3 files`. */
export const describeFiles = (number: number) => count(number, 'file');

/** How a batch is: each a part of one line. Times are in seconds. */
export const batchWords = {
  /** @param left How long it will still take, once that is known. */
  working: (left: number | undefined) => `Working${aboutLeft(left)}…`,
  doneOf: (done: number, all: number, left?: number) =>
    `${describeWhole(done)} of ${describeWhole(all)} done${aboutLeft(left)}`,
  done: (files: number) => `${count(files, 'file')} done`,
  locked: (files: number) => `${count(files, 'file')} ${files === 1 ? 'needs its password' : 'need their passwords'}`,
  refused: (files: number) => `${count(files, 'file')} could not be used`,
  /** Some of them could be used, and not with these settings. */
  failed: (files: number) => `No result for ${count(files, 'file')}`,
  noResult: 'No result',
  noFiles: 'There are no files in there.',
};

const aboutLeft = (seconds: number | undefined) =>
  seconds === undefined ? '' : `, about ${describeDuration(seconds)} left`;

/** What the result of a file will be, as far as a piece of it tells. */
export const describeEstimate = (bytes: number, seconds?: number) =>
  `Result: about ${describeSize(bytes)}${seconds === undefined ? '' : `, in about ${describeDuration(seconds)}`}.`;
