import type * as english from '#words/sheet.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';

/** The sheet with files and results. */
export const sheetWords = {
  sides: 'Ce qui est affiché',
  key: (key) => `Touche : ${key}`,
  against: 'Comparer avec',
  original: 'Original',
  previous: 'Résultat précédent',
  before: 'Avant',
  after: 'Après',
  previousResult: 'Fichier précédent',
  nextResult: 'Fichier suivant',
  result: (place, all, name) => `${describeWhole(place)} sur ${describeWhole(all)} · ${name}`,
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  page: (page, all) => `Page ${describeWhole(page)} sur ${describeWhole(all)}`,
  pageOf: (page, name) => `Page ${describeWhole(page)} de ${name}`,
  joints: 'Écouter les raccords',
  playJoint: (time) => `Lire 3 secondes avant et après ${time}`,
  player: (name) => `Lecteur de ${name}`,
} satisfies Words<typeof english.sheetWords>;
