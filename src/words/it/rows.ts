import { locale } from '#language.ts';
import type * as english from '#words/rows.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** The rows of files. */
export const rowWords = {
  remove: (path) => `Rimuovi ${path}`,
  show: (path) => `Mostra ${path}`,
  progress: (path) => `Avanzamento di ${path}`,
  reading: 'lettura…',
  speed: (times) =>
    times > 1 ? `${numbers().format(times)} volte più veloce della riproduzione` : 'più lento della riproduzione',
  estimating: { size: 'Stima della dimensione…', work: 'Stima di dimensione e tempo…' },
  place: (path, place, all) => `${path}, ora ${describeWhole(place)} di ${describeWhole(all)}`,
  moveUp: (path) => `Sposta ${path} in su`,
  moveDown: (path) => `Sposta ${path} in giù`,
  compare: (path) => `Confronta ${path} prima e dopo`,
  save: 'Salva',
  saveZip: 'Salva ZIP',
  saveFile: (name) => `Salva ${name}`,
  saveFiles: (files, zip) => `Salva ${count(files, 'file')} come ${zip}`,
  pages: {
    label: 'Pagine',
    of: (path) => `Pagine di ${path}`,
    all: 'tutte',
    how: 'Scrivi le pagine così: 1-3, 7, last (l’ultima).',
    missing: (pages) => `Questo file ha ${count(pages, 'pagina', 'pagine')}.`,
  },
  time: {
    label: 'Durata',
    of: (path) => `Durata di ${path}, in secondi`,
    asOthers: 'come le altre',
  },
  unlock: { form: (path) => `Apri ${path}`, password: 'Password', open: 'Apri' },
} satisfies Words<typeof english.rowWords>;
