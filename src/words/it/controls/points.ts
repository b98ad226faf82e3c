import type * as english from '#words/controls/points.ts';
import type { Words } from '#wording/words.ts';

export const pointsWords = {
  opening: 'Apertura dell’immagine…',
  picker: 'Contagocce',
  picture: (name) => `Anteprima di ${name}`,
  about: 'Circa',
  clear: 'Svuota l’elenco',
  pick: 'Fai clic per prelevare un colore. Il valore esatto si aggiunge all’elenco.',
  keys: 'Con la tastiera: le frecce spostano la croce, con Maiusc di un pixel alla volta, e Invio preleva il colore.',
} satisfies Words<typeof english.pointsWords>;
