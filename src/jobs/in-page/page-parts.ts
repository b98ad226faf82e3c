import { pagesOfRanges } from '../../engines/pdf/operations/wanted-pages.ts';
import type { Facts } from '../contract/facts.ts';
import type { Job, Output } from '../contract/job.ts';
import { runJob } from '../run-job.ts';

type Options = NonNullable<Parameters<typeof runJob>[2]>;

/** Below this, a worker takes longer to start than it saves. */
const leastPages = 12;
/**
 * The memory that drawing a page takes, in bytes per dot of a square inch: an A4 page as pixels, and twice that on the
 * way to a file.
 */
const bytesPerDot = 100 * 4 * 3;

/**
 * Splits a job that draws many pages into several that draw about as many each.
 *
 * @param most The largest number that may run at once.
 * @param memory The memory that they may take together, in bytes.
 * @throws {JobError} the failures of `pagesOfRanges`.
 */
export function inParts(job: Job, facts: Facts | undefined, most: number, memory: number): Job[] {
  if (job.engine !== 'pdf' || job.operation.type !== 'draw' || facts?.kind !== 'document') return [job];
  const { operation } = job;
  const pages = pagesOfRanges(operation.pages, facts.pages);
  const fitting = memory / (bytesPerDot * operation.dotsPerInch ** 2);
  const parts = Math.max(1, Math.floor(Math.min(most, fitting, pages.length / leastPages)));
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((end) => Math.round((end * pages.length) / parts));
    const some = pages.slice(from, to).map((page) => ({ from: page + 1, to: page + 1 }));
    return { ...job, operation: { ...operation, pages: some } };
  });
}

/** Runs the parts of a job concurrently. Returns their results in order, or throws the first failure. */
export async function runParts(parts: Job[], files: File[], { signal, onProgress }: Options): Promise<Output[]> {
  const failure = new AbortController();
  const signals = [failure.signal, ...(signal ? [signal] : [])];
  const progress = parts.map(() => 0);
  const runs = parts.map((part, index) =>
    runJob(part, files, {
      signal: AbortSignal.any(signals),
      onProgress: (done) => {
        progress[index] = done;
        onProgress?.(progress.reduce((sum, each) => sum + each, 0) / parts.length);
      },
    }),
  );
  try {
    return (await Promise.all(runs)).flat();
  } catch (error) {
    failure.abort();
    throw error;
  }
}
