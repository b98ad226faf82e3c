import type { BatchJob } from './workflow-job.ts';

/** Says what is to be done, once all files are read; nothing where that cannot be said. */
export type MakeJob = () => Promise<BatchJob | undefined>;

/** The work that was asked for. */
export interface Work {
  /** Missing until the files that it depends on are read. */
  job?: BatchJob;
  makeJob?: MakeJob;
  /** Whether `makeJob` is at it. */
  isAsked?: boolean;
  /** In milliseconds since the epoch; later by as long as it was paused. */
  startedAt: number;
  /** Since when nothing new is begun. In milliseconds since the epoch. */
  pausedAt?: number;
}

/** The same work, whose job is asked for anew. */
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
