import { countFiles } from './count.ts';

/** In the footer of every page. */
export const sentWords = {
  doubtful: (doubtful: number, all: number) => `Zapytania, które mogły coś wynieść: ${doubtful} z ${all}.`,
  none: (all: number) => `Z Twoich plików wysłano 0 bajtów; z tego serwisu załadowano ${countFiles(all)}.`,
};
