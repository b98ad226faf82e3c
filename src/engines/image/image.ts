import type { Inspect, Run, TellHeld, Thumbnails, Warm } from '../../jobs/engine.ts';
import type { DocumentJob } from '../../jobs/document-job.ts';
import type { ImageJob, Output } from '../../jobs/job.ts';
import { salvaging } from './salvage/doubt.ts';
import { sniffImage } from './sniff.ts';
import { keepEncoding } from './result.ts';
import { runVariants } from './variants.ts';

/** libvips needs shared memory. Without it, it would never start, and never say so. */
const loading = crossOriginIsolated ? import('./with-libvips.ts') : import('./fallback.ts');

export const warm: Warm<ImageJob | DocumentJob> = async (job) => {
  if (crossOriginIsolated) await (await import('./with-libvips.ts')).warm(job);
};
export const tellHeld: TellHeld = async () =>
  crossOriginIsolated ? (await import('./with-libvips.ts')).tellHeld() : undefined;

export const inspect: Inspect = async (file) => {
  const engine = await loading;
  return salvaging([file], () => engine.inspect(file));
};
/** Of the first page alone. */
export const thumbnails: Thumbnails = async ({ file, pages, size }) => {
  const { draw } = await loading;
  const first = () => salvaging([file], () => draw(file, size));
  return Promise.all(pages.map((page) => (page === 0 ? first() : undefined)));
};
export const run: Run<ImageJob | DocumentJob> = (job, files, onProgress) =>
  salvaging(files, () => runStrictly(job, files, onProgress));

const runStrictly: Run<ImageJob | DocumentJob> = async (job, files, onProgress) => {
  if ('document' in job) {
    const { runDocument } = await import('./document/run.ts');
    return runDocument(job, files, onProgress, (await loading).decodePages);
  }
  if (job.variants) return runVariants(job, job.variants, files, onProgress, (await loading).run);
  if (job.report) {
    const { runReport } = await import('./report.ts');
    return runReport(job, job.report, files, onProgress, (await loading).run);
  }
  if (job.output.among) {
    const { runBest } = await import('./best.ts');
    return runBest(job, job.output.among, files, onProgress, await loading);
  }
  if (job.output.exact) {
    const { turnEach } = await import('./lossless/turn-each.ts');
    return turnEach(job, files, onProgress, async (...rest) => (await loading).run(...rest));
  }
  if (!job.output.keepEncoding) return (await loading).run(job, files, onProgress);
  const outputs: Output[] = [];
  for (const file of files) outputs.push(await keepEncoding(job, file, await sniffImage(file), (await loading).run));
  return outputs;
};
