import { JobError } from '#errors/errors.ts';

/** Files with parts that could not be read. */
const doubted = new WeakSet<Blob>();

/** Whether to read what can be salvaged of a file. */
export const isDoubted = (file: Blob) => doubted.has(file);

/**
 * Runs work that reads all of every picture. If one is damaged, runs it again with what can be salvaged, which notes
 * then report. Intact files cost nothing extra.
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
  // An error about one file of several has the file's own error as its cause.
  return error.code === 'corrupt-file' || isDamage(error.cause);
}
