import type * as english from '#words/sheet.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: 'O que é mostrado',
  key: (key) => `Tecla: ${key}`,
  against: 'Comparar com',
  original: 'Original',
  previous: 'Resultado anterior',
  before: 'Antes',
  after: 'Depois',
  previousResult: 'Arquivo anterior',
  nextResult: 'Próximo arquivo',
  result: (place, all, name) => `${describeWhole(place)} de ${describeWhole(all)} · ${name}`,
  previousPage: 'Página anterior',
  nextPage: 'Próxima página',
  page: (page, all) => `Página ${describeWhole(page)} de ${describeWhole(all)}`,
  pageOf: (page, name) => `Página ${describeWhole(page)} de ${name}`,
  joints: 'Ouvir as emendas',
  playJoint: (time) => `Reproduzir 3 segundos antes e depois de ${time}`,
  player: (name) => `Player de ${name}`,
} satisfies Words<typeof english.sheetWords>;
