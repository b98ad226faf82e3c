import { firstDifference } from '#receipts/first-difference.ts';
import type { Machine, Receipt, ReceiptFile, ReceiptJob } from '#receipts/receipt.ts';
import { usesCodecs } from '#receipts/random-work.ts';
import { sha256Of } from '#receipts/sha256.ts';
import { checkWords as words } from '#words/receipts.ts';
import { describeProblem } from '../problem.ts';
import { newEntry, newTask } from '../batch/entry.ts';
import { runTask } from '../batch/run-task.ts';
import { takeIn } from '../files/read-entry.ts';
import { jobAgain, type Again } from './job-again.ts';

/** A file that someone added, with its hash. */
export interface HashedFile {
  file: File;
  sha256: string;
}

/** `unchecked`: the job could not be run again, or not on the same files. */
export type Outcome = 'identical' | 'different' | 'unchecked';

/** The outcome of running a job again. */
export interface Verdict {
  outcome: Outcome;
  /** In words, the most important first. */
  says: readonly string[];
}

interface Options {
  signal: AbortSignal;
  /** Called with numbers from 0 to 1. */
  onProgress(progress: number): void;
}

const unchecked = (...says: string[]): Verdict => ({ outcome: 'unchecked', says });

/**
 * Runs a job of a receipt again on the files that it names, and compares the results. `extra`: files that are inputs of
 * no job.
 */
export async function checkJob(
  receipt: Receipt,
  job: ReceiptJob,
  { added, extra, here }: { added: readonly HashedFile[]; extra: readonly HashedFile[]; here: Machine },
  options: Options,
): Promise<Verdict> {
  const again = await jobAgain(job);
  if (typeof again === 'string') return unchecked(again);
  const inputs = job.inputs.map(({ sha256 }) => added.find((one) => one.sha256 === sha256)?.file);
  const files = inputs.filter((file) => file !== undefined);
  if (files.length < inputs.length) return unchecked(words.anotherFile, ...describeInputs(job, added, extra));
  if (again.missing.length > 0) return unchecked(words.incomplete(again.missing), ...(await strangers(job, extra)));
  const made = await runAgain(again, files, options);
  if (typeof made === 'string') return unchecked(made);
  const says = await compare(job, made, extra);
  if (says.length === 0) {
    const changed = await strangers(job, extra, made);
    return changed.length === 0
      ? { outcome: 'identical', says: [words.identical(made.length)] }
      : { outcome: 'different', says: [...changed, words.jobIsRight] };
  }
  return {
    outcome: 'different',
    says: [...says, ...(await strangers(job, extra, made)), ...reasons(receipt, here, again)],
  };
}

/** Describes both sides of a mismatch, so that people can recognize the files. */
function describeInputs(job: ReceiptJob, added: readonly HashedFile[], extra: readonly HashedFile[]): string[] {
  const lost = job.inputs.filter(({ sha256 }) => !added.some((one) => one.sha256 === sha256)).slice(0, 3);
  return [
    ...lost.map(({ bytes, sha256, name }) => `${words.inReceipt}: ${words.file(bytes, sha256, name)}`),
    ...extra.slice(0, 3).map(({ file, sha256 }) => `${words.added}: ${words.file(file.size, sha256, file.name)}`),
  ];
}

async function runAgain(again: Again, files: readonly File[], { signal, onProgress }: Options) {
  const entries = files.map((file, id) => newEntry(id, { file, path: file.name }));
  for (const entry of entries) {
    await takeIn(entry, again.accepts, () => undefined);
    if (entry.refused) return describeProblem(entry.refused);
  }
  const task = newTask();
  await runTask(task, again.job, entries, { signal, changed: () => onProgress(task.progress) });
  signal.throwIfAborted();
  return task.state === 'done' ? task.outputs.map(({ file }) => file) : (task.problem ?? '');
}

/** Describes how results differ from those of the receipt; empty if they do not. */
async function compare(job: ReceiptJob, made: readonly File[], extra: readonly HashedFile[]): Promise<string[]> {
  const says: string[] = [];
  if (made.length !== job.outputs.length) says.push(words.numberOfResults(made.length, job.outputs.length));
  for (const [index, file] of made.entries()) {
    const there = job.outputs[index];
    if (!there || (await sha256Of(file)) === there.sha256) continue;
    says.push(words.differs(index + 1, made.length, file.size, there.bytes));
    const original = extra.find(({ sha256 }) => sha256 === there.sha256)?.file;
    const at = original && (await firstDifference(file, original));
    if (at !== undefined) says.push(words.firstByte(at));
  }
  return says;
}

const isResult = ({ outputs }: ReceiptJob, { sha256 }: HashedFile) => outputs.some((one) => one.sha256 === sha256);

/**
 * Describes added files that are not results of the receipt, each compared with the result that it most likely
 * corresponds to.
 */
async function strangers(job: ReceiptJob, extra: readonly HashedFile[], made: readonly File[] = []): Promise<string[]> {
  const says: string[] = [];
  for (const one of extra.filter((each) => !isResult(job, each))) {
    const meant = made.length === 1 ? made[0] : made[likeliest(job.outputs, one.file)];
    const at = meant && (await firstDifference(one.file, meant));
    says.push(
      meant && at !== undefined
        ? words.changed(one.file.name, at, meant.size, one.file.size)
        : words.stranger(one.file.name),
    );
  }
  return says;
}

/** By name, otherwise by size. */
const likeliest = (outputs: readonly ReceiptFile[], { name, size }: File): number =>
  Math.max(
    outputs.findIndex((one) => one.name === name),
    outputs.findIndex(({ bytes }) => bytes === size),
  );

/** Why the same work may have had a different result. */
function reasons(there: Receipt, here: Machine, { job, random }: Again): string[] {
  const { why } = words;
  const packages = new Set([...Object.keys(there.engines), ...Object.keys(here.engines)]);
  const engines = [...packages].flatMap((name) => {
    const [mine = why.noEngine, theirs = why.noEngine] = [versionOf(here, name), versionOf(there, name)];
    return mine === theirs ? [] : why.engine(name, mine, theirs);
  });
  const says = [
    ...(random ? [why.random] : []),
    ...engines.slice(0, 10),
    ...(here.browser === there.browser ? [] : [why.browser(here.browser, there.browser)]),
    ...(here.isolated === there.isolated ? [] : [why.isolated]),
    ...(here.build && there.build
      ? here.build.manifest === there.build.manifest
        ? []
        : [why.build]
      : [why.unknownBuild]),
    ...(usesCodecs(job) ? [why.codecs] : []),
  ];
  return says.length > 0 ? says : [why.nothing];
}

const versionOf = ({ engines }: Machine, name: string) => (Object.hasOwn(engines, name) ? engines[name] : undefined);
