import { JobError } from '#errors/errors.ts';
import { hasTrait, keptFormat } from '#formats/formats.ts';
import type { Draw, Inspect, Run, OnProgress } from '#jobs/contract/engine.ts';
import type { ImageFacts } from '#jobs/contract/facts.ts';
import type { EncodeImage, JoinImages, SplitFrames } from '#jobs/contract/image-operation.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { iconSides } from '../formats/bitmap/write-ico.ts';
import { checkSides } from '../write/encode.ts';
import { canvasPicture } from './picture.ts';
import { drawnSize, stepsFor } from '../steps/vector-steps.ts';
import { smallPicture } from '../result/small-picture.ts';
import { decodePicture } from '../canvas/decode.ts';
import { applySteps, flatten, opensCorners } from './steps.ts';
import { joinFiles } from './join.ts';
import { sizeAfter } from '../geometry/geometry.ts';
import { encodeToGoal, notesOnGoal } from '../goal/goal.ts';
import { SearchPace } from '../goal/search-pace.ts';
import { openHeader } from './open.ts';
import type { Header } from '../formats/image-header.ts';
import { hasGainMap } from '../formats/jpeg/has-gain-map.ts';
import { fitsAlready, isHardlySmaller, ownPicture, resultFile, unchanged } from '../result/result.ts';

/**
 * The image engine for pages that are not isolated, where libvips cannot start because there is no shared memory: the
 * browser decodes, and Squoosh's codecs scale and encode, on one thread and with whole images in memory.
 */

/** Peak memory per pixel, in bytes: the decoded image, a copy for the codec, and the codec's own. */
const bytesPerPixel = 24;
/** In bytes: 25 megapixels. Phones kill tabs that use more. */
const memoryLimit = 600_000_000;

export { decodePages } from './document-pages.ts';

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

/** Estimates nothing: browsers decode on the page's own thread, and an estimate would block it. */
export const estimate = () => Promise.resolve(undefined);

/** Reads only the first frame of an animation. */
export const run: Run<EncodeImage | SplitFrames | JoinImages> = async (operation, files, onProgress) => {
  if (operation.type === 'join') return [await joinFiles(operation, files, checkPixels, onProgress)];
  const outputs: Output[] = [];
  for (const file of files) outputs.push(await encodeFile({ ...operation, type: 'encode' }, file, onProgress));
  return outputs;
};

async function encodeFile(operation: EncodeImage, file: File, onProgress: OnProgress): Promise<Output> {
  const { quality = 80, lossless = false, effort = 'normal', goal } = operation.output;
  const { bytes, format: from, header } = await openHeader(file);
  const format =
    operation.output.format === 'input' ? keptFormat(from, operation.onlyIfSmaller) : operation.output.format;
  if (fitsAlready(operation, file, from)) {
    const own = await unchanged(operation, file, from, 'already-small');
    if (own) return own;
  }
  if (header.frames > 1 && operation.onlyIfSmaller && format === from)
    return ownPicture(operation, file, from, 'animation');

  const { width, height } = header;
  const steps = stepsFor(from, operation.steps, format);
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
  const pace = new SearchPace((progress) => onProgress(0.5 + progress * 0.5));
  const reached = goal
    ? await encodeToGoal(picture, format, goal, pace)
    : { bytes: await picture.encode(quality), quality };

  if (operation.onlyIfSmaller && format === from && isHardlySmaller(reached.bytes.length, file, operation.output)) {
    const own = await unchanged(operation, file, from, 'already-small');
    if (own) return own;
  }
  return {
    file: resultFile(reached.bytes, file, from, format),
    notes: [
      ...decoded.notes,
      ...notesOn(header, operation, flat),
      ...(goal ? await notesOnGoal(picture, reached, format, goal) : []),
      ...((await hasGainMap(file, from)) ? [{ type: 'hdr-dropped' } as const] : []),
      ...(format === 'ico' ? [{ type: 'icon-sides', sides: iconSides(size.width, size.height) } as const] : []),
    ],
  };
}

/** @throws {JobError} `too-large`, with the figures */
function checkPixels(pixels: number) {
  const needed = pixels * bytesPerPixel;
  if (needed > memoryLimit) throw new JobError('too-large', { needed, available: memoryLimit });
}

/** Returns notes on what an image loses here. Colours need no profile afterwards: they are sRGB. */
function notesOn(header: Header, operation: EncodeImage, flat: boolean): Note[] {
  const { frames, profile, depth, metadata } = header;
  return [
    ...(frames > 1 ? [{ type: 'first-frame-only', frames } as const] : []),
    ...(profile === undefined ? [] : [{ type: 'converted-to-srgb', from: profile } as const]),
    ...(depth > 8 ? [{ type: 'reduced-depth', from: depth, to: 8 } as const] : []),
    ...(flat ? [{ type: 'alpha-flattened' } as const] : []),
    ...(operation.steps.some((step) => step.type === 'crop-to-shape' && step.gravity === 'attention')
      ? [{ type: 'cropped-in-the-middle' } as const]
      : []),
    ...(metadata && operation.metadata !== 'colour' ? [{ type: 'metadata-dropped' } as const] : []),
  ];
}
