import { JobError } from '#errors/errors.ts';

/**
 * Waits for work, but not forever.
 *
 * @param seconds The longest wait.
 * @throws {JobError} `timed-out`
 */
export async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new JobError('timed-out', {})), seconds * 1000);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
