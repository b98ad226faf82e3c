import { describeWhole } from '#wording/amounts.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: 'Co jest pokazane',
  key: (key: string) => `Klawisz: ${key}`,
  against: 'Porównaj z',
  original: 'Oryginał',
  previous: 'Poprzedni wynik',
  before: 'Przed',
  after: 'Po',
  previousResult: 'Poprzedni plik',
  nextResult: 'Następny plik',
  result: (place: number, all: number, name: string) => `${describeWhole(place)} z ${describeWhole(all)} · ${name}`,
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  page: (page: number, all: number) => `Strona ${describeWhole(page)} z ${describeWhole(all)}`,
  pageOf: (page: number, name: string) => `Strona ${describeWhole(page)}, ${name}`,
  joints: 'Posłuchaj miejsc łączenia',
  /** @param time as a player shows it. */
  playJoint: (time: string) => `Odtwórz 3 sekundy przed i po ${time}`,
  player: (name: string) => `Odtwarzacz: ${name}`,
};
