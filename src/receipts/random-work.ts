import type { Job } from '#jobs/contract/job.ts';

/** Operations whose results differ every time: encryption keys and salts are random. */
const random: ReadonlySet<Job['operation']['type']> = new Set(['protect']);

interface Step {
  job: Job;
}

export const isRandom = (job: Job): boolean => random.has(job.operation.type);

/** Whether the browser's own codecs are involved: they differ between devices. */
export const usesCodecs = (job: Job | { engine: 'workflow'; steps: readonly Step[] }): boolean =>
  job.engine === 'workflow' ? job.steps.some((step) => usesCodecs(step.job)) : job.engine === 'media';
