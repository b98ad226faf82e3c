import type { ImageJob } from '#jobs/contract/job.ts';
import { runJob } from '#jobs/run-job.ts';
import { compareWords } from '#words/compare.ts';
import { borrowAddress, returnAddress } from './picture-address.ts';
import { shrunk } from './shrunk.ts';

/** Full size and lossless, because people look closely. */
const drawing: ImageJob = {
  engine: 'image',
  operation: { type: 'encode', steps: [], output: { format: 'png', effort: 'least' }, metadata: 'colour' },
};

/**
 * A picture that this browser can show: the file itself, otherwise the engine's drawing of it.
 *
 * @throws {JobError} if the engine cannot draw it either.
 * @throws the signal's reason if it is aborted while the engine draws.
 */
export async function shownPicture(file: File, signal?: AbortSignal): Promise<Blob> {
  if (await isShownHere(file)) return file;
  const [output] = await runJob(drawing, [file], { isLook: true, ...(signal && { signal }) });
  if (!output) throw new Error('A drawing without a result');
  return output.file;
}

/**
 * All these pictures, or in words why one of them cannot be shown: another alone would pass for it. Once the signal is
 * aborted, nobody should read what it resolves to.
 */
export async function shownPictures(files: readonly File[], signal?: AbortSignal): Promise<Blob[] | string> {
  const pictures: (Blob | string)[] = [];
  for (const file of files)
    pictures.push(
      await shownPicture(file, signal).catch(async (error: unknown) =>
        compareWords.hidden(file.name, (await import('../problem.ts')).problemOf(error).title),
      ),
    );
  const problems = pictures.filter((picture) => typeof picture === 'string');
  return problems.length > 0 ? problems.join(' ') : pictures.filter((picture) => typeof picture !== 'string');
}

/** Only an `Image` shows SVGs and truncated images. */
const isShownHere = (file: File): Promise<boolean> =>
  shrunk(file)
    .catch(() => withImage(file, (image) => image.decode()))
    .then(
      () => true,
      () => false,
    );

/** The size of a picture as the browser reads it from the header; 0 by 0 if it cannot show it. */
export const pixelsOf = (file: File): Promise<{ width: number; height: number }> =>
  withImage(file, async (image) => {
    await new Promise((told) => {
      image.onload = image.onerror = told;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  });

async function withImage<T>(file: File, use: (image: HTMLImageElement) => Promise<T>): Promise<T> {
  const image = new Image();
  image.src = borrowAddress(file);
  try {
    return await use(image);
  } finally {
    returnAddress(file);
  }
}
