import { ask } from '#jobs/run-job.ts';
import { copied, notCopied } from '#words/results.ts';
import { isText } from '../batch/batch-state.ts';
import { shownPicture } from './shown-picture.ts';

/** Whether the clipboard takes it: images and texts, if the browser lets pages write them. */
export const canCopy = (file: File): boolean =>
  'ClipboardItem' in globalThis && navigator.clipboard !== undefined && (isText(file) || isPicture(file));

const isPicture = ({ type }: File) => type.startsWith('image/');

/** Why something was not copied, in words. */
export class NotCopied extends Error {}

/**
 * Copies a result to the clipboard, and returns in words what was copied.
 *
 * @throws {NotCopied}
 */
export async function copyResult(file: File): Promise<string> {
  const [type, content, said] = isText(file)
    ? (['text/plain', textOf(file), Promise.resolve(copied.text)] as const)
    : (['image/png', pngOf(file), saidOfPicture(file)] as const);
  try {
    // Safari only accepts a write during the press, so the content arrives later as a promise.
    await navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
    return await said;
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    // Browsers report failed content in their own words; the content's own error has better ones.
    const cause = await content.then(
      () => error,
      (failure: unknown) => failure,
    );
    const { problemOf } = await import('../problem.ts');
    throw new NotCopied(isRefused && cause === error ? notCopied.refused : notCopied.failed(problemOf(cause).title), {
      cause,
    });
  }
}

const textOf = async (file: File) => new Blob([await file.text()], { type: 'text/plain' });

/** Formats that may be animated. */
const moving: ReadonlySet<string> = new Set(['image/gif', 'image/webp', 'image/png', 'image/avif']);

async function saidOfPicture(file: File): Promise<string> {
  if (!moving.has(file.type)) return copied.picture;
  const facts = await ask('image', { type: 'facts', file });
  return facts.kind === 'image' && facts.frames > 1 ? copied.firstFrame : copied.picture;
}

/** The only image format that every clipboard supports. */
async function pngOf(file: File): Promise<Blob> {
  const picture = await shownPicture(file);
  if (picture.type === 'image/png') return picture;
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
