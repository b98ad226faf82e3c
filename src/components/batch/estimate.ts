import type { Job } from '../../jobs/contract/job.ts';
import { ask, atRest } from '../../jobs/run-job.ts';
import { tracksAgain } from '../../words/en/files.ts';
import { describeEstimate } from '../../words/en/batch.ts';
import type { Entry } from './entry.ts';

/** What is shorter is done before it is estimated. In seconds. */
const shortest = 30;

const made = new WeakMap<Entry, { job: Job; estimate: Promise<string | undefined> }>();
let queue: Promise<unknown> = Promise.resolve();

/**
 * How large a recording will be and how long the work will take, from pieces of it that are made as the whole would be:
 * as text, later; nothing where that is not worth it. One at a time, and only as long as it is wanted.
 */
export function estimateOf(entry: Entry, job: Job, isWanted: () => boolean): Promise<string | undefined> | undefined {
  const { facts, file } = entry;
  if (facts?.kind !== 'media' || job.engine !== 'media') return undefined;
  const { operation } = job;
  if (operation.type !== 'convert' && operation.type !== 'compress') return undefined;
  const again = tracksAgain(facts, operation);
  if (facts.duration < shortest || again.length === 0 || !again.every(({ track }) => track.decodable)) return undefined;
  // Then it is given back as it is.
  const goal = operation.type === 'compress' ? operation.goal : undefined;
  if (goal?.type === 'size' && goal.bytes >= file.size) return undefined;
  const known = made.get(entry);
  if (known?.job === job) return known.estimate;
  if (!isWanted()) return undefined;
  const estimate = queue.then(async () => {
    await atRest('media');
    if (!isWanted()) {
      made.delete(entry);
      return undefined;
    }
    const { seconds, bytes } = await ask('media', { type: 'work', file, operation });
    return describeEstimate(roughly(bytes), roughly(seconds));
  });
  // What fails now will fail again for the job, which says so.
  const told = estimate.catch(() => undefined);
  queue = told;
  made.set(entry, { job, estimate: told });
  return told;
}

/** Two digits say as much as a piece can tell. */
const roughly = (value: number) => Number(value.toPrecision(2));
