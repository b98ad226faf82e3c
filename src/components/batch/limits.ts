import { formats, type FormatId } from '../../formats/formats.ts';
import { bareWorker } from '../../jobs/worker/bare-worker.ts';
import { engineOfKind } from '../../jobs/contract/engine-of-kind.ts';
import type { Facts } from '../../jobs/contract/facts.ts';
import { outputFormatOf } from '../../jobs/contract/image-operation.ts';
import type { Job } from '../../jobs/contract/job.ts';
import type { EngineId } from '../../jobs/contract/question.ts';

/** Which engine works on files of such formats. */
export const engineOf = ([format]: readonly FormatId[]): Job['engine'] =>
  format ? engineOfKind[formats[format].kind] : 'image';

/** How many jobs an engine may have at once. One media file keeps all of the browser's own codec threads busy. */
export const parallelJobs: Record<EngineId, number> = {
  image: Math.max(1, Math.min(navigator.hardwareConcurrency, 6)),
  media: 1,
  pdf: 1,
  ocr: 1,
};

/** Into how many parts a job on one document may go. */
export const parallelParts = Math.max(1, Math.min(navigator.hardwareConcurrency, 4));

const gibibyte = 2 ** 30;
// Chrome alone tells, and rounds; elsewhere assume a phone.
const deviceMemory = (navigator as { deviceMemory?: number }).deviceMemory ?? 4;

/**
 * What the work of a batch may take, in bytes, workers that wait for more of it included: an eighth of the machine, but
 * no more than the pages of phones may have.
 */
export const memoryBudget = Math.min((deviceMemory * gibibyte) / 8, 900e6);

/**
 * What a pixel takes on its way through a worker, in bytes, by the format that it is read from: what a browser took for
 * a photo of 12 MP that was compressed, less a worker without work. A PNG goes through OxiPNG, a HEIC through libheif.
 */
const bytesPerPixel: Partial<Record<FormatId, number>> = { jpeg: 36, webp: 44, heic: 48 };
const mostPerPixel = 60;
/** What encoders take beyond that, which hold the picture several times. */
const moreToEncode: Partial<Record<FormatId, number>> = { avif: 24, jxl: 40 };

/** What it takes to read the header of a file, or do a job on it, in bytes. Media and documents are read in pieces. */
export function memoryOf(facts: Facts | undefined, job?: Job): number {
  if (facts?.kind !== 'image') return 0;
  const { width, height, frames, format } = facts;
  const output = job?.engine === 'image' ? outputFormatOf(job.operation) : 'input';
  const perPixel = (bytesPerPixel[format] ?? mostPerPixel) + (moreToEncode[output === 'input' ? format : output] ?? 0);
  return bareWorker + width * height * frames * perPixel;
}
