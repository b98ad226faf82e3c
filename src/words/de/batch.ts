import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/batch.ts';
import type { Words } from '#wording/words.ts';
import { count, countFiles } from './count.ts';

/** `3 Dateien`. */
export const describeFiles: Words<typeof english.describeFiles> = (number: number) => countFiles(number);

/** `6 Dateien fertig`, or `6 von 30 Dateien fertig`. */
export const describeDone: Words<typeof english.describeDone> = (done: number, all: number) =>
  done >= all ? `${countFiles(done)} fertig` : `${describeWhole(done)} von ${count(all, 'Datei', 'Dateien')} fertig`;

/** Beside the button that takes them back. */
export const clearedFiles: Words<typeof english.clearedFiles> = (number: number) => `${countFiles(number)} entfernt`;

/** The parts of a batch's status line. Times are in seconds. */
export const batchWords = {
  /** @param left the remaining time, once it is known. */
  working: (left: number | undefined) => `Läuft${aboutLeft(left)} …`,
  doneOf: (done: number, all: number, left?: number) =>
    `${describeWhole(done)} von ${describeWhole(all)} fertig${aboutLeft(left)}`,
  done: (files: number) => `${countFiles(files)} fertig`,
  /** For work that stopped before all files were done. @param left how many were not started. */
  stopped: (done: number, all: number, left: number) => `${describeDone(done, all)}, ${describeWhole(left)} übrig`,
  locked: (files: number) => count(files, 'Datei braucht ihr Passwort', 'Dateien brauchen ihr Passwort'),
  refused: (files: number) => `${countFiles(files)} nicht verwendbar`,
  /** For files that can be used, but not with these settings. */
  failed: (files: number) => `${countFiles(files)} nicht fertig`,
  noResult: (reason: string) => `Noch nichts fertig: ${reason}`,
  noFiles: 'Dort sind keine Dateien.',
} satisfies Words<typeof english.batchWords>;

/** In seconds. An estimate of a shorter time is easily off by half. */
const short = 10;

function aboutLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < short ? `, noch weniger als ${describeDuration(short)}` : `, noch etwa ${describeDuration(seconds)}`;
}

/** The estimated result of a file, from a piece of it. */
export const describeEstimate: Words<typeof english.describeEstimate> = (bytes: number, seconds?: number) =>
  `Ergebnis: etwa ${describeSize(bytes)}${seconds === undefined ? '' : `, in etwa ${describeDuration(seconds)}`}.`;
