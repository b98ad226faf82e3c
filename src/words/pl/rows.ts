import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { countFiles } from './count.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const numbers = onFirstUse(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** The rows of files. */
export const rowWords = {
  remove: (path: string) => `Usuń ${path}`,
  show: (path: string) => `Pokaż ${path}`,
  progress: (path: string) => `Postęp: ${path}`,
  reading: 'czytanie…',
  /** @param times how many seconds of a recording are processed per second. */
  speed: (times: number) =>
    times > 1 ? `${numbers().format(times)}× szybciej niż odtwarzanie` : 'wolniej niż odtwarzanie',
  estimating: { size: 'Szacowanie rozmiaru…', work: 'Szacowanie rozmiaru i czasu…' },
  place: (path: string, place: number, all: number) => `${path}, teraz ${describeWhole(place)} z ${describeWhole(all)}`,
  moveUp: (path: string) => `Przenieś w górę: ${path}`,
  moveDown: (path: string) => `Przenieś w dół: ${path}`,
  compare: (path: string) => `Porównaj przed i po: ${path}`,
  save: 'Zapisz',
  saveZip: 'Zapisz ZIP',
  saveFile: (name: string) => `Zapisz ${name}`,
  saveFiles: (files: number, zip: string) => `Zapisz ${countFiles(files)} jako ${zip}`,
  pages: {
    label: 'Strony',
    of: (path: string) => `Strony pliku ${path}`,
    all: 'wszystkie',
    how: 'Wpisz strony tak: 1-3, 7, last (ostatnia).',
    missing: (pages: number) => `Liczba stron w tym pliku: ${describeWhole(pages)}.`,
  },
  time: {
    label: 'Czas',
    of: (path: string) => `Czas: ${path}, w sekundach`,
    asOthers: 'jak pozostałe',
  },
  unlock: { form: (path: string) => `Otwórz ${path}`, password: 'Hasło', open: 'Otwórz' },
};
