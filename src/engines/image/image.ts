import { hasSharedMemory } from '#shared-memory.ts';
import type { Run, Stop, TellHeld, Warm } from '#jobs/contract/engine.ts';
import type { EncodeImage, ImageOperation } from '#jobs/contract/image-operation.ts';
import type { ImageJob, Output } from '#jobs/contract/job.ts';
import type { Answering } from '#jobs/contract/question.ts';
import { salvaging } from './salvage/doubt.ts';
import { sniffImage } from './open/sniff.ts';
import { withoutGainMaps } from './result/lost-brightness.ts';
import { keepEncoding, unchanged } from './result/result.ts';
import { runVariants } from './result/variants.ts';

/** libvips needs shared memory. Without it, it would hang instead of failing. */
const loading = hasSharedMemory ? import('./with-libvips/with-libvips.ts') : import('./fallback/fallback.ts');

export const warm: Warm<ImageJob> = async (job) => {
  if (hasSharedMemory) await (await import('./with-libvips/with-libvips.ts')).warm(job);
};
export const tellHeld: TellHeld = async () =>
  hasSharedMemory ? (await import('./with-libvips/with-libvips.ts')).tellHeld() : undefined;
export const stop: Stop = async () => {
  if (hasSharedMemory) (await import('./with-libvips/with-libvips.ts')).stop();
};

export const answers: Answering<'image'> = {
  async facts({ file }) {
    const { inspect } = await loading;
    return salvaging([file], () => inspect(file));
  },
  async thumbnail({ file, size }) {
    const { draw } = await loading;
    return salvaging([file], () => draw(file, size));
  },
  async size({ file, operation }) {
    const { estimate } = await loading;
    return salvaging([file], () => estimate(operation, file));
  },
  async faces({ file }) {
    const { findFaces } = await import('./faces/find-faces.ts');
    const { run: encode } = await loading;
    return salvaging([file], () => findFaces(file, encode));
  },
};
export const run: Run<ImageJob> = ({ operation }, files, onProgress) =>
  salvaging(files, () => runStrictly(operation, files, onProgress));

const runStrictly: Run<ImageOperation> = async (operation, files, onProgress) => {
  switch (operation.type) {
    case 'encode':
      if (hidesNothing(operation)) return keepShown(operation, files, onProgress);
      return (await loading).run(operation, files, onProgress);
    case 'split-frames':
      return (await loading).run(operation, files, onProgress);
    case 'join':
      return withoutGainMaps(files, await (await loading).run(operation, files, onProgress));
    case 'encode-smallest': {
      const { encodeSmallest } = await import('./result/smallest-format.ts');
      return encodeSmallest(operation, files, onProgress, await loading);
    }
    case 'turn-or-crop': {
      const { turnEach } = await import('./lossless/turn-each.ts');
      return turnEach(operation, files, onProgress, async (...rest) => (await loading).run(...rest));
    }
    case 'rewrite-metadata': {
      const { run: encode } = await loading;
      return each(files, async (file) => keepEncoding(operation, file, await sniffImage(file), encode));
    }
    case 'variants':
      return runVariants(operation, files, onProgress, (await loading).run);
    case 'data-url': {
      const { makeDataUrl } = await import('./result/report.ts');
      return each(files, async (file) => makeDataUrl(operation, file, onProgress, (await loading).run));
    }
    case 'colours': {
      const { tellColours } = await import('./result/report.ts');
      return each(files, async (file) => tellColours(operation, file, onProgress, (await loading).run));
    }
    case 'inspect': {
      const { inspectPicture } = await import('./inspect/inspect-picture.ts');
      const { run: encode } = await loading;
      const reports: Output[] = [];
      for (const file of files)
        reports.push(...(await inspectPicture(operation, file, await sniffImage(file), encode)));
      return reports;
    }
    case 'document': {
      const { runDocument } = await import('./document/run.ts');
      return withoutGainMaps(files, await runDocument(operation, files, onProgress, (await loading).decodePages));
    }
  }
};

/** Whether only areas are to be hidden, and there are none. */
const hidesNothing = ({ steps, output }: EncodeImage): boolean =>
  output.format === 'input' &&
  steps.length > 0 &&
  steps.every((step) => step.type === 'redact' && step.areas.length === 0);

/** Returns the files without unwanted metadata. They are only re-encoded if that cannot be removed otherwise. */
const keepShown: Run<EncodeImage> = async (operation, files, onProgress) => {
  const outputs: Output[] = [];
  for (const file of files) {
    const own = await unchanged(operation, file, await sniffImage(file), 'no-areas');
    outputs.push(...(own ? [own] : await (await loading).run(operation, [file], onProgress)));
  }
  return outputs;
};

async function each(files: File[], work: (file: File) => Promise<Output>): Promise<Output[]> {
  const outputs: Output[] = [];
  for (const file of files) outputs.push(await work(file));
  return outputs;
}
