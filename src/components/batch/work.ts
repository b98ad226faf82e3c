import type { BatchJob } from '#jobs/plan/batch-job.ts';

/** Makes the job once all files are read; `undefined` if that is impossible. */
export type MakeJob = () => Promise<BatchJob | undefined>;

/** The requested work. */
export interface Work {
  /** Missing until the files that it depends on are read. */
  job?: BatchJob;
  makeJob?: MakeJob;
  /** Whether `makeJob` has been called. */
  isAsked?: boolean;
  /** In milliseconds since the epoch, shifted by the length of any pauses. */
  startedAt: number;
  /** When it was paused, in milliseconds since the epoch. */
  pausedAt?: number;
}

/** Returns the same work with its job still to be made. */
export function askedAnew(work: Work): Work {
  const same = { ...work };
  delete same.job;
  delete same.isAsked;
  return same;
}

/** Ends a pause, if there is one. */
export function goOn(work: Work | undefined) {
  if (work?.pausedAt === undefined) return;
  work.startedAt += Date.now() - work.pausedAt;
  delete work.pausedAt;
}
