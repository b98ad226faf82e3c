import { count } from './count.ts';

/** The field above a table. */
export const filterWords = {
  shown: (rows: number) => (rows === 0 ? 'Nothing has these words.' : `${count(rows, 'row')}.`),
};
