import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/controls/pages.ts';
import type { Words } from '#wording/words.ts';
import { countPages } from '../count.ts';
import { undoWords } from './undo.ts';

/** Places and numbers of pages count from 1. */
export const pagesWords = {
  list: 'Pagina’s',
  tile: (page: number, { file, angle, place }: { file?: string | undefined; angle: number; place?: string }) =>
    [`Pagina ${page}`, file && `uit ${file}`, angle && `${angle} graden gedraaid`, place].filter(Boolean).join(', '),
  place: (place: number, all: number) => `plaats ${place} van ${all}`,
  turnOne: (page: number) => `Pagina ${page} naar rechts draaien`,
  inserted: (number: number) => `${countPages(number)} ingevoegd.`,
  moved: (place: number, all: number) => `Verplaatst naar plaats ${place} van ${all}.`,
  turnedRight: 'Naar rechts gedraaid.',
  turnedLeft: 'Naar links gedraaid.',
  duplicated: (number: number) => `${countPages(number)} gedupliceerd.`,
  deleted: (number: number, left: number) => `${countPages(number)} gewist, nog ${describeWhole(left)} over.`,
  oneStays: 'Er moet minstens één pagina blijven.',
  undone: undoWords.undone,
  startedOver: 'Alle pagina’s staan weer in de oorspronkelijke volgorde.',
  tools: {
    bar: 'Geselecteerde pagina’s',
    chooseAll: 'Alles selecteren',
    chooseNone: 'Niets selecteren',
    back: 'Naar voren',
    forward: 'Naar achteren',
    turnLeft: 'Naar links draaien',
    turnRight: 'Naar rechts draaien',
    duplicate: 'Dupliceren',
    delete: 'Wissen',
    insert: 'Hierna invoegen',
    type: 'Pagina’s intypen',
    startOver: 'Opnieuw beginnen',
    amount: (chosen: number, all: number) =>
      chosen > 0 ? `${describeWhole(chosen)} van ${countPages(all)} geselecteerd` : countPages(all),
  },
} satisfies Words<typeof english.pagesWords>;
