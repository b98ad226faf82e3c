import { JobError } from '#errors/errors.ts';
import { keptFormat, type FormatId } from '#formats/formats.ts';
import type { Draw, Inspect, Run, Warm, OnProgress } from '#jobs/contract/engine.ts';
import type { ImageFacts } from '#jobs/contract/facts.ts';
import {
  goalOf,
  outputFormatOf,
  type EncodeImage,
  type JoinImages,
  type SplitFrames,
} from '#jobs/contract/image-operation.ts';
import type { ImageStep } from '#jobs/contract/image-step.ts';
import type { ImageJob, Note, Output } from '#jobs/contract/job.ts';
import { encodesFrames } from '../formats/avif/encode-frames.ts';
import { readSequence } from '#codecs/avif-sequence/read-sequence.ts';
import { warmButteraugli } from '../goal/butteraugli.ts';
import { estimateSize } from './estimate-size.ts';
import { drawFirst } from './thumbnail.ts';
import { checkSides, depthOf } from '../write/encode.ts';
import { drawnSize, stepsFor } from '../steps/vector-steps.ts';
import { hasGainMap } from '../formats/jpeg/has-gain-map.ts';
import { isPackedLater, largePng } from '../formats/png/search-level.ts';
import { iconSides } from '../formats/bitmap/write-ico.ts';
import { iccName } from '#containers/icc-name.ts';
import { checkMemory, heapLimit } from '../write/memory.ts';
import { writesMoving } from '../write/writes-animation.ts';
import { applyMetadataPolicy } from '../libvips/metadata.ts';
import { asDamage, decoding, isOutOfMemory } from '../libvips/damage.ts';
import type { OpenImage } from '../open/open-image.ts';
import { decodesElsewhere, isSequence, openImage, vipsFor } from '../open/open.ts';
import {
  fitsAlready,
  isDamage,
  isHardlySmaller,
  numbered,
  ownPicture,
  resultFile,
  unchanged,
} from '../result/result.ts';
import { keptMetadata } from '../result/kept-metadata.ts';
import { isDoubted } from '../salvage/doubt.ts';
import { endsEarly } from '../salvage/ends-early.ts';
import { sniffImage } from '../open/sniff.ts';
import { readsOutOfOrder, sizeAfter } from '../geometry/geometry.ts';
import { readHeader } from '../formats/header.ts';
import { delaysOf } from '../libvips/animate.ts';
import { joinImages } from './join.ts';
import { chunksOf } from '#containers/png.ts';
import { readFrameControl } from '../formats/png/frame-control.ts';
import { splitFrames } from './split-frames.ts';
import { applySteps } from '../steps/steps.ts';
import { requireReadableTiff } from '../formats/tiff/coding.ts';
import { Scope, type Image } from '../libvips/vips.ts';
import { write } from '../write/write.ts';

export { tellHeld } from '../libvips/held.ts';
export { stopVips as stop } from '../libvips/vips.ts';
export { decodePages } from './document-pages.ts';

export const warm: Warm<ImageJob> = async ({ operation }) => {
  const isJudged = goalOf(operation)?.type === 'look';
  await Promise.all([
    vipsFor([outputFormatOf(operation)].filter((format) => format !== 'input')),
    ...(isJudged ? [warmButteraugli()] : []),
  ]);
};

export const inspect: Inspect = (file) =>
  scoped(async (scope): Promise<ImageFacts> => {
    const known = await sniffImage(file);
    if (decodesElsewhere(known) || (await isSequence(file, known))) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { metadata: _, ...facts } = await readHeader(bytes, known);
      const delays = facts.frames > 1 && readSequence(bytes)?.delays;
      return { kind: 'image', format: known, ...facts, ...(delays && { delays }), ...(await limits()) };
    }
    const { image, format, frames, readsFrames, pages, width, height } = await openImage(file, scope);
    const profile = image.getTypeof('icc-profile-data')
      ? iccName(image.getBlob('icc-profile-data').slice())
      : undefined;
    const depth = image.getTypeof('bits-per-sample') ? image.getInt('bits-per-sample') : depthOf(image);
    return {
      kind: 'image',
      format,
      width,
      height,
      frames,
      ...(frames > 1 && (readsFrames ? { delays: await timesOf(image, file, frames) } : { firstFrameOnly: true })),
      ...(pages > 1 && { pages }),
      // In Radiance HDR, the fourth sample of a pixel is the exponent of the others.
      alpha: format !== 'hdr' && image.hasAlpha(),
      depth,
      ...(profile && { profile }),
      ...(await limits()),
    };
  });

