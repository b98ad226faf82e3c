import { asJobError } from '../../errors/errors.ts';
import { sayProblem } from '../../words/say-problem.ts';
import type { Job, Note, Output } from '../../jobs/contract/job.ts';
import { onItsEngine } from '../../jobs/contract/engine-of-kind.ts';
import { inParts, runParts } from '../../jobs/in-page/page-parts.ts';
import { runOnPictures } from '../../jobs/in-page/picture-pages.ts';
import { isWorkflow, type BatchJob } from './workflow-job.ts';
import type { Entry, Task } from './entry.ts';
import { memoryBudget, parallelParts } from './limits.ts';
import { withPasswords } from './with-passwords.ts';

/** Delivers results to their destination as they are made. */
export interface Delivery {
  /**
   * Returns the results as they are stored there.
   *
   * @throws {JobError} if that fails.
   * @throws the signal's reason when it is aborted.
   */
  deliver(outputs: readonly Output[], entries: readonly Entry[], signal: AbortSignal): Promise<Output[]>;
  /** Whether results stay on the page while the work goes on: an agent started it, and only people save. */
  isHeld: boolean;
  /** What to say about it besides the state of the batch. */
  readonly said: readonly string[];
}

/** Progress below this says little about the speed of the work. */
const noWork = 0.05;

/** Runs a task and records the outcome in it. If it was aborted, it waits to be run again. */
export async function runTask(
  task: Task,
  job: BatchJob,
  entries: Entry[],
  { signal, changed, delivery }: { signal: AbortSignal; changed(): void; delivery?: Delivery | undefined },
) {
  const onProgress = (progress: number) => {
    task.progress = progress;
    task.heardAt = Date.now();
    task.startUp ??= progress < noWork ? task.heardAt - (task.startedAt ?? task.heardAt) : 0;
    changed();
  };
  delete task.startUp;
  try {
    const outputs = await (isWorkflow(job)
      ? (await import('./run-workflow.ts')).runWorkflow(job, entries, { signal, onProgress })
      : runOnEntries(job, entries, { signal, onProgress }));
    task.outputs = delivery ? await delivery.deliver(outputs, entries, signal) : outputs;
    task.state = 'done';
    task.done = job;
    task.took = Date.now() - (task.startedAt ?? 0);
  } catch (error) {
    const problem = signal.aborted ? '' : await sayProblem(error);
    task.state = signal.aborted ? 'waiting' : 'failed';
    if (!signal.aborted) {
      task.error = asJobError(error);
      task.problem = problem;
    }
  }
  task.progress = 0;
  task.heardAt = Date.now();
}

/**
 * Runs a job on files, in parallel parts if it can be divided.
 *
 * @throws {JobError} when it fails.
 * @throws the signal's reason when it is aborted.
 */
export async function runOnEntries(
  job: Job,
  entries: Entry[],
  options: { signal: AbortSignal; onProgress(progress: number): void },
): Promise<Output[]> {
  const files = entries.map(({ file }) => file);
  const whole = withPasswords(onItsEngine(job, entries[0]?.format), entries);
  const parts = inParts(whole, entries[0]?.facts, parallelParts, memoryBudget);
  const known = entries.map(({ format }) => format);
  const outputs = await (parts.length > 1
    ? runParts(parts, files, options)
    : runOnPictures(whole, files, options, known));
  const before = entries.flatMap(({ notes = [] }) => notes);
  return before.length === 0 ? outputs : outputs.map((output) => withNotes(output, before));
}

/** Omits `tracks-copied`: the tracks may have been re-encoded before they were copied. */
const withNotes = (output: Output, before: Note[]): Output => ({
  ...output,
  notes: [...before, ...output.notes.filter(({ type }) => type !== 'tracks-copied')],
});
