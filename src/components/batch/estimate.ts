import type { Job } from '#jobs/contract/job.ts';
import { ask, atRest } from '#jobs/run-job.ts';
import { tracksAgain } from '#words/files.ts';
import { describeEstimate } from '#words/batch.ts';
import { sizeOf, type Entry } from './entry.ts';

/** In seconds: shorter recordings are done before they are estimated. */
const shortest = 30;
/** The same for documents, in bytes. */
const smallest = 1_000_000;
/** In milliseconds. Options may change again, and quick results arrive before then. */
const settled = 600;

/** Whether an estimate is still wanted. */
export interface Wanted {
  isWanted(): boolean;
  /** Aborted when the work itself begins, so that estimates do not slow it down. */
  signal: AbortSignal;
}

const made = new WeakMap<Entry, { job: Job; estimate: Promise<string | undefined> }>();
let queue: Promise<unknown> = Promise.resolve();

/**
 * Estimates the size of a result, and for a recording also the duration of the work, by processing pieces of the file
 * the same way as the whole. Resolves to text; `undefined` if an estimate is not worth it. Estimates run one at a time,
 * and only while wanted.
 */
export function estimateOf(entry: Entry, job: Job, wanted: Wanted): Promise<string | undefined> | undefined {
  const known = made.get(entry);
  if (known?.job === job) return known.estimate;
  const measure = measureOf(entry, job, wanted.signal);
  if (!measure || !wanted.isWanted()) return undefined;
  const estimate = queue.then(async () => {
    await new Promise((resolve) => setTimeout(resolve, settled));
    await atRest(job.engine);
    if (wanted.isWanted()) return measure();
    forget(entry, job);
    return undefined;
  });
  const told = estimate.catch(() => {
    // Whatever fails here will fail again in the job, which reports it.
    if (wanted.signal.aborted) forget(entry, job);
    return undefined;
  });
  queue = told;
  made.set(entry, { job, estimate: told });
  return told;
}

/** Has the estimate made again the next time it is wanted. */
function forget(entry: Entry, job: Job) {
  if (made.get(entry)?.job === job) made.delete(entry);
}

type Measure = () => Promise<string | undefined>;

function measureOf(entry: Entry, job: Job, signal: AbortSignal): Measure | undefined {
  if (job.engine === 'media') return measureMedia(entry, job, signal);
  if (job.engine === 'image') return measurePicture(entry, job, signal);
  return job.engine === 'pdf' ? measureDocument(entry, job, signal) : undefined;
}

type JobOf<Engine extends Job['engine']> = Extract<Job, { engine: Engine }>;

function measureMedia({ facts, file }: Entry, { operation }: JobOf<'media'>, signal: AbortSignal): Measure | undefined {
  if (facts?.kind !== 'media' || (operation.type !== 'convert' && operation.type !== 'compress')) return undefined;
  const again = tracksAgain(facts, operation);
  if (facts.duration < shortest || again.length === 0 || !again.every(({ track }) => track.decodable)) return undefined;
  // In that case the file is returned unchanged.
  const goal = operation.type === 'compress' ? operation.goal : undefined;
  if (goal?.type === 'size' && goal.bytes >= file.size) return undefined;
  return async () => {
    const { seconds, bytes } = await ask('media', { type: 'work', file, operation }, signal);
    return describeEstimate(roughly(bytes), roughly(seconds));
  };
}

function measurePicture({ facts, file }: Entry, { operation }: JobOf<'image'>, signal: AbortSignal) {
  if (facts?.kind !== 'image' || facts.frames > 1 || operation.type !== 'encode') return undefined;
  // The result will be as large as requested.
  if (operation.output.goal?.type === 'size') return undefined;
  return async () => described(await ask('image', { type: 'size', file, operation }, signal));
}

function measureDocument(entry: Entry, { operation }: JobOf<'pdf'>, signal: AbortSignal): Measure | undefined {
  if (operation.type !== 'compress' || operation.goal.type !== 'pictures') return undefined;
  if (entry.facts?.kind !== 'document' || sizeOf(entry) < smallest) return undefined;
  const { file, password = '' } = entry;
  return async () => described(await ask('pdf', { type: 'size', file, password, operation }, signal), 1);
}

const described = (bytes: number | undefined, digits?: number) =>
  bytes === undefined ? undefined : describeEstimate(roughly(bytes, digits));

/** A piece is precise to two digits; a sample of many images to one. */
const roughly = (value: number, digits = 2) => Number(value.toPrecision(digits));