const limits = async (): Promise<Pick<ImageFacts, 'stillOnly'>> =>
  (await encodesFrames()) ? {} : { stillOnly: ['avif'] };

/** Returns the delays of frames, which libvips reports except for APNG. */
async function timesOf(image: Image, file: File, frames: number): Promise<number[]> {
  if (image.getTypeof('delay')) return delaysOf(image, frames);
  const png = new Uint8Array(await file.arrayBuffer());
  return decoding('png', () =>
    chunksOf(png)
      .filter(({ type }) => type === 'fcTL')
      .map(({ data }) => readFrameControl(data).delay),
  );
}

/** Draws a thumbnail of the first frame or page. */
export const draw: Draw = (file, size) => scoped((scope) => drawFirst(file, size, scope));

/** Estimates the size of the result for a still, in bytes. */
export const estimate = (operation: EncodeImage, file: File) => scoped((scope) => estimateSize(operation, file, scope));

export const run: Run<EncodeImage | SplitFrames | JoinImages> = async (operation, files, onProgress) => {
  const outputs: Output[] = [];
  switch (operation.type) {
    case 'join':
      return [await scoped((scope) => joinImages(operation, files, onProgress, scope))];
    case 'split-frames':
      for (const file of files)
        outputs.push(...(await scoped((scope) => splitFrames(operation, file, onProgress, scope))));
      return outputs;
    case 'encode':
      for (const file of files) outputs.push(...(await encodePages(operation, file, onProgress)));
      return outputs;
  }
};

async function encodePages(operation: EncodeImage, file: File, onProgress: OnProgress): Promise<Output[]> {
  const outputs: Output[] = [];
  const pages = await scoped((scope) => pagesToWrite(operation, file, scope));
  for (let page = 0; page < pages; page += 1) {
    const report = (progress: number) => onProgress((page + progress) / pages);
    outputs.push(await scoped((scope) => encodePage(operation, file, { page, pages }, report, scope)));
  }
  return outputs;
}

/**
 * Returns the number of files that one becomes: one per page of a TIFF, unless it is only compressed and stays a TIFF.
 */
async function pagesToWrite(operation: EncodeImage, file: File, scope: Scope): Promise<number> {
  if ((await sniffImage(file)) !== 'tiff') return 1;
  if (operation.onlyIfSmaller && ['input', 'tiff'].includes(operation.output.format)) return 1;
  const { pages } = await openImage(file, scope);
  // Checks every page here, because libvips would fail at a later one and its error would look like damage.
  for (let page = 1; page < pages; page += 1) await requireReadableTiff(file, page);
  return pages;
}

/** Formats that cameras write. */
const photographs: readonly FormatId[] = ['jpeg', 'heic', 'raw'];

const pageFile = (file: File, page: number, pages: number) => (pages > 1 ? numbered(file, page + 1, pages) : file);

/** Whether all pixels must be in memory at once; otherwise they are read and written line by line. */
function needsWhole(open: OpenImage, steps: readonly ImageStep[], format: FormatId, frames: number): boolean {
  // The frames of an APNG are composited, so all of them are in memory; for AVIF, frames are read one by one from an
  // image in memory.
  if (frames > 1 && (open.format === 'png' || format === 'avif')) return true;
  const shrinks = steps[0]?.type === 'resize';
  return !shrinks && (open.orientation > 1 || steps.some(readsOutOfOrder));
}

