import { ask } from '../../jobs/run-job.ts';
import { problemOf } from '../../words/problem.ts';
import { copied, notCopied } from '../../words/en/results.ts';
import { isText } from '../batch/batch-state.ts';
import { shownPicture } from './shown-picture.ts';

/** Whether the clipboard takes it: pictures and texts, where the browser lets pages write them. */
export const canCopy = (file: File): boolean =>
  'ClipboardItem' in globalThis && navigator.clipboard !== undefined && (isText(file) || isPicture(file));

const isPicture = ({ type }: File) => type.startsWith('image/');

/** Why something was not copied, in words. */
export class NotCopied extends Error {}

/**
 * Puts a result onto the clipboard, and says in words as what.
 *
 * @throws {NotCopied}
 */
export async function copyResult(file: File): Promise<string> {
  const [type, content, said] = isText(file)
    ? (['text/plain', textOf(file), Promise.resolve(copied.text)] as const)
    : (['image/png', pngOf(file), saidOfPicture(file)] as const);
  try {
    // Safari only takes what is asked for during the press, so the content comes later.
    await navigator.clipboard.write([new ClipboardItem({ [type]: content })]);
    return await said;
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    // Browsers tell of content that failed in words of their own; it has better ones.
    const cause = await content.then(
      () => error,
      (failure: unknown) => failure,
    );
    throw new NotCopied(isRefused && cause === error ? notCopied.refused : notCopied.failed(problemOf(cause).title), {
      cause,
    });
  }
}

const textOf = async (file: File) => new Blob([await file.text()], { type: 'text/plain' });

/** Formats that may move. */
const moving: ReadonlySet<string> = new Set(['image/gif', 'image/webp', 'image/png', 'image/avif']);

async function saidOfPicture(file: File): Promise<string> {
  if (!moving.has(file.type)) return copied.picture;
  const facts = await ask('image', { type: 'facts', file });
  return facts.kind === 'image' && facts.frames > 1 ? copied.firstFrame : copied.picture;
}

/** The only format of pictures that every clipboard has. */
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
