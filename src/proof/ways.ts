import { byLeaving, fromPages, fromWorkers, type Attempt } from './ways-out.ts';

/** Where a way starts: in the page, in a worker, or by leading the page elsewhere. */
export type Start = 'page' | 'worker' | 'leaving';

export interface Way {
  /** Of others with the same start. */
  name: string;
  /** As it begins a line. */
  title: string;
  start: Start;
  attempt: Attempt;
}

/** Words that begin small wherever they stand. */
const asWritten = /^fetch\b/;

const waysOf = (start: Start, attempts: Record<string, Attempt>): Way[] =>
  Object.entries(attempts).map(([name, attempt]) => ({
    name,
    title: asWritten.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1),
    start,
    attempt,
  }));

/** Every way out that `/proof` tries, in the order in which it shows them. */
export const ways: readonly Way[] = [
  ...waysOf('page', fromPages),
  ...waysOf('worker', fromWorkers),
  ...waysOf('leaving', byLeaving),
];
