import type { Job } from '../../jobs/contract/job.ts';

/** Says what is to be done, once all files are read; nothing where that cannot be said. */
export type MakeJob = () => Promise<Job | undefined>;

/** The work that was asked for. */
export interface Work {
  /** Missing until the files that it depends on are read. */
  job?: Job;
  makeJob?: MakeJob;
  /** Whether `makeJob` is at it. */
  isAsked?: boolean;
  /** In milliseconds since the epoch. */
  startedAt: number;
}
