import { asJobError, failureOf, JobError } from '../../errors/errors.ts';
import { formats, sniffFormat } from '../../formats/formats.ts';
import type { Note, Output } from '../../jobs/contract/job.ts';
import { onItsEngine } from '../../jobs/contract/engine-of-kind.ts';
import { runOnPictures } from '../../jobs/in-page/picture-pages.ts';
import type { WorkflowJob, JobStep } from './workflow-job.ts';
import { leaveOut, newTask, type Entry } from './entry.ts';
import { withPasswords } from './with-passwords.ts';

interface Options {
  signal: AbortSignal;
  /** Called with numbers from 0 to 1. */
  onProgress(progress: number): void;
}

/** A file on its way through the steps. */
interface Piece extends Output {
  /** The entry it was made from, as long as that is a single file. */
  entry?: Entry;
  password?: string;
}

/**
 * Runs the steps of a workflow one after the other.
 *
 * @throws {JobError} `step-failed`, if nothing is left to go on with.
 * @throws the signal's reason when it is aborted.
 */
export async function runWorkflow(
  { steps }: WorkflowJob,
  entries: readonly Entry[],
  options: Options,
): Promise<Output[]> {
  // If all files are one task, the entries' own tasks only record which files were left out.
  if (entries.length > 1) for (const entry of entries) entry.task = newTask();
  let pieces = entries.map(pieceOf);
  // Up to this step, a file that fails is only one of many.
  const lastAlone = entries.length > 1 ? steps.findIndex(({ joins }) => joins) : 0;
  for (const [index, step] of steps.entries()) {
    const place = { number: index + 1, of: steps.length };
    pieces = step.joins
      ? await runJoined(step, pieces, place, options)
      : await runOnEach(step, pieces, { place, isAlone: index < lastAlone, ...options });
  }
  return pieces.map(({ file, onDisk, notes }) => ({ file, notes, ...(onDisk && { onDisk }) }));
}

interface Place {
  /** From 1. */
  number: number;
  of: number;
}

const pieceOf = (entry: Entry): Piece => ({
  file: entry.file,
  notes: entry.notes ?? [],
  entry,
  ...(entry.password && { password: entry.password }),
});

async function runOnEach(
  step: JobStep,
  pieces: readonly Piece[],
  { place, isAlone, signal, onProgress }: Options & { place: Place; isAlone: boolean },
): Promise<Piece[]> {
  const made: Piece[] = [];
  let failure: JobError | undefined;
  for (const [index, piece] of pieces.entries()) {
    const told = (progress: number) => onProgress((place.number - 1 + (index + progress) / pieces.length) / place.of);
    try {
      const outputs = await runStep(step, [piece], place, { signal, onProgress: told });
      made.push(...outputs.map((output) => ({ ...carriedOn(piece), ...output })));
    } catch (error) {
      if (!isAlone || signal.aborted || !(error instanceof JobError) || !piece.entry) throw error;
      failure = error;
      leaveOut(piece.entry, error);
    }
  }
  if (made.length === 0 && failure) throw failure;
  return made;
}

/** What the results of one file keep from step to step. */
const carriedOn = ({ entry, password }: Piece) => ({ ...(entry && { entry }), ...(password && { password }) });

const runJoined = (step: JobStep, pieces: readonly Piece[], place: Place, { signal, onProgress }: Options) =>
  runStep(step, pieces, place, {
    signal,
    onProgress: (progress) => onProgress((place.number - 1 + progress) / place.of),
  });

async function runStep(
  { title, accepts, job }: JobStep,
  pieces: readonly Piece[],
  { number }: Place,
  options: Pick<Options, 'signal' | 'onProgress'>,
): Promise<Output[]> {
  try {
    for (const { file } of pieces) {
      const format = await sniffFormat(file);
      // The format of an added file is known already, and a step only makes formats that we know.
      if (!format || !accepts.includes(format))
        throw new JobError('wrong-tool', { format: format ? formats[format].name : file.name });
    }
    const [first] = pieces;
    const own = onItsEngine(job, first && (await sniffFormat(first.file)));
    const outputs = await runOnPictures(
      withPasswords(own, pieces),
      pieces.map(({ file }) => file),
      options,
    );
    const before = pieces.flatMap(({ notes }) => notes);
    return outputs.map((output) => ({ ...output, notes: [...before, ...notesOf(output, number, title)] }));
  } catch (error) {
    if (options.signal.aborted) throw error;
    const problem = failureOf(asJobError(error));
    throw new JobError('step-failed', { step: number, title, problem }, { cause: error });
  }
}

const notesOf = ({ notes }: Output, step: number, title: string): Note[] =>
  notes.length === 0 ? [] : [{ type: 'step', step, title }, ...notes];
