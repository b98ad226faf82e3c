import { failureOf, type Failure, type JobError } from '#errors/errors.ts';
import type { Facts } from '#jobs/contract/facts.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { agentWords } from '#words/agents.ts';
import { describeFailure } from '#words/errors.ts';
import { describeNote } from '#words/notes.ts';
import type { Batch } from '../batch/batch.ts';
import { timeLeft } from '../batch/batch-state.ts';
import { sizeOf, type Entry, type Task } from '../batch/entry.ts';
import { quotedBy, quotedByNote } from './quoted.ts';

/** How many files one answer lists. */
const most = 50;

/** What an agent learns about a failure or a note. */
interface ToldReason {
  /** The code in `src/errors/errors.ts`, or in the notes of `src/jobs/contract/`. */
  code: string;
  sentence: string;
}

function toldFailure(failure: Failure, mayName: boolean): ToldReason {
  const { code, facts } = failure;
  const quoted = quotedBy(failure);
  if (quoted === 'nothing' || (quoted === 'name' && mayName)) {
    const { title, hint } = describeFailure(failure);
    return { code, sentence: `${title} ${hint}` };
  }
  // The problem of a file can be told without its name.
  if ('problem' in facts) return { code, sentence: toldFailure(facts.problem, mayName).sentence };
  return { code, sentence: agentWords.withheld };
}

function toldNote(note: Note, mayName: boolean): ToldReason {
  const quoted = quotedByNote(note);
  const isTold = quoted === 'nothing' || (quoted === 'name' && mayName);
  return { code: note.type, sentence: isTold ? describeNote(note) : agentWords.withheld };
}

const toldError = (error: JobError | undefined, mayName: boolean) => error && toldFailure(failureOf(error), mayName);

/** Numbers only: a file may have anything in its texts. */
function toldFacts(facts: Facts): object {
  switch (facts.kind) {
    case 'image':
      return { width: facts.width, height: facts.height, frames: facts.frames, transparent: facts.alpha };
    case 'media':
      return {
        seconds: facts.duration,
        ...(facts.video && { width: facts.video.width, height: facts.video.height }),
        video: facts.video !== undefined,
        audio: facts.audio !== undefined,
      };
    case 'subtitles':
      return { subtitles: facts.cues, seconds: facts.end };
    case 'document':
      return { pages: facts.pages };
  }
}

const toldOutput = ({ file, notes }: Output, mayName: boolean) => ({
  mimeType: file.type,
  bytes: file.size,
  ...(mayName && { name: file.name }),
  notes: notes.map((note) => toldNote(note, mayName)),
});

const toldTask = ({ state, progress, error, outputs }: Task, mayName: boolean) => ({
  state,
  ...(state === 'working' && { progress }),
  ...(error && { error: toldError(error, mayName) }),
  ...(outputs.length > 0 && { results: outputs.map((output) => toldOutput(output, mayName)) }),
});

function toldEntry(entry: Entry, place: number, mayName: boolean): object {
  const { path, format, facts, header, refused, task } = entry;
  return {
    file: place,
    ...(mayName && { name: path }),
    bytes: sizeOf(entry),
    ...(format && { format }),
    ...(facts && toldFacts(facts)),
    ...(refused
      ? { state: 'refused', error: toldError(refused, mayName) }
      : header === 'read'
        ? toldTask(task, mayName)
        : { state: 'reading' }),
  };
}

interface Asked {
  /** How many files to skip. */
  after: number;
  /** Whether file names may be told. */
  mayName: boolean;
}

/**
 * What an agent may know about the files on a page and the work on them: numbers, formats, and sentences that quote
 * nothing.
 */
export function toldBatch(batch: Batch, { after, mayName }: Asked) {
  const { entries, tasks, joint, running } = batch;
  const { progress, seconds } = timeLeft(batch);
  return {
    working: running,
    ...(running && { progress, ...(seconds !== undefined && { secondsLeft: Math.round(seconds) }) }),
    files: entries.slice(after, after + most).map((entry, at) => toldEntry(entry, after + at + 1, mayName)),
    ...(entries.length > after + most && { more: entries.length - after - most }),
    ...(tasks[0] === joint && { together: toldTask(joint, mayName) }),
  };
}

/** How many files are done, and how many have failed. */
export function countsOf({ entries, tasks, joint }: Batch) {
  const isJoint = tasks[0] === joint;
  const states = entries.map(({ refused, task }) =>
    refused || task.state === 'failed' ? 'failed' : (isJoint ? joint : task).state,
  );
  const number = (wanted: Task['state']) => states.filter((state) => state === wanted).length;
  return { done: number('done'), failed: number('failed'), all: entries.length };
}
