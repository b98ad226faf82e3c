import type * as english from '#words/controls/pages.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const pages = (number: number) => count(number, 'pagina', 'pagine');

/** Places and numbers of pages count from 1. */
export const pagesWords = {
  list: 'Pagine',
  tile: (page, { file, angle, place }) =>
    [`Pagina ${page}`, file && `di ${file}`, angle && `ruotata di ${angle} gradi`, place].filter(Boolean).join(', '),
  place: (place, all) => `posizione ${place} di ${all}`,
  turnOne: (page) => `Ruota a destra la pagina ${page}`,
  inserted: (number) => `${count(number, 'pagina inserita', 'pagine inserite')}.`,
  moved: (place, all) => `Nuova posizione: ${place} di ${all}.`,
  turnedRight: 'Ruotata a destra.',
  turnedLeft: 'Ruotata a sinistra.',
  duplicated: (number) => `${count(number, 'pagina duplicata', 'pagine duplicate')}.`,
  deleted: (number, left) =>
    `${count(number, 'pagina eliminata', 'pagine eliminate')}; rimanenti: ${describeWhole(left)}.`,
  oneStays: 'Deve restare almeno una pagina.',
  undone: undoWords.undone,
  startedOver: 'Tutte le pagine sono di nuovo nell’ordine originale.',
  tools: {
    bar: 'Pagine selezionate',
    chooseAll: 'Seleziona tutte',
    chooseNone: 'Deseleziona tutte',
    back: 'Sposta indietro',
    forward: 'Sposta avanti',
    turnLeft: 'Ruota a sinistra',
    turnRight: 'Ruota a destra',
    duplicate: 'Duplica',
    delete: 'Elimina',
    insert: 'Inserisci dopo queste',
    type: 'Scrivi i numeri',
    startOver: 'Ricomincia',
    amount: (chosen, all) => (chosen > 0 ? `${describeWhole(chosen)} di ${pages(all)}` : pages(all)),
  },
} satisfies Words<typeof english.pagesWords>;
