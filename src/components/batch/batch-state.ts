import { describeChange, describeSize, isSame } from '#wording/amounts.ts';
import { batchWords, describeFiles } from '#words/batch.ts';
import { loadingEngine, pausedWords } from '#words/work.ts';
import type { Job, Output } from '#jobs/contract/job.ts';
import type { MediaOperation } from '#jobs/contract/media-operation.ts';
import { describeDeed } from '#words/deeds.ts';
import { arrow } from '#wording/bidi.ts';
import type { Batch } from './batch.ts';
import { writeTime } from '#options/write-time.ts';
import { isLocked, isOver, sizeOf, type Entry, type Task } from './entry.ts';
import type { TakenFile } from '../files/take-files.ts';

/**
 * The progress of a batch, from 0 to 1, and the remaining time in seconds, estimated from the higher of its speeds
 * so far and in the latter half of that time; there is no estimate until a speed is known.
 */
export function timeLeft(batch: Batch): { progress: number; seconds?: number } {
  const { tasks } = batch;
  const finished = tasks.reduce((sum, task) => sum + (isOver(task) ? 1 : task.progress), 0);
  const progress = tasks.length === 0 ? 0 : finished / tasks.length;
  // Only the first task waits for its engine.
  const startUp = tasks.find((task) => task.startUp !== undefined)?.startUp ?? 0;
  const [now, begun] = [Date.now(), batch.startedAt + startUp];
  if (!(progress > 0.05 && now - begun > 2000)) return { progress };
  const heardAt = tasks.reduce((latest, task) => Math.max(latest, task.heardAt ?? 0), begun);
  const isReported = tasks.some((task) => !isOver(task) && task.progress > 0);
  const until = isReported ? heardAt : now;
  const usual = isReported ? undefined : usualTime(tasks);
  const done = (moment: number) =>
    tasks.reduce((sum, task) => sum + finishedBy(moment, task, { begun, until, usual }), 0);
  const halfway = (begun + until) / 2;
  const [before, after] = [done(halfway), done(until)];
  // The first files are slower, because engines warm up and previews are drawn.
  const speed = Math.max(after / (until - begun), (after - before) / (until - halfway));
  if (!(speed > 0 && speed < Infinity)) return { progress };
  const left = (tasks.length - after) / speed / 1000;
  const silence = (now - until) / 1000;
  // Time passes between progress reports, but the longer the silence, the less likely the work is about to end.
  return { progress, seconds: Math.max(left - silence, left / 2) };
}

/** How long the tasks that are done took on average, in milliseconds. */
function usualTime(tasks: readonly Task[]): number | undefined {
  const times = tasks.flatMap(({ state, took }) => (state === 'done' && took ? [took] : []));
  return times.length === 0 ? undefined : times.reduce((sum, took) => sum + took, 0) / times.length;
}

/** The most that a task without progress reports counts for. */
const nearlyDone = 0.9;

interface Span {
  /** In milliseconds since the epoch. */
  begun: number;
  until: number;
  /** How long a task usually takes, in milliseconds, for tasks that do not report their progress. */
  usual: number | undefined;
}

/** The share of a task that was finished by a moment, as if it went on evenly. */
function finishedBy(moment: number, task: Task, { begun, until, usual }: Span): number {
  if (task.state === 'waiting') return 0;
  const from = Math.max(task.startedAt ?? 0, begun);
  const end = isOver(task) ? from + (task.took ?? 0) : until;
  const expected = usual === undefined ? task.progress : Math.min(nearlyDone, (until - from) / usual);
  const share = isOver(task) ? 1 : expected;
  if (moment >= end) return share;
  return moment <= from ? 0 : (share * (moment - from)) / (end - from);
}

/**
 * Whether a result can be overlaid on its file: a single image, or a video that still shows the same content at the
 * same time.
 */
export function isComparable({ facts, task: { outputs } }: Entry, job: Job | undefined): boolean {
  const [output] = outputs;
  if (!output || outputs.length > 1) return false;
  if (facts?.kind === 'image') return output.file.type.startsWith('image/');
  const keepsTime = job?.engine === 'media' && keepsTimes(job.operation);
  const isNew = !output.notes.some(({ type }) => type === 'tracks-copied');
  return facts?.kind === 'media' && output.file.type.startsWith('video/') && keepsTime && isNew;
}

/** Whether the result still shows the same content at the same time. */
function keepsTimes(operation: MediaOperation): boolean {
  if (operation.type === 'convert') return operation.trim === undefined;
  return operation.type === 'compress' || operation.type === 'join';
}

/**
 * How many seconds of a recording are processed per second, once that is known. `trim` is the part of it that is
 * wanted.
 */
