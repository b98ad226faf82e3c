import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/sheet.ts';
import type { Words } from '#wording/words.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: 'Was gezeigt wird',
  key: (key: string) => `Taste: ${key}`,
  against: 'Vergleichen mit',
  original: 'Original',
  previous: 'Voriges Ergebnis',
  before: 'Vorher',
  after: 'Nachher',
  previousResult: 'Vorige Datei',
  nextResult: 'Nächste Datei',
  result: (place: number, all: number, name: string) => `${describeWhole(place)} von ${describeWhole(all)} · ${name}`,
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  page: (page: number, all: number) => `Seite ${describeWhole(page)} von ${describeWhole(all)}`,
  pageOf: (page: number, name: string) => `Seite ${describeWhole(page)} von ${name}`,
  joints: 'Übergänge anhören',
  /** @param time as a player shows it. */
  playJoint: (time: string) => `3 Sekunden vor und nach ${time} abspielen`,
  player: (name: string) => `Player für ${name}`,
} satisfies Words<typeof english.sheetWords>;
