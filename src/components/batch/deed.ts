import type { PdfDeed } from '#words/deeds.ts';
import type { BatchJob } from '#jobs/plan/batch-job.ts';

/**
 * What was done, as far as pages tell it: without the texts, passwords and files of the job, so that it can be stored
 * with its results.
 */
export type Deed = PdfDeed | { engine: Exclude<BatchJob['engine'], 'pdf'> };

/** The same for the same job, so that files that had one can be told from those that did not. */
const deeds = new WeakMap<BatchJob, Deed>();

export function deedFor(job: BatchJob): Deed {
  const deed = deeds.get(job) ?? without(job);
  deeds.set(job, deed);
  return deed;
}

function without(job: BatchJob): Deed {
  const { engine } = job;
  if (engine !== 'pdf') return { engine };
  const { operation } = job;
  if (operation.type === 'merge') return { engine, operation };
  if (operation.type !== 'sign') return { engine, operation: { type: operation.type } };
  const areas = operation.signing.areas.map(({ page }) => ({ page }));
  return { engine, operation: { type: 'sign', signing: { areas } } };
}
