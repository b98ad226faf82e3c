import type * as english from '#words/sheet.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: 'Che cosa si vede',
  key: (key) => `Tasto: ${key}`,
  against: 'Confronta con',
  original: 'Originale',
  previous: 'Risultato precedente',
  before: 'Prima',
  after: 'Dopo',
  previousResult: 'File precedente',
  nextResult: 'File successivo',
  result: (place, all, name) => `${describeWhole(place)} di ${describeWhole(all)} · ${name}`,
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  page: (page, all) => `Pagina ${describeWhole(page)} di ${describeWhole(all)}`,
  pageOf: (page, name) => `Pagina ${describeWhole(page)} di ${name}`,
  joints: 'Ascolta i punti di unione',
  playJoint: (time) => `Riproduci 3 secondi prima e dopo ${time}`,
  player: (name) => `Lettore per ${name}`,
} satisfies Words<typeof english.sheetWords>;
