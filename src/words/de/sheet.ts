import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/sheet.ts';
import type { Words } from '#wording/words.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: 'Ansicht',
  key: (key: string) => `Taste: ${key}`,
  against: 'Vergleichen mit',
  original: 'Original',
  previous: 'Vorheriges Ergebnis',
  before: 'Vorher',
  after: 'Nachher',
  previousResult: 'Vorherige Datei',
  nextResult: 'Nächste Datei',
  result: (place: number, all: number, name: string) => `${describeWhole(place)} von ${describeWhole(all)} · ${name}`,
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  page: (page: number, all: number) => `Seite ${describeWhole(page)} von ${describeWhole(all)}`,
  pageOf: (page: number, name: string) => `Seite ${describeWhole(page)} von ${name}`,
  joints: 'Übergänge anhören',
  /** @param time as a player shows it. */
  playJoint: (time: string) => `3 Sekunden vor und nach ${time} abspielen`,
  player: (name: string) => `Player für ${name}`,
} satisfies Words<typeof english.sheetWords>;