async function encodePage(
  operation: EncodeImage,
  file: File,
  { page, pages }: { page: number; pages: number },
  onProgress: OnProgress,
  scope: Scope,
): Promise<Output> {
  const began = performance.now();
  const output = operation.output.format === 'input' ? undefined : operation.output.format;
  const moves = await writesMoving();
  const moving = output ? moves(output) : !operation.onlyIfSmaller;
  const open = await openImage(file, scope, {
    output,
    sizeOf: drawnSize(operation.steps),
    page,
    allFrames: moving,
  });
  const isMoving = moving && open.readsFrames && open.frames > 1;
  const format = output ?? keptFormat(open.format, operation.onlyIfSmaller, isMoving, moves);
  const steps = stepsFor(open.format, operation.steps, format);
  const notes: Note[] = [...open.notes];
  const isWhole = !isDoubted(file);
  const damage = open.notes.filter(isDamage);
  const fits = async () => fitsAlready(operation, file, open.format) && !(await endsEarly(file, open.format));
  if (isWhole && (await fits())) {
    const own = await unchanged(operation, file, open.format, 'already-small');
    if (own) return own;
  }

  const staysAnimated = open.readsFrames && moves(format);
  const staysSame = operation.onlyIfSmaller && format === open.format;
  if (open.frames > 1 && !staysAnimated) {
    if (staysSame) return ownPicture(operation, file, open.format, 'animation');
    notes.push({ type: 'first-frame-only', frames: open.frames });
  }
  if (open.pages > 1 && pages === 1) {
    if (staysSame) return ownPicture(operation, file, open.format, 'pages');
    notes.push({ type: 'first-page-only', pages: open.pages });
  }
  const frames = staysAnimated ? open.frames : 1;

  const size = steps.reduce((from, step) => sizeAfter(step, from), { width: open.width, height: open.height });
  checkSides(format, size.width, size.height);
  const whole = operation.output.goal !== undefined || needsWhole(open, steps, format, frames);
  checkMemory(open, format, size.width * size.height, whole);

  const encodeAll = async () => {
    const changed = await applySteps(open, steps, frames, scope);
    const { image, keep } = applyMetadataPolicy(changed.image, keptMetadata(operation) ?? 'safe', scope);
    const drawn = !photographs.includes(open.format);
    const { output } = operation;
    const isPacked = isPackedLater({ format, frames, effort: output.effort ?? 'normal' });
    const isLarge = open.width * open.height > largePng && open.image.interpretation === 'srgb' && steps.length === 0;
    const isPhoto = isPacked && isLarge && (await import('../formats/png/pack.ts')).beginsAsPhoto(open.image);
    const target = { format, output, keep, frames: changed.frames, isPhoto, drawn, began };
    const written = await write(open.vips, image, target, scope, onProgress);
    return { ...written, notes: [...changed.notes, ...written.notes] };
  };
  const { bytes, notes: said } = await encodeAll().catch((error: unknown) => {
    throw asDamage(error, open.format);
  });
  if (isWhole && staysSame && isHardlySmaller(bytes.length, file, operation.output)) {
    const own = await unchanged(operation, file, open.format, 'already-small');
    if (own) return { ...own, notes: [...own.notes, ...damage] };
  }
  if (await hasGainMap(file, open.format)) notes.push({ type: 'hdr-dropped' });
  if (format === 'ico') notes.push({ type: 'icon-sides', sides: iconSides(size.width, size.height) });
  const written = resultFile(bytes, file, open.format, format);
  return { file: pageFile(written, page, pages), notes: [...notes, ...said] };
}

async function scoped<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
  const scope = new Scope();
  try {
    return await work(scope);
  } catch (error) {
    if (error instanceof Error && isOutOfMemory(error.message)) {
      throw new JobError('too-large', { needed: heapLimit, isMore: true, available: heapLimit }, { cause: error });
    }
    throw error;
  } finally {
    scope.end();
  }
}
