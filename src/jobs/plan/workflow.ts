import { asJobError, failureOf, JobError } from '#errors/errors.ts';
import { formats, sniffFormat } from '#formats/formats.ts';
import type { Note, Output } from '../contract/job.ts';
import type { JobStep, WorkflowJob } from './batch-job.ts';
import { andThen, each, into, type Piece, type Plan } from './plan.ts';
import { planOf } from './plan-of.ts';

/** A file on its way through the steps. */
interface OnItsWay extends Output {
  password?: string;
  /** The place of the file that it was made from, as long as that is a single one. */
  from?: number;
}

/** A step and its number, from 1. */
type Numbered = JobStep & { number: number };

/**
 * Plans the steps of a workflow, one after the other. A file that fails before a step that joins all is left out.
 *
 * The plan fails with `step-failed`, if nothing is left to go on with.
 */
export function planOfWorkflow({ steps }: WorkflowJob, given: readonly Piece[]): Plan<Output[]> {
  const lastAlone = given.length > 1 ? steps.findIndex(({ joins }) => joins) : 0;
  const begin: Plan<OnItsWay[]> = async () =>
    given.map(({ file, notes = [], password }, from) => ({ file, notes, from, ...(password && { password }) }));
  const made = steps.reduce<Plan<OnItsWay[]>>(
    (before, step, index) =>
      andThen(before, index / (index + 1), (pieces) => {
        const numbered = { ...step, number: index + 1 };
        if (step.joins) return planOfStep(numbered, pieces);
        return index < lastAlone ? onEachThatCan(numbered, pieces) : each(pieces, (piece) => onOne(numbered, piece));
      }),
    begin,
  );
  return into(made, (pieces) => pieces.map(({ file, onDisk, notes }) => ({ file, notes, ...(onDisk && { onDisk }) })));
}

/** Its results keep the password and the place of the file. */
const onOne = (step: Numbered, piece: OnItsWay): Plan<OnItsWay[]> => {
  const { password, from } = piece;
  return into(planOfStep(step, [piece]), (outputs) =>
    outputs.map((output) => ({ ...output, ...(from !== undefined && { from }), ...(password && { password }) })),
  );
};

/** Leaves out the files that fail, unless all do. */
const onEachThatCan =
  (step: Numbered, pieces: readonly OnItsWay[]): Plan<OnItsWay[]> =>
  async (conduct) => {
    let failure: JobError | undefined;
    const made = await each(pieces, (piece) => async (own) => {
      try {
        return await onOne(step, piece)(own);
      } catch (error) {
        if (own.signal.aborted || !(error instanceof JobError) || piece.from === undefined) throw error;
        failure = error;
        conduct.leaveOut(piece.from, error);
        return [];
      }
    })(conduct);
    if (made.length === 0 && failure) throw failure;
    return made;
  };

const planOfStep =
  ({ number, title, accepts, job }: Numbered, pieces: readonly OnItsWay[]): Plan<Output[]> =>
  async (conduct) => {
    try {
      const known: Piece[] = [];
      for (const { file, password } of pieces) {
        const format = await sniffFormat(file);
        // The format of an added file is known already, and a step only makes formats that we know.
        if (!format || !accepts.includes(format))
          throw new JobError('wrong-tool', { format: format ? formats[format].name : file.name });
        known.push({ file, format, ...(password && { password }) });
      }
      const outputs = await planOf(job, known)(conduct);
      const before = pieces.flatMap(({ notes }) => notes);
      return outputs.map((output) => {
        const heading: Note[] = output.notes.length > 0 ? [{ type: 'step', step: number, title }] : [];
        return { ...output, notes: [...before, ...heading, ...output.notes] };
      });
    } catch (error) {
      if (conduct.signal.aborted) throw error;
      const problem = failureOf(asJobError(error));
      throw new JobError('step-failed', { step: number, title, problem }, { cause: error });
    }
  };
