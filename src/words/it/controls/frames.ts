import type * as english from '#words/controls/frames.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const frames = (number: number) => count(number, 'fotogramma', 'fotogrammi');

/** Places and numbers of frames count from 1; times are text, `0,1 s`. */
export const framesWords = {
  reading: 'Lettura del file…',
  none: 'In questo file non ci sono fotogrammi tra cui scegliere.',
  list: 'Fotogrammi',
  tile: (frame, time, place, all) => `Fotogramma ${frame}, ${time}, posizione ${place} di ${all}`,
  moved: (place, all) => `Nuova posizione: ${place} di ${all}.`,
  duplicated: (number) => `${count(number, 'fotogramma duplicato', 'fotogrammi duplicati')}.`,
  deleted: (number, left) =>
    `${count(number, 'fotogramma eliminato', 'fotogrammi eliminati')}; rimanenti: ${describeWhole(left)}.`,
  oneStays: 'Deve restare almeno un fotogramma.',
  kept: (number) => `${count(number, 'fotogramma mantenuto', 'fotogrammi mantenuti')}.`,
  ownTimes: 'Ripristinati i tempi originali.',
  timed: (time) => `Durata: ${time}.`,
  undone: undoWords.undone,
  startedOver: 'Tutti i fotogrammi sono di nuovo nell’ordine originale.',
  tools: {
    bar: 'Fotogrammi selezionati',
    chooseAll: 'Seleziona tutti',
    chooseNone: 'Deseleziona tutti',
    back: 'Sposta indietro',
    forward: 'Sposta avanti',
    duplicate: 'Duplica',
    delete: 'Elimina',
    keep: 'Mantieni solo questi',
    time: 'Durata',
    type: 'Scrivi i numeri',
    startOver: 'Ricomincia',
    amount: (chosen, all, time) =>
      `${chosen > 0 ? `${describeWhole(chosen)} di ${frames(all)}` : frames(all)}, ${time}`,
  },
} satisfies Words<typeof english.framesWords>;
