import type { FormatId } from '../../formats/formats.ts';
import type { Facts } from '../../jobs/contract/facts.ts';
import type { Job } from '../../jobs/contract/job.ts';
import { engineOf, memoryOf, parallelJobs } from './limits.ts';

/** A tool's job, as one of several. */
export interface JobStep {
  /** Of the tool. */
  title: string;
  accepts: readonly FormatId[];
  /** Whether it makes one of all files. */
  joins: boolean;
  job: Job;
}

/** Jobs one after the other: each takes what the one before has made. */
export interface WorkflowJob {
  engine: 'workflow';
  steps: readonly JobStep[];
}

/** What a batch does with its files. */
export type BatchJob = Job | WorkflowJob;

export const isWorkflow = (job: BatchJob | undefined): job is WorkflowJob => job?.engine === 'workflow';

const jobsOf = (job: BatchJob | undefined): (Job | undefined)[] =>
  isWorkflow(job) ? job.steps.map((step) => step.job) : [job];

/** What a job takes on a file, in bytes: what comes of earlier steps is taken to be no larger than the file. */
export const memoryToDo = (facts: Facts | undefined, job?: BatchJob): number =>
  Math.max(...jobsOf(job).map((one) => memoryOf(facts, one)));

/** How many files may be worked on at once, by all engines that a job takes. */
export const filesAtOnce = (accepts: readonly FormatId[], job?: BatchJob): number =>
  Math.min(...jobsOf(job).map((one) => parallelJobs[one?.engine ?? engineOf(accepts)]));
