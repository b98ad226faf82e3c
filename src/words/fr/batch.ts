import type * as english from '#words/batch.ts';
import { describeDuration, describeSize, describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count, counted } from './count.ts';

/** `3 fichiers`. */
export const describeFiles: Words<typeof english.describeFiles> = (number) => count(number, 'fichier');

const filesDone = (number: number) => count(number, 'fichier terminé', 'fichiers terminés');

/** `6 fichiers terminés`, or `6 fichiers sur 30 terminés`. */
export const describeDone: Words<typeof english.describeDone> = (done, all) =>
  done >= all
    ? filesDone(done)
    : `${count(done, 'fichier')} sur ${describeWhole(all)} ${counted(done, { one: 'terminé', other: 'terminés' })}`;

/** Beside the button that takes them back. */
export const clearedFiles: Words<typeof english.clearedFiles> = (number) =>
  count(number, 'fichier retiré', 'fichiers retirés');

/** The parts of a batch's status line. Times are in seconds. */
export const batchWords = {
  working: (left) => `En cours${aboutLeft(left)}…`,
  doneOf: (done, all, left) =>
    `${describeWhole(done)} sur ${describeWhole(all)} ${counted(done, { one: 'terminé', other: 'terminés' })}${aboutLeft(left)}`,
  done: filesDone,
  stopped: (done, all, left) =>
    `${describeDone(done, all)}, ${describeWhole(left)} ${counted(left, { one: 'restant', other: 'restants' })}`,
  locked: (files) =>
    files === 1 ? '1 fichier attend son mot de passe' : `${describeFiles(files)} attendent leur mot de passe`,
  refused: (files) => count(files, 'fichier inutilisable', 'fichiers inutilisables'),
  failed: (files) => count(files, 'fichier non traité', 'fichiers non traités'),
  noResult: (reason) => `Rien de fait pour l’instant : ${reason}`,
  noFiles: 'Il n’y a aucun fichier là-dedans.',
} satisfies Words<typeof english.batchWords>;

/** In seconds. An estimate of a shorter time is easily off by half. */
const short = 10;

function aboutLeft(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds < short
    ? `, moins de ${describeDuration(short)} restantes`
    : `, encore ${describeDuration(seconds)} environ`;
}

/** The estimated result of a file, from a piece of it. */
export const describeEstimate: Words<typeof english.describeEstimate> = (bytes, seconds) =>
  `Résultat : environ ${describeSize(bytes)}${seconds === undefined ? '' : `, en ${describeDuration(seconds)} environ`}.`;
