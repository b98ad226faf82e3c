import type * as english from '#words/sheet.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: 'Qué se muestra',
  key: (key) => `Tecla: ${key}`,
  against: 'Comparar con',
  original: 'Original',
  previous: 'Resultado anterior',
  before: 'Antes',
  after: 'Después',
  previousResult: 'Archivo anterior',
  nextResult: 'Archivo siguiente',
  result: (place, all, name) => `${describeWhole(place)} de ${describeWhole(all)} · ${name}`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  page: (page, all) => `Página ${describeWhole(page)} de ${describeWhole(all)}`,
  pageOf: (page, name) => `Página ${describeWhole(page)} de ${name}`,
  joints: 'Escuchar las uniones',
  playJoint: (time) => `Reproducir 3 segundos antes y después de ${time}`,
  player: (name) => `Reproductor de ${name}`,
} satisfies Words<typeof english.sheetWords>;
