import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';

/** `3 files`. */
export const describeFiles = (number: number) => count(number, 'file');

/** `6 files done`, or `6 of 30 files done`. */
export const describeDone = (done: number, all: number) =>
  done >= all ? `${describeFiles(done)} done` : `${describeWhole(done)} of ${describeFiles(all)} done`;

/** Beside the button that takes them back. */
export const clearedFiles = (number: number) => `Cleared ${describeFiles(number)}`;

/** The parts of a batch's status line. Times are in seconds. */
export const batchWords = {
  /** @param left the remaining time, once it is known. */
  working: (left: number | undefined) => `Working${aboutLeft(left)}…`,
  doneOf: (done: number, all: number, left?: number) =>
    `${describeWhole(done)} of ${describeWhole(all)} done${aboutLeft(left)}`,
  done: (files: number) => `${describeFiles(files)} done`,
  /** For work that stopped before all files were done. @param left how many were not started. */
  stopped: (done: number, all: number, left: number) => `${describeDone(done, all)}, ${describeWhole(left)} left`,
  locked: (files: number) => `${count(files, 'file')} ${files === 1 ? 'needs its password' : 'need their passwords'}`,
  refused: (files: number) => `${count(files, 'file')} could not be used`,
  /** For files that can be used, but not with these settings. */
  failed: (files: number) => `${count(files, 'file')} not done`,
  noResult: (reason: string) => `Nothing done yet: ${reason}`,
  noFiles: 'There are no files in there.',
};

/** In seconds. An estimate of a shorter time is easily off by half. */
const short = 10;

function aboutLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < short ? `, less than ${describeDuration(short)} left` : `, about ${describeDuration(seconds)} left`;
}

/** The estimated result of a file, from a piece of it. */
export const describeEstimate = (bytes: number, seconds?: number) =>
  `Result: about ${describeSize(bytes)}${seconds === undefined ? '' : `, in about ${describeDuration(seconds)}`}.`;
