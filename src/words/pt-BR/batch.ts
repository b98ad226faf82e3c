import type * as english from '#words/batch.ts';
import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** `3 arquivos`. */
export const describeFiles: Words<typeof english.describeFiles> = (number) => count(number, 'arquivo');

const doneFiles = (number: number) => count(number, 'arquivo pronto', 'arquivos prontos');

/** `6 arquivos prontos`, or `6 de 30 arquivos prontos`. */
export const describeDone: Words<typeof english.describeDone> = (done, all) =>
  done >= all ? doneFiles(done) : `${describeWhole(done)} de ${doneFiles(all)}`;

/** Beside the button that takes them back. */
export const clearedFiles: Words<typeof english.clearedFiles> = (number) =>
  count(number, 'arquivo removido', 'arquivos removidos');

/** The parts of a batch's status line. Times are in seconds. */
export const batchWords = {
  working: (left) => `Trabalhando${aboutLeft(left)}…`,
  doneOf: (done, all, left) => `${describeWhole(done)} de ${describeWhole(all)} prontos${aboutLeft(left)}`,
  done: (files) => doneFiles(files),
  stopped: (done, all, left) => `${describeDone(done, all)}, ${count(left, 'não iniciado', 'não iniciados')}`,
  locked: (files) => count(files, 'arquivo precisa da senha', 'arquivos precisam da senha'),
  refused: (files) => count(files, 'arquivo não pôde ser usado', 'arquivos não puderam ser usados'),
  failed: (files) => count(files, 'arquivo sem resultado', 'arquivos sem resultado'),
  noResult: (reason) => `Nada pronto ainda: ${reason}`,
  noFiles: 'Não há arquivos aí.',
} satisfies Words<typeof english.batchWords>;

/** In seconds. An estimate of a shorter time is easily off by half. */
const short = 10;

function aboutLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < short
    ? `, menos de ${describeDuration(short)} para terminar`
    : `, cerca de ${describeDuration(seconds)} para terminar`;
}

/** The estimated result of a file, from a piece of it. */
export const describeEstimate: Words<typeof english.describeEstimate> = (bytes, seconds) =>
  `Resultado: cerca de ${describeSize(bytes)}${seconds === undefined ? '' : `, em cerca de ${describeDuration(seconds)}`}.`;
