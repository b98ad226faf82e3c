import { formats, type FormatId } from '#formats/formats.ts';
import { bareWorker } from '../worker/bare-worker.ts';
import { engineOfKind } from '../contract/engine-of-kind.ts';
import type { Facts } from '../contract/facts.ts';
import { outputFormatOf } from '../contract/image-operation.ts';
import type { Job } from '../contract/job.ts';
import type { EngineId } from '../contract/question.ts';
import { isWorkflow, type BatchJob } from './batch-job.ts';

/** The engine that works on files of these formats. */
export const engineOf = ([format]: readonly FormatId[]): Job['engine'] =>
  format ? engineOfKind[formats[format].kind] : 'image';

/** How many jobs an engine may run at once. A single media file keeps all of the browser's codec threads busy. */
const parallelJobs: Record<EngineId, number> = {
  image: Math.max(1, Math.min(navigator.hardwareConcurrency, 6)),
  media: 1,
  pdf: 1,
  ocr: 1,
};

/** How many parts a job on one document may be split into. */
export const parallelParts = Math.max(1, Math.min(navigator.hardwareConcurrency, 4));

const gibibyte = 2 ** 30;
// Only Chrome reports it, rounded; elsewhere assume a phone.
const deviceMemory = (navigator as { deviceMemory?: number }).deviceMemory ?? 4;

/**
 * How much memory a batch may use, in bytes, including idle workers: an eighth of the machine, but no more than pages
 * on phones may have.
 */
export const memoryBudget = Math.min((deviceMemory * gibibyte) / 8, 900e6);

/**
 * Memory per pixel in a worker, in bytes, by input format: measured in a browser as the cost of compressing a 12 MP
 * photo, less that of an idle worker. A PNG goes through OxiPNG, a HEIC through libheif.
 */
const bytesPerPixel: Partial<Record<FormatId, number>> = { jpeg: 36, webp: 44, heic: 48 };
const mostPerPixel = 60;
/** Additional memory for encoders that hold several copies of the image. */
const moreToEncode: Partial<Record<FormatId, number>> = { avif: 24, jxl: 40 };

/**
 * The memory needed to read the header of a file, or to run a job on it, in bytes. Media and documents are read in
 * pieces.
 */
export function memoryOf(facts: Facts | undefined, job?: Job): number {
  if (facts?.kind !== 'image') return 0;
  const { width, height, frames, format } = facts;
  const output = job?.engine === 'image' ? outputFormatOf(job.operation) : 'input';
  const perPixel = (bytesPerPixel[format] ?? mostPerPixel) + (moreToEncode[output === 'input' ? format : output] ?? 0);
  return bareWorker + width * height * frames * perPixel;
}

const jobsOf = (job: BatchJob | undefined): (Job | undefined)[] =>
  isWorkflow(job) ? job.steps.map((step) => step.job) : [job];

/** The memory that a job on a file takes, in bytes, as if results of earlier steps were no larger than the file. */
export const memoryToDo = (facts: Facts | undefined, job?: BatchJob): number =>
  Math.max(...jobsOf(job).map((one) => memoryOf(facts, one)));

/** How many files may be worked on at once, across all engines that a job uses. */
export const filesAtOnce = (accepts: readonly FormatId[], job?: BatchJob): number =>
  Math.min(...jobsOf(job).map((one) => parallelJobs[one?.engine ?? engineOf(accepts)]));
