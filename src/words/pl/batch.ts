import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import type * as english from '#words/batch.ts';
import { chosen, countFiles, ofFiles } from './count.ts';

/** `3 pliki`. */
export const describeFiles = (number: number) => countFiles(number);

/** `Gotowe: 6 plików`, or `Gotowe: 6 z 30 plików`. */
export const describeDone = (done: number, all: number) =>
  done >= all ? `Gotowe: ${countFiles(done)}` : `Gotowe: ${describeWhole(done)} z ${ofFiles(all)}`;

/** Beside the button that takes them back. */
export const clearedFiles = (number: number) => `Usunięto z listy: ${countFiles(number)}`;

/** The parts of a batch's status line. Times are in seconds. */
export const batchWords = {
  working: (left: number | undefined) => `Praca trwa${aboutLeft(left)}…`,
  doneOf: (done: number, all: number, left?: number) =>
    `Gotowe: ${describeWhole(done)} z ${describeWhole(all)}${aboutLeft(left)}`,
  done: (files: number) => `Gotowe: ${countFiles(files)}`,
  stopped: (done: number, all: number, left: number) => `${describeDone(done, all)}, zostało ${describeWhole(left)}`,
  locked: (files: number) =>
    `${countFiles(files)} ${chosen(files, { one: 'wymaga hasła', few: 'wymagają haseł', many: 'wymaga haseł', other: 'wymaga hasła' })}`,
  refused: (files: number) => `Nie da się użyć: ${countFiles(files)}`,
  failed: (files: number) => `Nie udało się: ${countFiles(files)}`,
  noResult: (reason: string) => `Jeszcze nic nie zrobiono: ${reason}`,
  noFiles: 'Nie ma tam plików.',
} satisfies Words<typeof english.batchWords>;

/** In seconds. An estimate of a shorter time is easily off by half. */
const short = 10;

function aboutLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < short
    ? `, zostało mniej niż ${describeDuration(short)}`
    : `, zostało około ${describeDuration(seconds)}`;
}

/** The estimated result of a file, from a piece of it. */
export const describeEstimate = (bytes: number, seconds?: number) =>
  `Wynik: około ${describeSize(bytes)}${seconds === undefined ? '' : `, za około ${describeDuration(seconds)}`}.`;
