import { asJobError } from '#errors/errors.ts';
import { sayNotes } from '../rows/said-later.ts';
import { sayProblem } from '../say-problem.ts';
import type { Output } from '#jobs/contract/job.ts';
import { isWorkflow, type BatchJob } from '#jobs/plan/batch-job.ts';
import { planOf } from '#jobs/plan/plan-of.ts';
import { perform } from '#jobs/plan/plan.ts';
import { deedFor } from './deed.ts';
import { leaveOut, newTask, type Entry, type Task } from './entry.ts';
import { nameResults, type NamesOfBatch } from './name-results.ts';

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
  {
    signal,
    changed,
    batch,
  }: { signal: AbortSignal; changed(): void; batch?: NamesOfBatch & { delivery?: Delivery | undefined } },
) {
  const onProgress = (progress: number) => {
    task.progress = progress;
    task.heardAt = Date.now();
    task.startUp ??= progress < noWork ? task.heardAt - (task.startedAt ?? task.heardAt) : 0;
    changed();
  };
  delete task.startUp;
  // If all files are one task, the entries' own tasks only record which files were left out.
  if (entries.length > 1 && isWorkflow(job)) for (const entry of entries) entry.task = newTask();
  try {
    const made = await perform(planOf(job, entries), {
      signal,
      onProgress,
      leaveOut: (place, error) => entries[place] && leaveOut(entries[place], error),
    });
    const written = await withReports(made, job);
    // Its words are there when the result is.
    await sayNotes(written.flatMap(({ notes }) => notes));
    signal.throwIfAborted();
    const outputs = batch ? nameResults(written, batch) : written;
    task.outputs = batch?.delivery ? await batch.delivery.deliver(outputs, entries, signal) : outputs;
    task.state = 'done';
    task.done = deedFor(job);
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

/** Writes what engines found. */
async function withReports(outputs: Output[], job: BatchJob): Promise<Output[]> {
  if (!outputs.some(({ report }) => report)) return outputs;
  const { writeReport } = await import('#reports/write-report.ts');
  const isJson = !isWorkflow(job) && 'format' in job.operation && job.operation.format === 'json';
  return outputs.map((output) =>
    output.report ? writeReport({ ...output, report: output.report }, isJson ? 'json' : 'text') : output,
  );
}
