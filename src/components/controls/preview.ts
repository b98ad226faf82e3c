import type { Size } from '#jobs/contract/image-step.ts';
import { JobError } from '#errors/errors.ts';
import { formats, type FormatId } from '#formats/formats.ts';
import type { Facts } from '#jobs/contract/facts.ts';
import type { Job } from '#jobs/contract/job.ts';
import { ask, runJob } from '#jobs/run-job.ts';
import type { Entry } from '../batch/entry.ts';
import { pixelsOf } from '../results/shown-picture.ts';
import { drawnPage } from './drawn-page.ts';

/** The longest side, in pixels: sharp on the largest stage, and light for the page. */
const longest = 1600;

/** The position in a video, as a fraction of its duration: many recordings begin with black. */
export const previewShare = 0.1;
const frame: Job = {
  engine: 'media',
  operation: { type: 'frames', which: { type: 'at-share', share: previewShare }, format: 'jpeg', longest },
};

/** Browsers show such files at once, upright, and as they are worked on. */
const instant: readonly FormatId[] = ['jpeg', 'png', 'webp', 'avif', 'bmp'];
/** Larger images are drawn at a smaller size by the engine. */
export const mostPixels = 50_000_000;

/** Whether there is a preview before the engine has read the file. */
export const isInstant = ({ format }: Entry): boolean => instant.some((id) => id === format);

/** What browsers said. */
const sizes = new WeakMap<Entry, Size>();

/** The size of a file's preview, in pixels, if it is known. */
export const previewSize = (entry: Entry): Size | undefined => (entry.facts ? sizeOf(entry.facts) : sizes.get(entry));

function sizeOf(facts: Facts): Size | undefined {
  if (facts.kind === 'media') return facts.video;
  if (facts.kind === 'image') return facts;
  if (facts.kind !== 'document' || !facts.size) return undefined;
  const { width, height } = facts.size;
  const scale = longest / Math.max(width, height);
  return { width: width * scale, height: height * scale };
}

const made = new WeakMap<Entry, Promise<string>>();

/**
 * Returns the address of a preview that every browser can show, for any file that the engines read: the first frame of
 * an image, upright; a frame near the start of a video; the first page of a document. Cached.
 *
 * @throws {JobError} if the file cannot be read.
 */
export function previewOf(entry: Entry): Promise<string> {
  let preview = made.get(entry);
  if (!preview) {
    preview = make(entry);
    made.set(entry, preview);
  }
  return preview;
}

async function make(entry: Entry): Promise<string> {
  const { file, facts, password = '' } = entry;
  const size = isInstant(entry) ? await pixelsOf(file) : { width: 0, height: 0 };
  const pixels = size.width * size.height;
  if (pixels > 0 && pixels <= mostPixels) {
    sizes.set(entry, size);
    return URL.createObjectURL(file);
  }
  if (facts?.kind === 'document') {
    const page = await drawnPage({ file, password, size: longest });
    if (!page) throw new JobError('corrupt-file', { format: formats.pdf.name });
    return URL.createObjectURL(page);
  }
  if (facts?.kind === 'image' || isInstant(entry)) {
    const picture = await ask('image', { type: 'thumbnail', file, size: longest });
    if (!picture) throw new Error('A picture without a result');
    return URL.createObjectURL(picture);
  }
  return URL.createObjectURL(await frameOf(file));
}

/**
 * Draws a frame near the start of a video.
 *
 * @throws {JobError} if the file cannot be read.
 */
export async function frameOf(video: File): Promise<Blob> {
  const [output] = await runJob(frame, [video], { isLook: true });
  if (!output) throw new Error('A picture without a result');
  return output.file;
}
