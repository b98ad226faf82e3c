import type * as english from '#words/tool-page.ts';
import { listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The texts of every tool's page before its script runs. */

/** The drop zone. */
export const dropWords = {
  prompt: {
    one: 'Déposez des fichiers ici',
    two: 'Déposez deux fichiers ici',
    ordered: 'Déposez des fichiers ici, dans n’importe quel ordre',
  },
  takes: (formats) => `${describeTaken(formats)}. Un fichier ou des centaines.`,
  takesTwo: (formats) => `${listOf(formats)}.`,
  choose: 'Choisir des fichiers',
  add: 'Ajouter des fichiers',
  paste: 'ou coller',
  folder: 'Choisir un dossier',
  clear: 'Tout effacer',
  clearAll: 'Tout effacer de la liste',
  allFiles: (files) => (files === 1 ? 'Le fichier' : `Les ${count(files, 'fichier')}`),
} satisfies Words<typeof english.dropWords>;

/** The first of many: the others are listed below the tool. */
function describeTaken(formats: readonly string[]): string {
  const most = 9;
  const rest = formats.length - most;
  return rest > 2 ? `${formats.slice(0, most).join(', ')} et ${rest} autres formats` : listOf(formats);
}

export const barWords = {
  progress: 'Progression de tous les fichiers',
  options: 'Options',
  done: 'Terminé',
  cancel: 'Annuler',
  noScript: 'Cet outil a besoin de JavaScript, qui est désactivé dans ce navigateur.',
} satisfies Words<typeof english.barWords>;

export const resetOptions = 'Réinitialiser les options';

/** On the buttons for results, for screen readers where the visible label is shorter. */
export const resultWords = {
  useIn: 'Ouvrir dans… un autre outil',
  more: 'Plus d’actions',
  folder: 'Dans un dossier',
  saveToFolder: 'Enregistrer dans un dossier',
} satisfies Words<typeof english.resultWords>;

interface OpenedFormat {
  name: string;
  /** Without their dots. */
  extensions: readonly string[];
}

/** Below the tool. */
export const answerWords = {
  title: 'Bon à savoir',
  opens: {
    question: 'Quels fichiers peut-il ouvrir ?',
    answer: (formats) =>
      `${formats.map(describeOpened).join(', ')}. Les formats sont reconnus à leur contenu, pas au nom du fichier.`,
  },
  offline: {
    question: 'Fonctionne-t-il hors ligne ?',
    answer: ({ link, tools, pages }) =>
      `Oui, une fois que vous l’avez ${link('gardé hors ligne')}. Tous les outils de ce type prennent ${tools} sur cet appareil, et les pages ${pages}.`,
  },
  more: 'Dans le même genre',
  didItWork: 'Tout s’est bien passé ?',
  tellUs: 'Dites-le-nous',
} satisfies Words<typeof english.answerWords>;

const describeOpened = ({ name, extensions }: OpenedFormat) =>
  `${name} (${extensions.map((extension) => `.${extension}`).join(', ')})`;
