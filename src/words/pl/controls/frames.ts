import { describeWhole } from '#wording/amounts.ts';
import { countFrames, ofFrames } from '../count.ts';
import { undoWords } from './undo.ts';

const frames = countFrames;

/** Places and numbers of frames count from 1; times are text, `0.1 s`. */
export const framesWords = {
  reading: 'Czytanie pliku…',
  none: 'W tym pliku nie ma klatek do wyboru.',
  list: 'Klatki',
  tile: (frame: number, time: string, place: number, all: number) =>
    `Klatka ${frame}, ${time}, miejsce ${place} z ${all}`,
  moved: (place: number, all: number) => `Przeniesiono na miejsce ${place} z ${all}.`,
  duplicated: (number: number) => `Powielono: ${frames(number)}.`,
  deleted: (number: number, left: number) => `Usunięto: ${frames(number)}, zostało ${describeWhole(left)}.`,
  oneStays: 'Musi zostać co najmniej jedna klatka.',
  kept: (number: number) => `Zostawiono: ${frames(number)}.`,
  ownTimes: 'Przywrócono pierwotne czasy.',
  timed: (time: string) => `Czas wyświetlania: ${time}.`,
  undone: undoWords.undone,
  startedOver: 'Wszystkie klatki są znów w pierwotnej kolejności.',
  tools: {
    bar: 'Zaznaczone klatki',
    chooseAll: 'Zaznacz wszystkie',
    chooseNone: 'Odznacz wszystkie',
    back: 'Przenieś wstecz',
    forward: 'Przenieś dalej',
    duplicate: 'Powiel',
    delete: 'Usuń',
    keep: 'Zostaw tylko te',
    time: 'Czas',
    type: 'Wpisz klatki',
    startOver: 'Zacznij od nowa',
    amount: (chosen: number, all: number, time: string) =>
      `${chosen > 0 ? `Zaznaczono ${describeWhole(chosen)} z ${ofFrames(all)}` : frames(all)}, ${time}`,
  },
};
