import { byLeaving, fromPages, fromWorkers, type Attempt } from './ways-out.ts';

/** Where a way starts: in the page, in a worker, or by navigating the page elsewhere. */
export type Start = 'page' | 'worker' | 'leaving';

export type WayName = keyof typeof fromPages | keyof typeof fromWorkers | keyof typeof byLeaving;

export interface Way {
  /** Unique among those with the same start. */
  name: WayName;
  start: Start;
  attempt: Attempt;
}

const waysOf = (start: Start, attempts: Partial<Record<WayName, Attempt>>): Way[] =>
  // The parameter's keys are names of ways.
  (Object.entries(attempts) as [WayName, Attempt][]).map(([name, attempt]) => ({ name, start, attempt }));

/** Every way out that `/proof` tries, in display order. */
export const ways: readonly Way[] = [
  ...waysOf('page', fromPages),
  ...waysOf('worker', fromWorkers),
  ...waysOf('leaving', byLeaving),
];
