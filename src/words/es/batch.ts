import type * as english from '#words/batch.ts';
import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** `3 archivos`. */
export const describeFiles: Words<typeof english.describeFiles> = (number) => count(number, 'archivo');

/** `6 archivos listos`, or `6 de 30 archivos listos`. */
export const describeDone: Words<typeof english.describeDone> = (done, all) =>
  done >= all
    ? count(done, 'archivo listo', 'archivos listos')
    : `${describeWhole(done)} de ${count(all, 'archivo listo', 'archivos listos')}`;

/** Beside the button that takes them back. */
export const clearedFiles: Words<typeof english.clearedFiles> = (number) =>
  count(number, 'archivo quitado', 'archivos quitados');

/** The parts of a batch's status line. Times are in seconds. */
export const batchWords = {
  working: (left) => `Trabajando${aboutLeft(left)}…`,
  doneOf: (done, all, left) => `${describeWhole(done)} de ${describeWhole(all)} listos${aboutLeft(left)}`,
  done: (files) => count(files, 'archivo listo', 'archivos listos'),
  stopped: (done, all, left) => `${describeDone(done, all)}, ${count(left, 'pendiente')}`,
  locked: (files) => count(files, 'archivo necesita su contraseña', 'archivos necesitan su contraseña'),
  refused: (files) => count(files, 'archivo no se pudo usar', 'archivos no se pudieron usar'),
  failed: (files) => count(files, 'archivo sin terminar', 'archivos sin terminar'),
  noResult: (reason) => `Aún no hay nada listo: ${reason}`,
  noFiles: 'Ahí no hay archivos.',
} satisfies Words<typeof english.batchWords>;

/** In seconds. An estimate of a shorter time is easily off by half. */
const short = 10;

function aboutLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < short
    ? `, queda menos de ${describeDuration(short)}`
    : `, queda más o menos ${describeDuration(seconds)}`;
}

/** The estimated result of a file, from a piece of it. */
export const describeEstimate: Words<typeof english.describeEstimate> = (bytes, seconds) =>
  `Resultado: unos ${describeSize(bytes)}${seconds === undefined ? '' : `, en más o menos ${describeDuration(seconds)}`}.`;
