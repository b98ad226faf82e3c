import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/controls/frames.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const frames = (number: number) => count(number, 'beeld', 'beelden');

/** Places and numbers of frames count from 1; times are text, `0.1 s`. */
export const framesWords = {
  reading: 'Het bestand wordt gelezen…',
  none: 'In dit bestand zijn geen beelden om uit te kiezen.',
  list: 'Beelden',
  tile: (frame: number, time: string, place: number, all: number) =>
    `Beeld ${frame}, ${time}, plaats ${place} van ${all}`,
  moved: (place: number, all: number) => `Verplaatst naar plaats ${place} van ${all}.`,
  duplicated: (number: number) => `${frames(number)} gedupliceerd.`,
  deleted: (number: number, left: number) => `${frames(number)} gewist, nog ${describeWhole(left)} over.`,
  oneStays: 'Er moet minstens één beeld blijven.',
  kept: (number: number) => `${frames(number)} behouden.`,
  ownTimes: 'De oorspronkelijke tijden zijn terug.',
  timed: (time: string) => `Te zien gedurende ${time}.`,
  undone: undoWords.undone,
  startedOver: 'Alle beelden staan weer in de oorspronkelijke volgorde.',
  tools: {
    bar: 'Geselecteerde beelden',
    chooseAll: 'Alles selecteren',
    chooseNone: 'Niets selecteren',
    back: 'Naar voren',
    forward: 'Naar achteren',
    duplicate: 'Dupliceren',
    delete: 'Wissen',
    keep: 'Alleen deze houden',
    time: 'Te zien gedurende',
    type: 'Beelden intypen',
    startOver: 'Opnieuw beginnen',
    amount: (chosen: number, all: number, time: string) =>
      `${chosen > 0 ? `${describeWhole(chosen)} van ${frames(all)} geselecteerd` : frames(all)}, ${time}`,
  },
} satisfies Words<typeof english.framesWords>;
