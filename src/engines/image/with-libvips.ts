import { JobError } from '../../errors.ts';
import { keptFormat, type FormatId } from '../../formats.ts';
import type { DocumentJob } from '../../jobs/document-job.ts';
import type { Draw, Inspect, Run, Warm } from '../../jobs/engine.ts';
import type { ImageFacts } from '../../jobs/facts.ts';
import type { ImageJob, Note, Output } from '../../jobs/job.ts';
import { describeSize } from '../../words.ts';
import { encodesFrames } from './avif-frames/encode-frames.ts';
import { readSequence } from './avif-frames/read-sequence.ts';
import { drawFirst } from './draw-first.ts';
import { checkSides, depthOf } from './encode.ts';
import { drawnSize, stepsFor } from './drawn.ts';
import { hasGainMap } from './lossless/has-gain-map.ts';
import { iconSides } from './bitmap/write-ico.ts';
import { iccName } from './icc-name.ts';
import { checkMemory, heapLimit } from './memory.ts';
import { writesMoving } from './moves.ts';
import { applyMetadataPolicy } from './metadata.ts';
import { asDamage, decoding, isOutOfMemory } from './damage.ts';
import { decodesElsewhere, isSequence, openImage, vipsFor } from './open.ts';
import { fitsAlready, isDamage, numbered, ownPicture, resultFile, unchanged, worthwhile } from './result.ts';
import { isDoubted } from './salvage/doubt.ts';
import { endsEarly } from './salvage/ends-early.ts';
import { sniffImage } from './sniff.ts';
import { readsOutOfOrder, sizeAfter } from './geometry.ts';
import { readHeader } from './headers/header.ts';
import { delaysOf } from './animate.ts';
import { joinImages } from './join.ts';
import { chunksOf } from './png/chunks.ts';
import { readFrameControl } from './png/frame-control.ts';
import { splitFrames } from './split-frames.ts';
import { applySteps } from './steps.ts';
import { requireReadableTiff } from './tiff-coding.ts';
import { Scope, type Image } from './vips.ts';
import { write } from './write.ts';

export { tellHeld } from './held.ts';
export { decodePages } from './document/vips-pages.ts';

export const warm: Warm<ImageJob | DocumentJob> = async (job) =>
  vipsFor('output' in job && job.output.format !== 'input' ? [job.output.format] : []);

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
      // Of Radiance HDR, the fourth number of a pixel is the exponent of the others.
      alpha: format !== 'hdr' && image.hasAlpha(),
      depth,
      ...(profile && { profile }),
      ...(await limits()),
    };
  });

const limits = async (): Promise<Pick<ImageFacts, 'stillOnly'>> =>
  (await encodesFrames()) ? {} : { stillOnly: ['avif'] };

/** libvips tells them but for APNG. */
async function timesOf(image: Image, file: File, frames: number): Promise<number[]> {
  if (image.getTypeof('delay')) return delaysOf(image, frames);
  const png = new Uint8Array(await file.arrayBuffer());
  return decoding('png', () =>
    chunksOf(png)
      .filter(({ type }) => type === 'fcTL')
      .map(({ data }) => readFrameControl(data).delay),
  );
}

/** A small picture of the first frame or page. */
export const draw: Draw = (file, size) => scoped((scope) => drawFirst(file, size, scope));

export const run: Run<ImageJob> = async (job, files, onProgress) => {
  const { join } = job;
  if (join) return [await scoped((scope) => joinImages(job, join, files, onProgress, scope))];
  const outputs: Output[] = [];
  if (job.splitsFrames) {
    for (const file of files) outputs.push(...(await scoped((scope) => splitFrames(job, file, onProgress, scope))));
    return outputs;
  }
  for (const file of files) {
    const pages = await scoped((scope) => pagesToWrite(job, file, scope));
    for (let page = 0; page < pages; page += 1) {
      const report = (progress: number) => onProgress((page + progress) / pages);
      outputs.push(await scoped((scope) => runOne(job, file, { page, pages }, report, scope)));
    }
  }
  return outputs;
};

