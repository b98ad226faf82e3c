import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/controls/frames.ts';
import type { Words } from '#wording/words.ts';
import { count } from '../count.ts';
import { undoWords } from './undo.ts';

const frames = (number: number) => count(number, 'Bild', 'Bilder');

/** Places and numbers of frames count from 1; times are text, `0.1 s`. */
export const framesWords = {
  reading: 'Datei wird gelesen …',
  none: 'In dieser Datei gibt es keine Bilder zum Auswählen.',
  list: 'Bilder',
  tile: (frame: number, time: string, place: number, all: number) =>
    `Bild ${frame}, ${time}, Platz ${place} von ${all}`,
  moved: (place: number, all: number) => `Auf Platz ${place} von ${all} verschoben.`,
  duplicated: (number: number) => `${frames(number)} dupliziert.`,
  deleted: (number: number, left: number) => `${frames(number)} gelöscht, ${describeWhole(left)} übrig.`,
  oneStays: 'Mindestens ein Bild muss bleiben.',
  kept: (number: number) => `Nur ${frames(number)} behalten.`,
  ownTimes: 'Die ursprünglichen Zeiten gelten wieder.',
  timed: (time: string) => `Anzeigedauer: ${time}.`,
  undone: undoWords.undone,
  startedOver: 'Alle Bilder sind wieder da, in der ursprünglichen Reihenfolge.',
  tools: {
    bar: 'Ausgewählte Bilder',
    chooseAll: 'Alle auswählen',
    chooseNone: 'Auswahl aufheben',
    back: 'Nach vorn',
    forward: 'Nach hinten',
    duplicate: 'Duplizieren',
    delete: 'Löschen',
    keep: 'Nur diese behalten',
    time: 'Anzeigedauer',
    type: 'Bilder eintippen',
    startOver: 'Zurücksetzen',
    amount: (chosen: number, all: number, time: string) =>
      `${chosen > 0 ? `${describeWhole(chosen)} von ${count(all, 'Bild', 'Bildern')} ausgewählt` : frames(all)}, ${time}`,
  },
} satisfies Words<typeof english.framesWords>;
