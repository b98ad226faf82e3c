import { isUnavailable, mayPass, type JobError } from '#errors/errors.ts';
import type { FormatId } from '#formats/formats.ts';
import type { Facts } from '#jobs/contract/facts.ts';
import type { Job, Note, Output } from '#jobs/contract/job.ts';
import { jobOfFile } from './job-of-file.ts';
import type { Deed } from './deed.ts';
import type { BatchJob } from '#jobs/plan/batch-job.ts';
import type { TakenFile } from '../files/take-files.ts';
import type { FormSettings } from '../options/form-values.ts';

/** The work on one file, or on all of them if the tool joins them. */
export interface Task {
  state: 'waiting' | 'working' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** In milliseconds since the epoch. */
  startedAt?: number;
  /** How long the engine took to start and to open the file, in milliseconds, if it reported how it went on from there. */
  startUp?: number;
  /** When it last reported anything, in milliseconds since the epoch. */
  heardAt?: number;
  /** How long it took, in milliseconds, once it is done. */
  took?: number;
  outputs: Output[];
  /** What was done, once it is. */
  done?: Deed;
  error?: JobError;
  /** The failure in words, as people read it. */
  problem?: string;
}

/** Settings for one file alone. */
export interface OwnSettings extends FormSettings {
  /** The job that they result in. Missing until the page has read them. */
  job?: Job;
  /** How they differ from the settings of all files, in words. */
  words: string;
}

/** One file that was added, and what became of it. */
export interface Entry extends TakenFile {
  readonly id: number;
  /**
   * In bytes, once it is known (`sizeOf`): every access to the size of a file on disk queries the disk, and blocks the
   * page.
   */
  size?: number;
  format?: FormatId;
  facts?: Facts;
  /** The password that someone typed to open it. */
  password?: string;
  /** The list of the wanted pages, in order. Default all. */
  pages?: string;
  /** How long it is shown among others, in seconds, as typed. Default as long as the others. */
  time?: string;
  /** Default the settings of all files. */
  own?: OwnSettings;
  /** Notes on how its pieces became one file. */
  notes?: Note[];
  /** `unread` or `reading` until its header is known. */
  header: 'unread' | 'reading' | 'read';
  task: Task;
}

export const sizeOf = (entry: Pick<Entry, 'size' | 'file'>): number => (entry.size ??= entry.file.size);

/** The job for a file. `job` is for all files that have no settings of their own. */
export const jobFor = <J extends BatchJob>(
  { own, id }: Pick<Entry, 'own' | 'id'>,
  job: J | undefined,
): J | Job | undefined => own?.job ?? (job && jobOfFile(job, id));

export const newTask = (): Task => ({ state: 'waiting', progress: 0, outputs: [] });

export const isOver = ({ state }: Task): boolean => state === 'done' || state === 'failed';

/** Whether a file only needs its password. */
export const isLocked = (problem: JobError | undefined): boolean =>
  problem?.code === 'encrypted' || problem?.code === 'wrong-password';

type Outcome = Pick<Entry, 'refused' | 'task'>;

const problemOf = ({ refused, task }: Outcome) => refused ?? (task.state === 'failed' ? task.error : undefined);

/** Whether trying a failed file again can help. */
export const canTryAgain = (entry: Outcome): boolean => {
  const problem = problemOf(entry);
  return problem !== undefined && mayPass(problem);
};

/** Entries that failed because a part of the site could not be loaded. */
export const lacking = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => {
    const problem = problemOf(entry);
    return problem !== undefined && isUnavailable(problem);
  });

/** The entries to try again, out of these and all others: what was missing for one file was missing for all. */
export const toRetry = (entries: readonly Entry[], all: readonly Entry[]): Entry[] => {
  const alike = lacking(entries).length > 0 ? lacking(all) : [];
  return [...new Set([...entries.filter(canTryAgain), ...alike])];
};

export const newEntry = (id: number, taken: TakenFile): Entry => ({
  id,
  ...taken,
  header: taken.refused ? 'read' : 'unread',
  task: newTask(),
});

/** Marks an entry so that its header is read again. */
export function setUnread(entry: Entry) {
  delete entry.refused;
  entry.header = 'unread';
  entry.task = newTask();
}

/** Clears the failure of a file. */
export function forgive(entry: Entry) {
  if (entry.refused) setUnread(entry);
  else entry.task = newTask();
}

/** The entries whose header must be read again because other formats are now accepted. */
export const misread = (entries: readonly Entry[], accepts: readonly FormatId[]): Entry[] =>
  entries.filter(({ refused, format }) =>
    refused ? refused.code === 'wrong-tool' : format !== undefined && !accepts.includes(format),
  );

/** Notes why a file, as one of several in a joint task, is not in the result. */
export function leaveOut(entry: Entry, error: JobError) {
  entry.task = { ...newTask(), state: 'failed', error };
}

/** Returns all entries, with one moved to another place. */
export function movedTo(entries: readonly Entry[], entry: Entry, to: number): Entry[] {
  const others = entries.filter((other) => other !== entry);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, entry);
}

const taskAsLeft = (task: Task) => (isOver(task) ? task : newTask());

/** A batch without what was being done to it, as `Batch.takeBack` restores it. */
export const asLeft = (entries: readonly Entry[], joint: Task) => ({
  entries: entries.map((entry) => ({
    ...entry,
    header: entry.header === 'reading' ? ('unread' as const) : entry.header,
    task: taskAsLeft(entry.task),
  })),
  joint: taskAsLeft(joint),
});
