import { JobError } from '#errors/errors.ts';
import { formats, hasTrait, keptFormat, outputName, type OutputFormatId } from '#formats/formats.ts';
import type { ImageJoin, ImageStep, Size } from '#jobs/contract/image-step.ts';
import type { JoinImages } from '#jobs/contract/image-operation.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { canvasPicture } from './picture.ts';
import { checkSides } from '../write/encode.ts';
import { canvas, canvasOf } from '../canvas/canvas.ts';
import { decode } from '../canvas/decode.ts';
import { openHeader } from './open.ts';
import { applySteps } from './steps.ts';
import { sizeAfter } from '../geometry/geometry.ts';
import { encodeToGoal, notesOnGoal } from '../goal/goal.ts';
import { SearchPace } from '../goal/search-pace.ts';
import { layOut } from '../geometry/layout.ts';
import { naming } from '../result/result.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** A file to join, as its header describes it. */
interface Part extends Size {
  frames: number;
  alpha: boolean;
  decode(): Promise<ImageData>;
}

export async function joinFiles(
  { join, steps, output }: JoinImages,
  files: File[],
  checkPixels: (pixels: number) => void,
  onProgress: OnProgress,
): Promise<Output> {
  const { quality = 80, lossless = false, effort = 'normal', goal } = output;
  const opened = await Promise.all(files.map((file) => naming(file, () => openHeader(file))));
  const [first] = files;
  if (!first) throw new Error('There is nothing to join');
  const format = output.format === 'input' ? keptFormat(opened[0]?.format ?? 'png') : output.format;
  const parts = opened.map(({ bytes, format: from, header }, index) => ({
    ...header,
    decode: () => naming(files[index] ?? first, () => decode(bytes, from)),
  }));
  const { image, alpha, notes } = await joinOnCanvas(parts, join, steps, format, checkPixels);
  onProgress(0.6);
  const picture = canvasPicture(image, { format, lossless, effort }, alpha);
  const pace = new SearchPace((progress) => onProgress(0.6 + progress * 0.4));
  const reached = goal
    ? await encodeToGoal(picture, format, goal, pace)
    : { bytes: await picture.encode(quality), quality };
  return {
    file: new File([reached.bytes], outputName(first.name, format), { type: formats[format].mimeType }),
    notes: [...notes, ...(goal ? await notesOnGoal(picture, reached, format, goal) : [])],
  };
}

/** Draws all pictures on one canvas. There is no encoder for animations here. */
async function joinOnCanvas(
  parts: Part[],
  join: ImageJoin,
  steps: ImageStep[],
  format: OutputFormatId<'image'>,
  checkPixels: (pixels: number) => void,
): Promise<{ image: ImageData; alpha: boolean; notes: Note[] }> {
  if (join.type === 'pages') throw new JobError('no-encoder', { format: formats.tiff.name });
  if (join.type === 'slideshow') throw new JobError('no-encoder', { format: formats[format].name, isAnimated: true });
  const sizes = parts.map((part) => steps.reduce<Size>((from, step) => sizeAfter(step, from), part));
  const { width, height, places } = layOut(sizes, join);
  checkSides(format, width, height);
  checkPixels(width * height);
  // Formats without alpha get a white background.
  const background = join.background ?? (hasTrait(format, 'alpha') ? undefined : '#ffffff');
  const context = canvas(width, height);
  if (background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  const notes: Note[] = [{ type: 'joined', images: parts.length, width, height }];
  for (const [index, part] of parts.entries()) {
    const { left, top, ...size } = places[index] ?? { left: 0, top: 0, width: part.width, height: part.height };
    checkPixels(part.width * part.height);
    const resize = { type: 'resize', ...size, fit: 'fill' } as const;
    const scaled = await applySteps(await part.decode(), [...steps, resize], part.alpha);
    context.drawImage(canvasOf(scaled).canvas, left, top);
    if (part.frames > 1) notes.push({ type: 'first-frame-only', frames: part.frames });
  }
  return { image: context.getImageData(0, 0, width, height), alpha: background === undefined, notes };
}
