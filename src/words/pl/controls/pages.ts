import { describeWhole } from '#wording/amounts.ts';
import { countPages, ofPages } from '../count.ts';
import { undoWords } from './undo.ts';

const pages = countPages;

/** Places and numbers of pages count from 1. */
export const pagesWords = {
  list: 'Strony',
  tile: (page: number, { file, angle, place }: { file?: string | undefined; angle: number; place?: string }) =>
    [`Strona ${page}`, file, angle && `obrót o ${angle}°`, place].filter(Boolean).join(', '),
  place: (place: number, all: number) => `miejsce ${place} z ${all}`,
  turnOne: (page: number) => `Obróć stronę ${page} w prawo`,
  inserted: (number: number) => `Wstawiono: ${pages(number)}.`,
  moved: (place: number, all: number) => `Przeniesiono na miejsce ${place} z ${all}.`,
  turnedRight: 'Obrócono w prawo.',
  turnedLeft: 'Obrócono w lewo.',
  duplicated: (number: number) => `Powielono: ${pages(number)}.`,
  deleted: (number: number, left: number) => `Usunięto: ${pages(number)}, zostało ${describeWhole(left)}.`,
  oneStays: 'Musi zostać co najmniej jedna strona.',
  undone: undoWords.undone,
  startedOver: 'Wszystkie strony są znów w pierwotnej kolejności.',
  tools: {
    bar: 'Zaznaczone strony',
    chooseAll: 'Zaznacz wszystkie',
    chooseNone: 'Odznacz wszystkie',
    back: 'Przenieś wstecz',
    forward: 'Przenieś dalej',
    turnLeft: 'Obróć w lewo',
    turnRight: 'Obróć w prawo',
    duplicate: 'Powiel',
    delete: 'Usuń',
    insert: 'Wstaw po zaznaczonych',
    type: 'Wpisz strony',
    startOver: 'Zacznij od nowa',
    amount: (chosen: number, all: number) =>
      chosen > 0 ? `Zaznaczono ${describeWhole(chosen)} z ${ofPages(all)}` : pages(all),
  },
};
