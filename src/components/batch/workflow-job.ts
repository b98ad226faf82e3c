import type { FormatId } from '../../formats/formats.ts';
import type { Facts } from '../../jobs/contract/facts.ts';
import type { Job } from '../../jobs/contract/job.ts';
import { engineOf, memoryOf, parallelJobs } from './limits.ts';

/** A tool's job as one step of several. */
export interface JobStep {
  /** The title of the tool. */
  title: string;
  accepts: readonly FormatId[];
  /** Whether it joins all files into one. */
  joins: boolean;
  job: Job;
}

/** Jobs one after the other: each takes the results of the one before. */
export interface WorkflowJob {
  engine: 'workflow';
  steps: readonly JobStep[];
}

/** What a batch does with its files. */
export type BatchJob = Job | WorkflowJob;

export const isWorkflow = (job: BatchJob | undefined): job is WorkflowJob => job?.engine === 'workflow';

const jobsOf = (job: BatchJob | undefined): (Job | undefined)[] =>
  isWorkflow(job) ? job.steps.map((step) => step.job) : [job];

/**
 * The memory that a job on a file takes, in bytes, assuming that results of earlier steps are no larger than the file.
 */
export const memoryToDo = (facts: Facts | undefined, job?: BatchJob): number =>
  Math.max(...jobsOf(job).map((one) => memoryOf(facts, one)));

/** How many files may be worked on at once, across all engines that a job uses. */
export const filesAtOnce = (accepts: readonly FormatId[], job?: BatchJob): number =>
  Math.min(...jobsOf(job).map((one) => parallelJobs[one?.engine ?? engineOf(accepts)]));
