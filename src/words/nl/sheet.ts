import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/sheet.ts';
import type { Words } from '#wording/words.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: 'Wat wordt getoond',
  key: (key: string) => `Toets: ${key}`,
  against: 'Vergelijken met',
  original: 'Origineel',
  previous: 'Vorig resultaat',
  before: 'Voor',
  after: 'Na',
  previousResult: 'Vorig bestand',
  nextResult: 'Volgend bestand',
  result: (place: number, all: number, name: string) => `${describeWhole(place)} van ${describeWhole(all)} · ${name}`,
  previousPage: 'Vorige pagina',
  nextPage: 'Volgende pagina',
  page: (page: number, all: number) => `Pagina ${describeWhole(page)} van ${describeWhole(all)}`,
  pageOf: (page: number, name: string) => `Pagina ${describeWhole(page)} van ${name}`,
  joints: 'De overgangen beluisteren',
  /** @param time as a player shows it. */
  playJoint: (time: string) => `3 seconden voor en na ${time} afspelen`,
  player: (name: string) => `Speler voor ${name}`,
} satisfies Words<typeof english.sheetWords>;
