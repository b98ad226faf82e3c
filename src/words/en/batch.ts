import { describeDuration, describeSize, describeWhole } from '../amounts.ts';
import { count } from './count.ts';

/** `3 files`. */
export const describeFiles = (number: number) => count(number, 'file');

/** `6 files done`, or `6 of 30 files done`. */
export const describeDone = (done: number, all: number) =>
  done >= all ? `${describeFiles(done)} done` : `${describeWhole(done)} of ${describeFiles(all)} done`;

/** How a batch is: each a part of one line. Times are in seconds. */
export const batchWords = {
  /** @param left How long it will still take, once that is known. */
  working: (left: number | undefined) => `Working${aboutLeft(left)}…`,
  doneOf: (done: number, all: number, left?: number) =>
    `${describeWhole(done)} of ${describeWhole(all)} done${aboutLeft(left)}`,
  done: (files: number) => `${describeFiles(files)} done`,
  /** The work has stopped before all files were done. @param left Those that it has not come to. */
  stopped: (done: number, all: number, left: number) => `${describeDone(done, all)}, ${describeWhole(left)} left`,
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