/** How many files one becomes: a page of a TIFF each, except where it is to be made smaller and stay what it is. */
async function pagesToWrite(job: ImageJob, file: File, scope: Scope): Promise<number> {
  if ((await sniffImage(file)) !== 'tiff') return 1;
  if (job.onlyIfSmaller && ['input', 'tiff'].includes(job.output.format)) return 1;
  const { pages } = await openImage(file, scope);
  // Said of the page that it is so of: libvips fails at another, and takes it for damage.
  for (let page = 1; page < pages; page += 1) await requireReadableTiff(file, page);
  return pages;
}

/** What cameras write. */
const photographs: readonly FormatId[] = ['jpeg', 'heic', 'raw'];

async function runOne(
  job: ImageJob,
  file: File,
  { page, pages }: { page: number; pages: number },
  onProgress: (progress: number) => void,
  scope: Scope,
): Promise<Output> {
  const output = job.output.format === 'input' ? undefined : job.output.format;
  const moves = await writesMoving();
  const moving = output ? moves(output) : !job.onlyIfSmaller;
  const open = await openImage(file, scope, output, drawnSize(job.steps), page, moving);
  const isMoving = moving && open.readsFrames && open.frames > 1;
  const format = output ?? keptFormat(open.format, job.onlyIfSmaller, isMoving, moves);
  const steps = stepsFor(open.format, job.steps, format);
  const notes: Note[] = [...open.notes];
  const isWhole = !isDoubted(file);
  const damage = open.notes.filter(isDamage);
  if (isWhole && fitsAlready(job, file, open.format) && !(await endsEarly(file, open.format))) {
    const own = await unchanged(job, file, open.format, 'already-small');
    if (own) return own;
  }

  const staysAnimated = open.readsFrames && moves(format);
  if (open.frames > 1 && !staysAnimated) {
    if (job.onlyIfSmaller && format === open.format) return ownPicture(job, file, open.format, 'animation');
    notes.push({ type: 'first-frame-only', frames: open.frames });
  }
  if (open.pages > 1 && pages === 1) {
    if (job.onlyIfSmaller && format === open.format) return ownPicture(job, file, open.format, 'pages');
    notes.push({ type: 'first-page-only', pages: open.pages });
  }
  const frames = staysAnimated ? open.frames : 1;

  const size = steps.reduce((from, step) => sizeAfter(step, from), { width: open.width, height: open.height });
  checkSides(format, size.width, size.height);
  // The frames of an APNG are laid over each other, so all of them are there at once; those for AVIF are taken one by one.
  const composed = frames > 1 && (open.format === 'png' || format === 'avif');
  const shrinks = steps[0]?.type === 'resize';
  const turns = !shrinks && (open.orientation > 1 || steps.some(readsOutOfOrder));
  const whole = job.output.goal !== undefined || composed || turns;
  checkMemory(open, format, size.width * size.height, whole);

  const encodeAll = async () => {
    const changed = await applySteps(open, steps, frames, scope);
    const { image, keep } = applyMetadataPolicy(changed.image, job.metadata ?? 'safe', scope);
    const drawn = !photographs.includes(open.format);
    const target = { format, output: job.output, keep, frames: changed.frames, drawn };
    const written = await write(open.vips, image, target, scope, onProgress);
    return { ...written, notes: [...changed.notes, ...written.notes] };
  };
  const { bytes, notes: said } = await encodeAll().catch((error: unknown) => {
    throw asDamage(error, open.format);
  });
  if (isWhole && job.onlyIfSmaller && format === open.format && bytes.length > file.size * (1 - worthwhile)) {
    const own = await unchanged(job, file, open.format, 'already-small');
    if (own) return { ...own, notes: [...own.notes, ...damage] };
  }
  if (await hasGainMap(file, open.format)) notes.push({ type: 'hdr-dropped' });
  if (format === 'ico') notes.push({ type: 'icon-sides', sides: iconSides(size.width, size.height) });
  const written = resultFile(bytes, file, open.format, format);
  return { file: pages > 1 ? numbered(written, page + 1, pages) : written, notes: [...notes, ...said] };
}

async function scoped<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
  const scope = new Scope();
  try {
    return await work(scope);
  } catch (error) {
    if (error instanceof Error && isOutOfMemory(error.message)) {
      throw new JobError(
        'too-large',
        { needed: `more than ${describeSize(heapLimit)}`, available: describeSize(heapLimit) },
        { cause: error },
      );
    }
    throw error;
  } finally {
    scope.end();
  }
}
