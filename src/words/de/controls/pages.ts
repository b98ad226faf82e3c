import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/controls/pages.ts';
import type { Words } from '#wording/words.ts';
import { count, countPages } from '../count.ts';
import { undoWords } from './undo.ts';

/** Places and numbers of pages count from 1. */
export const pagesWords = {
  list: 'Seiten',
  tile: (page: number, { file, angle, place }: { file?: string | undefined; angle: number; place?: string }) =>
    [`Seite ${page}`, file && `aus ${file}`, angle && `um ${angle} Grad gedreht`, place].filter(Boolean).join(', '),
  place: (place: number, all: number) => `Platz ${place} von ${all}`,
  turnOne: (page: number) => `Seite ${page} nach rechts drehen`,
  inserted: (number: number) => `${countPages(number)} eingefügt.`,
  moved: (place: number, all: number) => `Auf Platz ${place} von ${all} verschoben.`,
  turnedRight: 'Nach rechts gedreht.',
  turnedLeft: 'Nach links gedreht.',
  duplicated: (number: number) => `${countPages(number)} dupliziert.`,
  deleted: (number: number, left: number) => `${countPages(number)} gelöscht, ${describeWhole(left)} übrig.`,
  oneStays: 'Mindestens eine Seite muss bleiben.',
  undone: undoWords.undone,
  startedOver: 'Alle Seiten sind wieder da, in der ursprünglichen Reihenfolge.',
  tools: {
    bar: 'Ausgewählte Seiten',
    chooseAll: 'Alle auswählen',
    chooseNone: 'Auswahl aufheben',
    back: 'Nach vorn',
    forward: 'Nach hinten',
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    duplicate: 'Duplizieren',
    delete: 'Löschen',
    insert: 'Danach einfügen',
    type: 'Seiten eintippen',
    startOver: 'Zurücksetzen',
    amount: (chosen: number, all: number) =>
      chosen > 0 ? `${describeWhole(chosen)} von ${count(all, 'Seite', 'Seiten')} ausgewählt` : countPages(all),
  },
} satisfies Words<typeof english.pagesWords>;
