import type { FormatId } from '#formats/formats.ts';
import type { Job } from '../contract/job.ts';

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
