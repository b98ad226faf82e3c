import type { Facts } from '../jobs/facts.ts';
import type { EngineId } from '../jobs/run-job.ts';

/** How many jobs an engine may have at once. One media file keeps all of the browser's own codec threads busy. */
export const parallelJobs: Record<EngineId, number> = {
  image: Math.max(1, Math.min(navigator.hardwareConcurrency, 6)),
  media: 1,
  pdf: 1,
};

/** Into how many parts a job on one document may go. */
export const parallelParts = Math.max(1, Math.min(navigator.hardwareConcurrency, 4));

const gibibyte = 2 ** 30;
// Chrome alone tells, and rounds; elsewhere assume a phone.
const deviceMemory = (navigator as { deviceMemory?: number }).deviceMemory ?? 4;

/** What the jobs of a batch may take together, in bytes of decoded pixels: an eighth of the machine, as encoders need several times more. */
export const memoryBudget = (deviceMemory * gibibyte) / 8;

/** What a file takes when it is decoded, in bytes. Media and documents are read in pieces. */
export const memoryOf = (facts: Facts | undefined): number =>
  facts?.kind === 'image' ? facts.width * facts.height * facts.frames * 4 : 0;
