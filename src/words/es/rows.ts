import { locale } from '#language.ts';
import type * as english from '#words/rows.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** The rows of files. */
export const rowWords = {
  remove: (path) => `Quitar ${path}`,
  show: (path) => `Mostrar ${path}`,
  progress: (path) => `Progreso de ${path}`,
  reading: 'leyendo…',
  speed: (times) =>
    times > 1 ? `${numbers().format(times)} veces más rápido que reproducirlo` : 'más lento que reproducirlo',
  estimating: { size: 'Calculando el tamaño…', work: 'Calculando tamaño y tiempo…' },
  place: (path, place, all) => `${path}, ahora ${describeWhole(place)} de ${describeWhole(all)}`,
  moveUp: (path) => `Mover ${path} hacia arriba`,
  moveDown: (path) => `Mover ${path} hacia abajo`,
  compare: (path) => `Comparar ${path} antes y después`,
  save: 'Guardar',
  saveZip: 'Guardar ZIP',
  saveFile: (name) => `Guardar ${name}`,
  saveFiles: (files, zip) => `Guardar ${count(files, 'archivo')} como ${zip}`,
  pages: {
    label: 'Páginas',
    of: (path) => `Páginas de ${path}`,
    all: 'todas',
    how: 'Escribe las páginas así: 1-3, 7, last.',
    missing: (pages) => `Este archivo tiene ${count(pages, 'página')}.`,
  },
  time: {
    label: 'Tiempo',
    of: (path) => `Tiempo de ${path}, en segundos`,
    asOthers: 'como los demás',
  },
  unlock: { form: (path) => `Abrir ${path}`, password: 'Contraseña', open: 'Abrir' },
} satisfies Words<typeof english.rowWords>;
