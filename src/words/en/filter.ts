import { count } from './count.ts';

/** The field above a table. */
export const filterWords = {
  shown: (rows: number) => (rows === 0 ? 'No rows match.' : `${count(rows, 'row')}.`),
};
