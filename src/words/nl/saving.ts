import { describeWhole } from '#wording/amounts.ts';
import type * as english from '#words/saving.ts';
import type { Words } from '#wording/words.ts';
import { countFiles } from './count.ts';

export const savingWords = {
  one: 'Opslaan',
  all: (files: number) => `Alle ${describeWhole(files)} opslaan als ZIP`,
  saving: 'Wordt opgeslagen…',
  /** On the button. */
  done: 'Opgeslagen ✓',
  savedAs: (name: string) => `Opgeslagen als ${name}`,
  saved: (files: number) => `${countFiles(files)} opgeslagen`,
  /** @param saved how many files were written before. @param why the browser's error message. */
  stopped: (saved: number, why: string) =>
    `${saved > 0 ? `${countFiles(saved)} opgeslagen, de rest niet` : 'Niet opgeslagen'}: de browser kon daar niet schrijven. Kies een andere plek of maak ruimte vrij. (${why})`,
  emptyFile: (why: string, name: string) => `${why} Er staat daar nu een leeg bestand: ‘${name}’.`,
} satisfies Words<typeof english.savingWords>;
