import { JobError } from '../../../errors/errors.ts';

/** Files of which something could not be read. */
const doubted = new WeakSet<Blob>();

/** Whether a file is to be read again, for the part of it that can be read. */
export const isDoubted = (file: Blob) => doubted.has(file);

/**
 * Does work that reads all of every picture. Where one turns out to be damaged, does it again with what can be read of
 * the files, which their notes then tell. So whole files cost nothing extra.
 */
export async function salvaging<T>(files: File[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDamage(error) || files.every(isDoubted)) throw error;
    for (const file of files) doubted.add(file);
    return await work();
  }
}

function isDamage(error: unknown): boolean {
  if (!(error instanceof JobError)) return false;
  // Errors of one file among several have that file's as their cause.
  return error.code === 'corrupt-file' || isDamage(error.cause);
}
