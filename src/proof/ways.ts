import { byLeaving, fromPages, fromWorkers, type Attempt } from './ways-out.ts';

/** Where a way starts: in the page, in a worker, or by navigating the page elsewhere. */
export type Start = 'page' | 'worker' | 'leaving';

export interface Way {
  /** Unique among those with the same start. */
  name: string;
  /** Capitalized for the start of a line. */
  title: string;
  start: Start;
  attempt: Attempt;
}

/** Words that keep their lower case everywhere. */
const asWritten = /^fetch\b/;

const waysOf = (start: Start, attempts: Record<string, Attempt>): Way[] =>
  Object.entries(attempts).map(([name, attempt]) => ({
    name,
    title: asWritten.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1),
    start,
    attempt,
  }));

/** Every way out that `/proof` tries, in display order. */
export const ways: readonly Way[] = [
  ...waysOf('page', fromPages),
  ...waysOf('worker', fromWorkers),
  ...waysOf('leaving', byLeaving),
];
