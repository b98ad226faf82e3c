import type * as english from '#words/saving.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const saved = (files: number) => count(files, 'fichier enregistré', 'fichiers enregistrés');

export const savingWords = {
  one: 'Enregistrer',
  all: (files) => `Enregistrer les ${describeWhole(files)} en ZIP`,
  saving: 'Enregistrement…',
  done: 'Enregistré ✓',
  savedAs: (name) => `Enregistré sous ${name}`,
  saved,
  stopped: (files, why) =>
    `${files > 0 ? `${saved(files)}. Pas les autres` : 'Rien n’a été enregistré'} : le navigateur n’a pas pu écrire à cet endroit. Choisissez-en un autre, ou libérez de l’espace. (${why})`,
  emptyFile: (why, name) => `${why} Il y reste un fichier vide : « ${name} ».`,
} satisfies Words<typeof english.savingWords>;
