import type * as english from '#words/saving.ts';
import { describeWhole } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

export const savingWords = {
  one: 'Salva',
  all: (files) => `Salva tutti (${describeWhole(files)}) come ZIP`,
  saving: 'Salvataggio…',
  done: 'Salvato ✓',
  savedAs: (name) => `Salvato come ${name}`,
  saved: (files) => count(files, 'file salvato', 'file salvati'),
  stopped: (saved, why) =>
    `${saved > 0 ? `${count(saved, 'file salvato', 'file salvati')}. Il resto non è stato salvato` : 'Non salvato'}: il browser non è riuscito a scrivere lì. Scegli un altro posto, oppure libera spazio. (${why})`,
  emptyFile: (why, name) => `${why} Lì resta un file vuoto: “${name}”.`,
} satisfies Words<typeof english.savingWords>;
