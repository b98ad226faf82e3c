import { formats, hasTrait, keptFormat, type OutputFormatId } from '../../formats.ts';
import type { ImageJoin, ImageStep, Montage, Slideshow } from '../../jobs/image-step.ts';
import type { ImageJob, Note, Output } from '../../jobs/job.ts';
import { delaysOf, setFrames } from './animate.ts';
import { framesOf, joinFrames } from './each-frame.ts';
import { checkSides, toSrgb } from './encode.ts';
import { hexChannels, sizeAfter, type Size } from './geometry.ts';
import { delayAt, frameSize, layOut } from './layout.ts';
import { checkJoinMemory } from './memory.ts';
import { asDamage, openImage, vipsFor } from './open.ts';
import { joinedName, naming } from './result.ts';
import { sniffImage } from './sniff.ts';
import { applySteps } from './steps.ts';
import { Scope, type Image, type Libvips } from './vips.ts';
import { write } from './write.ts';

/** A file that is joined, as far as its header tells. */
interface Part {
  file: File;
  /** After the job's steps. */
  size: Size;
  /** That go into the join. */
  frames: number;
}

/** What all parts are made with. */
interface Work {
  vips: Libvips;
  scope: Scope;
  parts: Part[];
  steps: ImageStep[];
  format: OutputFormatId<'image'>;
  /** With how many parts are done. */
  onPart: (done: number) => void;
}

interface Joined {
  image: Image;
  frames: number;
  notes: Note[];
}

/** One image of several files. */
export async function joinImages(
  job: ImageJob,
  join: ImageJoin,
  files: File[],
  onProgress: (progress: number) => void,
  scope: Scope,
): Promise<Output> {
  const [first] = files;
  if (!first) throw new Error('There is nothing to join');
  const inputs = await Promise.all(files.map(sniffImage));
  const format = job.output.format === 'input' ? keptFormat(inputs[0] ?? 'png') : job.output.format;
  const animated = join.type === 'slideshow' && hasTrait(format, 'animation');
  const vips = await vipsFor([...inputs, format]);
  const parts: Part[] = [];
  for (const file of files) parts.push(await naming(file, () => readPart(file, job.steps, format, animated)));
  const onPart = (done: number) => onProgress((0.7 * done) / files.length);
  const work: Work = { vips, scope, parts, steps: job.steps, format, onPart };

  const { image, frames, notes } = join.type === 'montage' ? await montage(work, join) : await slideshow(work, join);
  const target = { format, output: job.output, keep: 0, frames };
  const written = await write(vips, image, target, scope, (progress) => onProgress(0.7 + 0.3 * progress));
  const name = joinedName(first, join.type === 'montage' ? 'merged' : 'animation', format);
  return {
    file: new File([written.bytes], name, { type: formats[format].mimeType }),
    notes: distinct([...notes, ...written.notes]),
  };
}

async function readPart(
  file: File,
  steps: ImageStep[],
  format: OutputFormatId<'image'>,
  animated: boolean,
): Promise<Part> {
  const scope = new Scope();
  try {
    const { width, height, frames, readsFrames } = await openImage(file, scope, format);
    const size = steps.reduce<Size>((from, step) => sizeAfter(step, from), { width, height });
    return { file, size, frames: animated && readsFrames ? frames : 1 };
  } finally {
    scope.end();
  }
}

/** A part in memory, sRGB with 8 bits a channel; what it was decoded with is freed. */
async function decodePart({ file, frames }: Part, steps: ImageStep[], { format, scope }: Work): Promise<Joined> {
  const own = new Scope();
  const open = await openImage(file, own, format);
  try {
    const changed = await applySteps(open, steps, frames, own);
    const srgb = toSrgb(changed.image, own);
    return {
      image: scope.keep(srgb.image.copyMemory()),
      frames: changed.frames,
      notes: [
        ...(open.frames > frames ? [{ type: 'first-frame-only', frames: open.frames } as const] : []),
        ...(open.pages > 1 ? [{ type: 'first-page-only', pages: open.pages } as const] : []),
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

async function montage(work: Work, join: Montage): Promise<Joined> {
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

async function slideshow(work: Work, join: Slideshow): Promise<Joined> {
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

/** With see-through parts in the colour that is behind it; on nothing, it has alpha. */
function onColour(image: Image, background: string | undefined, scope: Scope): Image {
  if (background === undefined) return image.hasAlpha() ? image : scope.keep(image.addalpha());
  return image.hasAlpha() ? scope.keep(image.flatten({ background: hexChannels(background) })) : image;
}

const distinct = (notes: Note[]): Note[] => [
  ...new Map(notes.map((note) => [JSON.stringify(note), note] as const)).values(),
];
