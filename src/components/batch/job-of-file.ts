import type { ImageStep } from '#jobs/contract/image-step.ts';
import type { Job } from '#jobs/contract/job.ts';
import type { BatchJob } from '#jobs/plan/batch-job.ts';

const known = new WeakMap<BatchJob, Map<number, Job>>();

/**
 * Returns a job without what applies to other files only: always the same object for the same job and file.
 *
 * @param file the number that the page gave it.
 */
export function jobOfFile<J extends BatchJob>(job: J, file: number): J | Job {
  if (job.engine !== 'image' || job.operation.type !== 'encode' || !job.operation.steps.some(isForFiles)) return job;
  const made = known.get(job) ?? new Map<number, Job>();
  known.set(job, made);
  const { operation } = job;
  const own = made.get(file) ?? {
    ...job,
    operation: { ...operation, steps: operation.steps.flatMap((step) => stepsOf(step, file)) },
  };
  made.set(file, own);
  return own;
}

const isForFiles = (step: ImageStep): boolean =>
  (step.type === 'redact' && step.areas.some((area) => area.file !== undefined)) ||
  (step.type === 'crop' && step.file !== undefined);

function stepsOf(step: ImageStep, file: number): ImageStep[] {
  const isOwn = (area: { file?: number | undefined }) => area.file === undefined || area.file === file;
  if (step.type === 'redact') return [{ ...step, areas: step.areas.filter(isOwn) }];
  return step.type === 'crop' && !isOwn(step) ? [] : [step];
}
