import { describeWhole } from '#wording/amounts.ts';
import { countFiles } from './count.ts';

export const savingWords = {
  one: 'Zapisz',
  all: (files: number) => `Zapisz wszystkie (${describeWhole(files)}) jako ZIP`,
  saving: 'Zapisywanie…',
  /** On the button. */
  done: 'Zapisano ✓',
  savedAs: (name: string) => `Zapisano jako ${name}`,
  saved: (files: number) => `Zapisano: ${countFiles(files)}`,
  /** @param saved how many files were written before. @param why the browser's error message. */
  stopped: (saved: number, why: string) =>
    `${saved > 0 ? `Zapisano: ${countFiles(saved)}. Reszty nie zapisano` : 'Nie zapisano'}: przeglądarka nie mogła tam nic zapisać. Wybierz inny folder albo zwolnij trochę miejsca. (${why})`,
  emptyFile: (why: string, name: string) => `${why} Został tam pusty plik: „${name}”.`,
};