export function playingSpeed({ facts, task }: Entry, trim: { start?: number; end?: number } = {}): number | undefined {
  if (facts?.kind !== 'media' || task.state !== 'working' || task.startedAt === undefined) return undefined;
  const elapsed = (Date.now() - task.startedAt) / 1000;
  const seconds = Math.min(trim.end ?? Infinity, facts.duration) - (trim.start ?? 0);
  return elapsed > 1 && task.progress > 0.01 ? (seconds * task.progress) / elapsed : undefined;
}

/** Whether a result is for reading and copying. Its size is not comparable to that of its file. */
export const isText = ({ type }: File) => type.startsWith('text/') || /[/+](?:json|x-subrip)$/.test(type);

/**
 * Whether the sizes of a result and its file are worth comparing: not if the file became several files or text, or a PDF
 * became something else.
 */
export function isComparableInSize({ facts, task: { outputs } }: Pick<Entry, 'facts' | 'task'>): boolean {
  const [output] = outputs;
  if (!output || outputs.length > 1 || isText(output.file)) return false;
  return facts?.kind !== 'document' || output.file.type === 'application/pdf';
}

/** Whether a smaller file may be why people asked for it. For most changes to a PDF, it is not. */
const isForItsSize = ({ task: { done } }: Entry): boolean =>
  done?.engine !== 'pdf' || done.operation.type === 'compress' || done.operation.type === 'repair';

/** Returns the results so far, each in the folder that its file came from. */
export const resultsOf = (batch: Batch): TakenFile[] =>
  batch.joint.outputs.length > 0
    ? batch.joint.outputs.map((output) => resultAt(output.file.name, output))
    : inFolders(batch.entries);

export const resultAt = (path: string, { file, onDisk }: Output): TakenFile => ({
  file,
  path,
  ...(onDisk && { onDisk }),
});

const stemOf = (path: string) => path.replace(/\.[^./]+$/, '');

