import type { OutputFormatId } from '../../formats.ts';
import type { ImageJob, Note } from '../../jobs/job.ts';
import { encode, fitToFormat } from './encode.ts';
import { encodeToGoal, notesOnGoal } from './goal.ts';
import { vipsPicture } from './vips-picture.ts';
import type { Image, Libvips, Scope } from './vips.ts';

interface Target {
  format: OutputFormatId<'image'>;
  output: ImageJob['output'];
  /** libvips' flags of the metadata to write. */
  keep: number;
  frames: number;
}

/** An image as a file of a format, at the quality that the job asks for, or that its goal takes. */
export async function write(
  vips: Libvips,
  image: Image,
  { format, output, keep, frames }: Target,
  scope: Scope,
  onProgress: (progress: number) => void,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; notes: Note[] }> {
  const { quality = 80, lossless = false, fewerColours = false, effort = 'normal', goal } = output;
  const { image: fitted, notes } = fitToFormat(image, format, scope);
  fitted.onProgress = (percent) => onProgress(percent / 100);
  const options = { format, lossless, fewerColours, effort, keep, frames };
  const picture = goal && vipsPicture(vips, fitted, options, scope);
  const reached = picture
    ? await encodeToGoal(picture, format, goal)
    : { bytes: encode(fitted, { ...options, quality }), quality };
  if (picture) notes.push(...(await notesOnGoal(picture, reached, format)));
  if (format === 'png' && fewerColours && reached.quality < 100) notes.push({ type: 'fewer-colours', colours: 256 });
  const isStill = format === 'png' && frames === 1 && effort !== 'fast';
  if (!isStill) return { bytes: reached.bytes, notes };
  const { optimisePng } = await import('./png/optimise-png.ts');
  return { bytes: await optimisePng(reached.bytes, fitted), notes };
}
