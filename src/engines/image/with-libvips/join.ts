import { JobError } from '#errors/errors.ts';
import { formats, hasTrait, keptFormat, outputName, type OutputFormatId } from '#formats/formats.ts';
import type { ImageStep, Montage, Slideshow, Size } from '#jobs/contract/image-step.ts';
import type { JoinImages } from '#jobs/contract/image-operation.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { delaysOf, setFrames } from '../libvips/animate.ts';
import { framesOf, joinFrames } from '../libvips/each-frame.ts';
import { checkSides, toSrgb } from '../write/encode.ts';
import { hexChannels, sizeAfter } from '../geometry/geometry.ts';
import { delayAt, frameSize, layOut } from '../geometry/layout.ts';
import { checkJoinMemory } from '../write/memory.ts';
import { applyMetadataPolicy } from '../libvips/metadata.ts';
import { writesMoving } from '../write/writes-animation.ts';
import { asDamage } from '../libvips/damage.ts';
import { openImage, vipsFor } from '../open/open.ts';
import { distinct, naming } from '../result/result.ts';
import { sniffImage } from '../open/sniff.ts';
import { applySteps, type Changed } from '../steps/steps.ts';
import { Scope, type Image, type Libvips } from '../libvips/vips.ts';
import { write } from '../write/write.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** A file to join, as its header describes it. */
interface Part {
  file: File;
  /** The page of a document, counted from 0. */
  page: number;
  /** After the steps. */
  size: Size;
  frames: number;
}

/** What all parts share. */
interface Work {
  vips: Libvips;
  scope: Scope;
  parts: Part[];
  steps: ImageStep[];
  format: OutputFormatId<'image'>;
  onPart: (done: number) => void;
}

export async function joinImages(
  { join, steps, output }: JoinImages,
  files: File[],
  onProgress: OnProgress,
  scope: Scope,
): Promise<Output> {
  const [first] = files;
  if (!first) throw new Error('There is nothing to join');
  const inputs = await Promise.all(files.map(sniffImage));
  const format = output.format === 'input' ? keptFormat(inputs[0] ?? 'png') : output.format;
  const animated = join.type === 'slideshow' && hasTrait(format, 'animation');
  if (animated && !(await writesMoving())(format))
    throw new JobError('no-encoder', { format: formats[format].name, isAnimated: true });
  const vips = await vipsFor([...inputs, format]);
  const parts: Part[] = [];
  for (const file of files) parts.push(...(await naming(file, () => readParts(file, steps, format, animated))));
  const onPart = (done: number) => onProgress((0.7 * done) / parts.length);
  const work: Work = { vips, scope, parts, steps, format, onPart };

  if (join.type === 'pages') return pagesOf(work, first);
  const { image, frames, notes } = join.type === 'montage' ? await montage(work, join) : await slideshow(work, join);
  const target = { format, output, keep: 0, frames };
  const written = await write(vips, image, target, scope, (progress) => onProgress(0.7 + 0.3 * progress));
  const name = outputName(first.name, format);
  return {
    file: new File([written.bytes], name, { type: formats[format].mimeType }),
    notes: distinct([...notes, ...written.notes]),
  };
}

/** Returns one part per file, or one per page of a TIFF. */
async function readParts(
  file: File,
  steps: ImageStep[],
  format: OutputFormatId<'image'>,
  animated: boolean,
): Promise<Part[]> {
  const scope = new Scope();
  try {
    const {
      width,
      height,
      frames,
      readsFrames,
      pages,
      format: from,
    } = await openImage(file, scope, { output: format });
    if (pages > 1 && from === 'tiff') return await readPages(file, pages, steps);
    const size = steps.reduce<Size>((from, step) => sizeAfter(step, from), { width, height });
    return [{ file, page: 0, size, frames: animated && readsFrames ? frames : 1 }];
  } finally {
    scope.end();
  }
}

async function readPages(file: File, pages: number, steps: ImageStep[]): Promise<Part[]> {
  const parts: Part[] = [];
  for (let page = 0; page < pages; page += 1) {
    const scope = new Scope();
    try {
      const { width, height } = await openImage(file, scope, { page });
      const size = steps.reduce<Size>((from, step) => sizeAfter(step, from), { width, height });
      parts.push({ file, page, size, frames: 1 });
    } finally {
      scope.end();
    }
  }
  return parts;
}

/** Decodes a part into memory, as sRGB with 8 bits per channel, and frees what decoding needed. */
async function decodePart({ file, page, frames }: Part, steps: ImageStep[], { format, scope }: Work): Promise<Changed> {
  const own = new Scope();
  const open = await openImage(file, own, { output: format, page });
  try {
    const changed = await applySteps(open, steps, frames, own);
    const srgb = toSrgb(changed.image, own);
    return {
      image: scope.keep(srgb.image.copyMemory()),
      frames: changed.frames,
      notes: [
        ...open.notes,
        ...(open.frames > frames ? [{ type: 'first-frame-only', frames: open.frames } as const] : []),
        ...(open.pages > 1 && open.format !== 'tiff' ? [{ type: 'first-page-only', pages: open.pages } as const] : []),
        ...changed.notes,
        ...srgb.notes,
      ],
    };
  } catch (error) {
    throw asDamage(error, open.format);
  } finally {
    own.end();
  }
}

