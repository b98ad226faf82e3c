import { locale } from '#language.ts';
import type * as english from '#words/rows.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** The rows of files. */
export const rowWords = {
  remove: (path) => `Retirer ${path}`,
  show: (path) => `Afficher ${path}`,
  progress: (path) => `Progression de ${path}`,
  reading: 'lecture…',
  speed: (times) =>
    times > 1 ? `${numbers().format(times)} fois plus vite que la lecture` : 'plus lentement que la lecture',
  estimating: { size: 'Estimation de la taille…', work: 'Estimation de la taille et du temps…' },
  place: (path, place, all) => `${path}, maintenant ${describeWhole(place)} sur ${describeWhole(all)}`,
  moveUp: (path) => `Monter ${path}`,
  moveDown: (path) => `Descendre ${path}`,
  compare: (path) => `Comparer ${path} avant et après`,
  save: 'Enregistrer',
  saveZip: 'Enregistrer le ZIP',
  saveFile: (name) => `Enregistrer ${name}`,
  saveFiles: (files, zip) => `Enregistrer ${count(files, 'fichier')} dans ${zip}`,
  pages: {
    label: 'Pages',
    of: (path) => `Pages de ${path}`,
    all: 'toutes',
    how: 'Saisissez des pages comme 1-3, 7, last.',
    missing: (pages) => `Ce fichier a ${count(pages, 'page')}.`,
  },
  time: {
    label: 'Durée',
    of: (path) => `Durée de ${path}, en secondes`,
    asOthers: 'comme les autres',
  },
  unlock: { form: (path) => `Ouvrir ${path}`, password: 'Mot de passe', open: 'Ouvrir' },
} satisfies Words<typeof english.rowWords>;
