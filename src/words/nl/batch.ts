import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/batch.ts';
import type { Words } from '#wording/words.ts';
import { countFiles } from './count.ts';
import { counted } from './count.ts';

/** `3 bestanden`. */
export const describeFiles: Words<typeof english.describeFiles> = (number: number) => countFiles(number);

/** `6 bestanden klaar`, or `6 van 30 bestanden klaar`. */
export const describeDone: Words<typeof english.describeDone> = (done: number, all: number) =>
  done >= all ? `${countFiles(done)} klaar` : `${describeWhole(done)} van ${countFiles(all)} klaar`;

/** Beside the button that takes them back. */
export const clearedFiles: Words<typeof english.clearedFiles> = (number: number) =>
  `${countFiles(number)} van de lijst gehaald`;

/** The parts of a batch's status line. Times are in seconds. */
export const batchWords = {
  /** @param left the remaining time, once it is known. */
  working: (left: number | undefined) => `Bezig${aboutLeft(left)}…`,
  doneOf: (done: number, all: number, left?: number) =>
    `${describeWhole(done)} van ${describeWhole(all)} klaar${aboutLeft(left)}`,
  done: (files: number) => `${countFiles(files)} klaar`,
  /** For work that stopped before all files were done. @param left how many were not started. */
  stopped: (done: number, all: number, left: number) => `${describeDone(done, all)}, nog ${describeWhole(left)} over`,
  locked: (files: number) =>
    `${countFiles(files)} ${counted(files, { one: 'heeft een wachtwoord', other: 'hebben een wachtwoord' })} nodig`,
  refused: (files: number) => `${countFiles(files)} niet bruikbaar`,
  /** For files that can be used, but not with these settings. */
  failed: (files: number) => `${countFiles(files)} niet gelukt`,
  noResult: (reason: string) => `Nog niets klaar: ${reason}`,
  noFiles: 'Daar staan geen bestanden in.',
} satisfies Words<typeof english.batchWords>;

/** In seconds. An estimate of a shorter time is easily off by half. */
const short = 10;

function aboutLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < short
    ? `, nog minder dan ${describeDuration(short)}`
    : `, nog ongeveer ${describeDuration(seconds)}`;
}

/** The estimated result of a file, from a piece of it. */
export const describeEstimate: Words<typeof english.describeEstimate> = (bytes: number, seconds?: number) =>
  `Resultaat: ongeveer ${describeSize(bytes)}${seconds === undefined ? '' : `, in ongeveer ${describeDuration(seconds)}`}.`;