/** Encodes each page separately, so that only one is in memory at a time. */
async function pagesOf({ parts, steps, onPart }: Work, first: File): Promise<Output> {
  const { joinTiffs } = await import('../formats/tiff/join.ts');
  const pages: Uint8Array<ArrayBuffer>[] = [];
  const notes: Note[] = [{ type: 'pages', count: parts.length }];
  for (const [index, part] of parts.entries()) {
    const encoded = await naming(part.file, () => encodePage(part, steps));
    pages.push(encoded.bytes);
    notes.push(...encoded.notes);
    onPart(index + 1);
  }
  const { mimeType } = formats.tiff;
  return {
    file: new File(joinTiffs(pages), outputName(first.name, 'tiff'), { type: mimeType }),
    notes: distinct(notes),
  };
}

async function encodePage({ file, page, frames }: Part, steps: ImageStep[]) {
  const own = new Scope();
  const open = await openImage(file, own, { output: 'tiff', page });
  try {
    const changed = await applySteps(open, steps, frames, own);
    const { image, keep } = applyMetadataPolicy(changed.image, 'colour', own);
    const target = { format: 'tiff', output: {}, keep, frames: 1 } as const;
    const written = await write(open.vips, image, target, own, () => undefined);
    const left = open.frames > 1 ? [{ type: 'first-frame-only', frames: open.frames } as const] : [];
    return { bytes: written.bytes, notes: [...open.notes, ...left, ...changed.notes, ...written.notes] };
  } catch (error) {
    throw asDamage(error, open.format);
  } finally {
    own.end();
  }
}

async function montage(work: Work, join: Montage): Promise<Changed> {
  const { vips, scope, parts, steps, format, onPart } = work;
  const layout = layOut(
    parts.map(({ size }) => size),
    join,
  );
  const { width, height } = layout;
  checkSides(format, width, height);
  checkJoinMemory(format, width * height);
  const fill = join.background === undefined ? [0, 0, 0, 0] : hexChannels(join.background);
  const base = scope.keep(scope.keep(vips.Image.black(width, height)).newFromImage(fill));
  let image = scope.keep(base.copy({ interpretation: 'srgb' }));
  const notes: Note[] = [{ type: 'joined', images: parts.length, width, height }];
  for (const [index, part] of parts.entries()) {
    const { left, top, ...size } = layout.places[index] ?? { left: 0, top: 0, ...part.size };
    const resize: ImageStep = { type: 'resize', ...size, fit: 'fill' };
    const decoded = await naming(part.file, () => decodePart(part, [...steps, resize], work));
    image = scope.keep(image.insert(onColour(decoded.image, join.background, scope), left, top));
    notes.push(...decoded.notes);
    onPart(index + 1);
  }
  return { image, frames: 1, notes };
}

async function slideshow(work: Work, join: Slideshow): Promise<Changed> {
  const { vips, scope, parts, steps, format, onPart } = work;
  const size = frameSize(parts[0]?.size ?? { width: 1, height: 1 }, join);
  const count = parts.reduce((sum, { frames }) => sum + frames, 0);
  checkSides(format, size.width, size.height);
  checkJoinMemory(format, size.width * size.height * count);
  const resize = {
    type: 'resize',
    ...size,
    fit: join.fit,
    ...(join.background !== undefined && { background: join.background }),
  } as const;
  const frames: Image[] = [];
  const delays: number[] = [];
  const notes: Note[] = [];
  for (const [index, part] of parts.entries()) {
    const decoded = await naming(part.file, () => decodePart(part, [...steps, resize], work));
    const delay = delayAt(join.delays, index);
    delays.push(...(decoded.frames > 1 ? delaysOf(decoded.image, decoded.frames) : [delay]));
    frames.push(...framesOf(decoded.image, decoded.frames, scope));
    notes.push(...decoded.notes);
    onPart(index + 1);
  }
  const alpha = frames.some((frame) => frame.hasAlpha());
  const alike = frames.map((frame) => (alpha && !frame.hasAlpha() ? scope.keep(frame.addalpha()) : frame));
  const image = joinFrames(vips, alike, scope);
  setFrames(image, delays);
  image.setInt('loop', join.loop);
  const seconds = delays.reduce((sum, delay) => sum + delay, 0) / 1000;
  return { image, frames: frames.length, notes: [{ type: 'animation', frames: frames.length, seconds }, ...notes] };
}

/** Flattens an image onto its background; without one, adds alpha. */
function onColour(image: Image, background: string | undefined, scope: Scope): Image {
  if (background === undefined) return image.hasAlpha() ? image : scope.keep(image.addalpha());
  return image.hasAlpha() ? scope.keep(image.flatten({ background: hexChannels(background) })) : image;
}
