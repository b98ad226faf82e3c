import { JobError } from '../../errors.ts';
import { hasTrait, keptFormat } from '../../formats.ts';
import type { Draw, Inspect, Run } from '../../jobs/engine.ts';
import type { ImageFacts } from '../../jobs/facts.ts';
import type { ImageJob, Note, Output } from '../../jobs/job.ts';
import { describeSize } from '../../words.ts';
import { iconSides } from './bitmap/write-ico.ts';
import { checkSides } from './encode.ts';
import { canvasPicture } from './canvas-picture.ts';
import { drawnSize, stepsFor } from './drawn.ts';
import { smallPicture } from './small-picture.ts';
import { decodePicture } from './fallback-decode.ts';
import { applySteps, flatten, opensCorners } from './fallback-steps.ts';
import { joinFiles } from './fallback-join.ts';
import { sizeAfter } from './geometry.ts';
import { encodeToGoal, notesOnGoal } from './goal.ts';
import { openHeader } from './fallback-open.ts';
import type { Header } from './headers/header.ts';
import { hasGainMap } from './lossless/has-gain-map.ts';
import { fitsAlready, ownPicture, resultFile, unchanged, worthwhile } from './result.ts';

/**
 * The image engine for pages that are not isolated, where libvips cannot start for want of shared memory:
 * the browser decodes, and Squoosh's codecs scale and encode, on one thread and with whole images in memory.
 */

/** What an image takes while it is worked on, in bytes a pixel: decoded, copied for the codec, and what that makes of it. */
const bytesPerPixel = 24;
/** In bytes: 25 megapixels. Phones end tabs that take more. */
const memoryLimit = 600_000_000;

export { decodePages } from './document/canvas-pages.ts';

export const inspect: Inspect = async (file): Promise<ImageFacts> => {
  const { format, header } = await openHeader(file);
  const { metadata: _, ...facts } = header;
  return { kind: 'image', format, ...facts, ...(facts.frames > 1 && { firstFrameOnly: true }) };
};

export const draw: Draw = async (file, size) => {
  const { header } = await openHeader(file);
  const [output] = await run(smallPicture(size, header.alpha ? 'png' : 'jpeg'), [file], () => undefined);
  return output?.file;
};

export const run: Run<ImageJob> = async (job, files, onProgress) => {
  if (job.join) return [await joinFiles(job, job.join, files, checkPixels, onProgress)];
  const outputs: Output[] = [];
  for (const file of files) outputs.push(await runOne(job, file, onProgress));
  return outputs;
};

async function runOne(job: ImageJob, file: File, onProgress: (progress: number) => void): Promise<Output> {
  const { quality = 80, lossless = false, effort = 'normal', goal } = job.output;
  const { bytes, format: from, header } = await openHeader(file);
  const format = job.output.format === 'input' ? keptFormat(from, job.onlyIfSmaller) : job.output.format;
  if (fitsAlready(job, file, from)) {
    const own = await unchanged(job, file, from, 'already-small');
    if (own) return own;
  }
  if (header.frames > 1 && job.onlyIfSmaller && format === from) return ownPicture(job, file, from, 'animation');

  const { width, height } = header;
  const steps = stepsFor(from, job.steps, format);
  const size = steps.reduce((before, step) => sizeAfter(step, before), { width, height });
  checkSides(format, size.width, size.height);
  checkPixels(Math.max(width * height, size.width * size.height));

  const decoded = await decodePicture(bytes, from, drawnSize(steps));
  onProgress(0.3);
  const changed = await applySteps(decoded.image, steps, header.alpha);
  onProgress(0.5);
  const alpha = header.alpha || steps.some(opensCorners);
  const flat = alpha && !hasTrait(format, 'alpha');
  const picture = canvasPicture(flat ? flatten(changed) : changed, { format, lossless, effort }, alpha);
  const reached = goal ? await encodeToGoal(picture, format, goal) : { bytes: await picture.encode(quality), quality };

  if (job.onlyIfSmaller && format === from && reached.bytes.length > file.size * (1 - worthwhile)) {
    const own = await unchanged(job, file, from, 'already-small');
    if (own) return own;
  }
  return {
    file: resultFile(reached.bytes, file, from, format),
    notes: [
      ...decoded.notes,
      ...notesOn(header, job, flat),
      ...(goal ? await notesOnGoal(picture, reached, format) : []),
      ...((await hasGainMap(file, from)) ? [{ type: 'hdr-dropped' } as const] : []),
      ...(format === 'ico' ? [{ type: 'icon-sides', sides: iconSides(size.width, size.height) } as const] : []),
    ],
  };
}

/** @throws {JobError} `too-large`, with the figures. */
function checkPixels(pixels: number) {
  const needed = pixels * bytesPerPixel;
  if (needed > memoryLimit)
    throw new JobError('too-large', { needed: describeSize(needed), available: describeSize(memoryLimit) });
}

/** What an image loses here. Colours need no profile afterwards: they are sRGB. */
function notesOn(header: Header, job: ImageJob, flat: boolean): Note[] {
  const { frames, profile, depth, metadata } = header;
  return [
    ...(frames > 1 ? [{ type: 'first-frame-only', frames } as const] : []),
    ...(profile === undefined ? [] : [{ type: 'converted-to-srgb', from: profile } as const]),
    ...(depth > 8 ? [{ type: 'reduced-depth', from: depth, to: 8 } as const] : []),
    ...(flat ? [{ type: 'alpha-flattened' } as const] : []),
    ...(job.steps.some((step) => step.type === 'crop-to-shape' && step.gravity === 'attention')
      ? [{ type: 'cropped-in-the-middle' } as const]
      : []),
    ...(metadata && job.metadata !== 'colour' ? [{ type: 'metadata-dropped' } as const] : []),
  ];
}
