import type { FormatId } from '#formats/formats.ts';
import type { JobError } from '#errors/errors.ts';
import type { Facts } from '../contract/facts.ts';
import type { Job, Note, Output } from '../contract/job.ts';
import { runJob } from '../run-job.ts';

/** A file to be worked on, and what is known of it. */
export interface Piece {
  file: File;
  format?: FormatId;
  facts?: Facts;
  password?: string;
  /** Notes on what was done to it before. */
  notes?: Note[];
}

export interface Conduct {
  signal: AbortSignal;
  /** Called with numbers from 0 to 1. */
  onProgress(progress: number): void;
  /** Called with the place of a file that fails, from 0, if the others go on without it. */
  leaveOut(place: number, error: JobError): void;
}

/**
 * What a job becomes: it makes something when it is performed, and until then does nothing. It is built from `run`,
 * `andThen`, `each` and `beside`, which know what share of the progress each part has, what is stopped when a part fails,
 * and what goes along with the files. Anything else that only asks an engine is a plan as it is.
 */
export type Plan<Made> = (conduct: Conduct) => Promise<Made>;

/**
 * Performs a plan.
 *
 * @throws {JobError} if it fails.
 * @throws the signal's reason if it is aborted.
 */
export const perform = <Made>(plan: Plan<Made>, conduct: Partial<Conduct> = {}): Promise<Made> =>
  plan({
    signal: new AbortController().signal,
    onProgress: () => undefined,
    leaveOut: () => undefined,
    ...conduct,
  });

/** Runs a job in a worker, with the passwords of its files. Their notes come before those of the results. */
export const run =
  (job: Job, pieces: readonly Piece[]): Plan<Output[]> =>
  async (conduct) => {
    const outputs = await runJob(
      withPasswords(job, pieces),
      pieces.map(({ file }) => file),
      conduct,
    );
    const before = pieces.flatMap(({ notes = [] }) => notes);
    if (before.length === 0) return outputs;
    // The tracks may have been re-encoded before they were copied.
    const own = (notes: Note[]) => notes.filter(({ type }) => type !== 'tracks-copied');
    return outputs.map((output) => ({ ...output, notes: [...before, ...own(output.notes)] }));
  };

const withPasswords = (job: Job, pieces: readonly Piece[]): Job =>
  (job.engine === 'pdf' || job.engine === 'ocr') && pieces.some(({ password }) => password)
    ? { ...job, passwords: pieces.map(({ password = '' }) => password) }
    : job;

/**
 * Makes something, and goes on with it.
 *
 * @param share the share of the progress that the first part has.
 */
export const andThen =
  <First, Made>(first: Plan<First>, share: number, next: (made: First) => Plan<Made>): Plan<Made> =>
  async (conduct) => {
    const made = await first({ ...conduct, onProgress: (done) => conduct.onProgress(share * done) });
    const onProgress = (done: number) => conduct.onProgress(share + (1 - share) * done);
    return next(made)({ ...conduct, onProgress });
  };

/** Makes something of what a plan makes. */
export const into =
  <First, Made>(plan: Plan<First>, turn: (made: First) => Made): Plan<Made> =>
  async (conduct) =>
    turn(await plan(conduct));

/** Does the same for each item, `most` at a time, and makes one list of what comes of them, in order. */
export const each =
  <Item, Made>(items: readonly Item[], planOf: (item: Item) => Plan<Made[]>, most = 1): Plan<Made[]> =>
  async (conduct) => {
    const failed = new AbortController();
    const signal = AbortSignal.any([failed.signal, conduct.signal]);
    const made: Made[][] = items.map(() => []);
    const progress = items.map(() => 0);
    const left = items.entries();
    async function goOn() {
      for (const [index, item] of left) {
        signal.throwIfAborted();
        const onProgress = (done: number) => {
          progress[index] = done;
          conduct.onProgress(progress.reduce((sum, one) => sum + one, 0) / items.length);
        };
        made[index] = await planOf(item)({ ...conduct, signal, onProgress });
        onProgress(1);
      }
    }
    try {
      await Promise.all(Array.from({ length: Math.min(most, items.length) }, goOn));
    } catch (error) {
      failed.abort();
      throw error;
    }
    return made.flat();
  };

/** Performs several at the same time, and makes one list of what they make, in order. */
export const beside = <Made>(plans: readonly Plan<Made[]>[]): Plan<Made[]> => each(plans, (plan) => plan, plans.length);