/** Counts how often each text occurs. */
function timesOf(texts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

/**
 * If an entry has several results and one of their names occurs for another entry too, they go into a folder named
 * after the entry.
 */
function inFolders(entries: readonly Entry[]): TakenFile[] {
  const results = entries.map(({ path, task: { outputs } }) =>
    outputs.map((output) => resultAt(path.replace(/[^/]*$/, output.file.name), output)),
  );
  if (results.every(({ length }) => length <= 1)) return results.flat();
  const times = timesOf(results.flat().map(({ path }) => path));
  // Counted once up front: this runs on every change, for thousands of files.
  const stems = timesOf(entries.map(({ path }) => stemOf(path)));
  return results.flatMap((own, index) => {
    const { path: from = '' } = entries[index] ?? {};
    const stem = stemOf(from);
    const folder = stems.get(stem) === 1 ? stem : from;
    const comesAgain = own.length > 1 && own.some(({ path }) => (times.get(path) ?? 0) > 1);
    return comesAgain ? own.map((result) => ({ ...result, path: `${folder}/${result.file.name}` })) : own;
  });
}

/** A part of the status line of a batch. Every kind except `words` is a figure that people came for. */
export interface StatePart {
  kind: 'words' | 'sizes' | 'smaller' | 'larger';
  text: string;
}

const words = (text: string): StatePart => ({ kind: 'words', text });

/** How many files are in progress. */
const inHand = ({ tasks }: Batch) => tasks.filter(({ state }) => state === 'working').length;

/** Whether work is going on without further input. */
export const isAtWork = (batch: Batch): boolean => batch.running && !(batch.isPaused && inHand(batch) === 0);

/** The whole status as one line; screen readers announce it too. */
export const describeBatch = (batch: Batch): string =>
  statePartsOf(batch)
    .map(({ text }) => text)
    .join(' · ');

/**
 * The same line in its parts.
 *
 * @param loading how many bytes of the engine are being loaded, if that takes long.
 */
export function statePartsOf(batch: Batch, loading?: number): StatePart[] {
  const { entries, tasks } = batch;
  const isAwaited = batch.running || entries.some(({ header }) => header !== 'read');
  const done = tasks.filter(isOver).length;
  if (batch.running && batch.isPaused)
    return [words(pausedWords(inHand(batch))), words(batchWords.doneOf(done, tasks.length))];
  if (loading !== undefined && isAwaited) {
    const sofar = done > 0 && batch.running ? [words(batchWords.doneOf(done, tasks.length))] : [];
    return [words(loadingEngine(batch.engine, loading)), ...sofar];
  }
  if (batch.running) {
    const { seconds } = timeLeft(batch);
    const left = seconds === undefined ? undefined : tellableSeconds(seconds);
    return [words(tasks.length === 1 ? batchWords.working(left) : batchWords.doneOf(done, tasks.length, left))];
  }
  // If all files are one task, its failure belongs to no single file.
  const failedAlone = entries.filter(({ task }) => task.state === 'failed').length;
  const refused = entries.flatMap((entry) => entry.refused ?? []);
  const locked = refused.filter(isLocked).length;
  const failed = refused.length - locked + failedAlone;
  const problems = [
    ...(locked > 0 ? [batchWords.locked(locked)] : []),
    ...(failed > 0 ? [failedAlone > 0 ? batchWords.failed(failed) : batchWords.refused(failed)] : []),
  ];
  const isAll = entries.length > 0 && locked + failed === entries.length;
  const delivered = batch.delivery?.said ?? [];
  return [...(isAll ? [] : summary(batch)), ...[...delivered, ...problems].map(words)];
}

/** Rounds seconds for display: numbers that change every frame are noise, above all for screen readers. */
export const tellableSeconds = (seconds: number): number => {
  const step = seconds > 60 ? 10 : 5;
  return Math.max(step, Math.round(seconds / step) * step);
};

/** Formats a time as a player shows it. */
const clock = (seconds: number) => writeTime(seconds < 1 ? Number(seconds.toFixed(1)) : Math.round(seconds));

const secondsOf = (outputs: readonly Output[]) => outputs.reduce((sum, { seconds = NaN }) => sum + seconds, 0);

/** The duration of the results, and before that of their files, if the work changed it. */
function lengthOf({ joint, entries }: Batch): string | undefined {
  if (joint.outputs.length > 0) {
    const seconds = secondsOf(joint.outputs);
    return Number.isNaN(seconds) ? undefined : clock(seconds);
  }
  const done = entries.filter(({ task }) => task.state === 'done');
  const before = done.reduce((sum, { facts }) => sum + (facts?.kind === 'media' ? facts.duration : NaN), 0);
  const after = secondsOf(done.flatMap(({ task }) => task.outputs));
  // Formats report slightly different durations for the same recording.
  return Math.abs(after - before) > Math.max(0.5, before * 0.01)
    ? `${clock(before)} ${arrow} ${clock(after)}`
    : undefined;
}

/** What was done to all files, if they have the same job and it says more than how many there are. */
function deedOf({ joint, ready, tasks }: Batch): string | undefined {
  const [task] = tasks;
  const done = task?.state === 'done' && tasks.every((other) => other.done === task.done) ? task.done : undefined;
  if (done?.engine !== 'pdf') return undefined;
  const pages = ready.map(({ facts }) => (facts?.kind === 'document' ? facts.pages : undefined));
  const notes = [joint, ...ready.map((entry) => entry.task)].flatMap(({ outputs }) =>
    outputs.flatMap((one) => one.notes),
  );
  return describeDeed(done, { pages, notes });
}

/** @param results how many there are; `undefined` if all files became one result. */
function doneWords(batch: Batch, results: number | undefined): string {
  const { ready, tasks } = batch;
  const deed = deedOf(batch);
  if (deed) return deed;
  if (results === undefined) return batchWords.done(ready.filter(({ task }) => task.state !== 'failed').length);
  const left = tasks.filter((task) => !isOver(task)).length;
  if (left === 0) return batchWords.done(results);
  return batchWords.stopped(tasks.filter(({ state }) => state === 'done').length, tasks.length, left);
}

function summary(batch: Batch): StatePart[] {
  const { problem } = batch.joint;
  if (problem) return [words(batchWords.noResult(problem))];
  const results = resultsOf(batch);
  const files = batch.entries.length;
  if (results.length === 0) return files === 0 ? [] : [words(describeFiles(files))];
  const after = results.reduce((sum, { file }) => sum + file.size, 0);
  const isJoint = batch.joint.outputs.length > 0;
  const length = lengthOf(batch);
  const done = words(doneWords(batch, isJoint ? undefined : results.length));
  if (results.some(({ file }) => isText(file))) return [done];
  if (length) return [done, { kind: 'sizes', text: length }, words(describeSize(after))];
  if (isJoint) return [done, { kind: 'sizes', text: describeSize(after) }];
  const entries = batch.entries.filter(({ task }) => task.state === 'done');
  if (!entries.every(isComparableInSize)) return [done, { kind: 'sizes', text: describeSize(after) }];
  if (!entries.every(isForItsSize)) return [done, words(describeSize(after))];
  const before = entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
  const [from, to] = [describeSize(before), describeSize(after)];
  const sizes = { kind: 'sizes', text: from === to ? to : `${from} ${arrow} ${to}` } as const;
  if (isSame(before, after)) return [done, sizes];
  return [done, sizes, { kind: after < before ? 'smaller' : 'larger', text: describeChange(before, after) }];
}
