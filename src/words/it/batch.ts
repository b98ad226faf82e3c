import type * as english from '#words/batch.ts';
import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** `3 file`. */
export const describeFiles: Words<typeof english.describeFiles> = (number) => count(number, 'file');

/** `6 file completati`, or `6 di 30 file completati`. */
export const describeDone: Words<typeof english.describeDone> = (done, all) =>
  done >= all
    ? count(done, 'file completato', 'file completati')
    : `${describeWhole(done)} di ${count(all, 'file completato', 'file completati')}`;

/** Beside the button that takes them back. */
export const clearedFiles: Words<typeof english.clearedFiles> = (number) =>
  count(number, 'file rimosso', 'file rimossi');

/** The parts of a batch's status line. Times are in seconds. */
export const batchWords = {
  working: (left) => `Lavoro in corso${aboutLeft(left)}…`,
  doneOf: (done, all, left) => `${describeWhole(done)} di ${describeWhole(all)} completati${aboutLeft(left)}`,
  done: (files) => count(files, 'file completato', 'file completati'),
  stopped: (done, all, left) => `${describeDone(done, all)}, ${describeWhole(left)} da elaborare`,
  locked: (files) => count(files, 'file richiede la password', 'file richiedono la password'),
  refused: (files) => count(files, 'file non utilizzabile', 'file non utilizzabili'),
  failed: (files) => count(files, 'file non completato', 'file non completati'),
  noResult: (reason) => `Ancora nessun risultato: ${reason}`,
  noFiles: 'Lì dentro non ci sono file.',
} satisfies Words<typeof english.batchWords>;

/** In seconds. An estimate of a shorter time is easily off by half. */
const short = 10;

function aboutLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < short
    ? `, ancora meno di ${describeDuration(short)}`
    : `, ancora circa ${describeDuration(seconds)}`;
}

/** The estimated result of a file, from a piece of it. */
export const describeEstimate: Words<typeof english.describeEstimate> = (bytes, seconds) =>
  `Risultato: circa ${describeSize(bytes)}${seconds === undefined ? '' : `, in circa ${describeDuration(seconds)}`}.`;
