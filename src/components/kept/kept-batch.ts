import type { Facts } from '#jobs/contract/facts.ts';
import type { FormatId } from '#formats/formats.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { KeptFile } from './kept-visits.ts';
import type { TakenFile } from '../files/take-files.ts';
import type { KeepFile, ReopenFile } from './visit.ts';
import type { FormSettings } from '../options/form-values.ts';
import type { Deed } from '../batch/deed.ts';
import { newTask, type Entry, type Task } from '../batch/entry.ts';

/** The contents of a form, with its files by the names they are stored under. */
export interface KeptSettings extends Pick<FormSettings, 'values'> {
  files: Record<string, KeptFile[]>;
}

type KeptOutput = Pick<Output, 'notes' | 'seconds'> & { file: KeptFile };

/** An entry without what only the page can hold, and without its password. */
interface KeptEntry extends Pick<Entry, 'pages' | 'time' | 'notes' | 'size'> {
  path: string;
  file: KeptFile;
  outputs: KeptOutput[];
  done?: Deed;
  own?: KeptSettings & { words: string };
  /** What was read from it. Missing if it must be read again: it was refused, or has a password. */
  known?: { format: FormatId; facts: Facts };
}

/** A batch as plain data: its files in order, and their results. */
export interface KeptBatch {
  entries: KeptEntry[];
  joint: KeptOutput[];
  jointDone?: Deed;
}

export const keptSettings = ({ values, files }: FormSettings, keep: KeepFile): KeptSettings => ({
  values,
  files: Object.fromEntries(
    Object.entries(files).map(([name, given]) => [name, given.map((file) => keep({ file }))] as const),
  ),
});

export async function reopenedSettings({ values, files }: KeptSettings, reopen: ReopenFile): Promise<FormSettings> {
  const opened = Object.entries(files).map(async ([name, kept]) => {
    const given = await Promise.all(kept.map(reopen));
    return [name, given.map(({ file }) => file)] as const;
  });
  return { values, files: Object.fromEntries(await Promise.all(opened)) };
}

const keptOutputs = ({ outputs }: Task, keep: KeepFile): KeptOutput[] =>
  outputs.map((output) => {
    const { notes, seconds } = output;
    return { file: keep(output), notes, ...(seconds !== undefined && { seconds }) };
  });

const keptEntry = (entry: Entry, keep: KeepFile): KeptEntry => {
  const { path, pages, time, own, notes, size, format, facts } = entry;
  const isKnown = format && facts && !entry.refused && !entry.password;
  return {
    path,
    file: keep(entry),
    outputs: keptOutputs(entry.task, keep),
    ...(entry.task.done && { done: entry.task.done }),
    ...(pages !== undefined && { pages }),
    ...(time !== undefined && { time }),
    ...(own && { own: { ...keptSettings(own, keep), words: own.words } }),
    ...(notes && { notes }),
    ...(size !== undefined && { size }),
    ...(isKnown && { known: { format, facts } }),
  };
};

export const keptBatch = (entries: readonly Entry[], joint: Task, keep: KeepFile): KeptBatch => ({
  entries: entries.map((entry) => keptEntry(entry, keep)),
  joint: keptOutputs(joint, keep),
  ...(joint.done && { jointDone: joint.done }),
});

/** A batch of files passed to a page, with nothing known about them yet. */
export const givenBatch = (files: readonly TakenFile[], keep: KeepFile): KeptBatch => ({
  entries: files.map((taken) => ({ path: taken.path, file: keep(taken), outputs: [] })),
  joint: [],
});

async function taskOf(outputs: readonly KeptOutput[], done: Deed | undefined, reopen: ReopenFile): Promise<Task> {
  if (outputs.length === 0) return newTask();
  const opened = outputs.map(async ({ file, ...rest }): Promise<Output> => ({ ...(await reopen(file)), ...rest }));
  return { ...newTask(), state: 'done', outputs: await Promise.all(opened), ...(done && { done }) };
}

/** Restores a kept batch, except for the ids of its entries. */
export async function reopenedBatch({ entries, joint, jointDone }: KeptBatch, reopen: ReopenFile) {
  const opened = entries.map(async ({ file, known, outputs, done, own, ...rest }): Promise<Omit<Entry, 'id'>> => ({
    ...rest,
    ...known,
    ...(own && { own: { ...(await reopenedSettings(own, reopen)), words: own.words } }),
    ...(await reopen(file)),
    header: known ? 'read' : 'unread',
    task: await taskOf(outputs, done, reopen),
  }));
  return { entries: await Promise.all(opened), joint: await taskOf(joint, jointDone, reopen) };
}
