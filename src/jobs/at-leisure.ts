import type { EngineId } from './contract/question.ts';
import { atRest } from './run-job.ts';

/** How soon after a job, in milliseconds: many take the result at once, and the next file needs the worker. */
const afterJob = 1000;
/** How often to look whether something is still wanted, in milliseconds. */
const interval = 500;

/**
 * Draws what people can do without, once an engine has nothing else to do; stops when it is no longer wanted. Returns
 * nothing then, or if it cannot be drawn.
 */
export async function atLeisure<Drawn>(
  engine: EngineId,
  isWanted: () => boolean,
  draw: (signal: AbortSignal) => Promise<Drawn>,
): Promise<Drawn | undefined> {
  await atRest(engine, Infinity, afterJob);
  if (!isWanted()) return undefined;
  const stop = new AbortController();
  const looking = setInterval(() => isWanted() || stop.abort(), interval);
  return draw(stop.signal)
    .catch(() => undefined)
    .finally(() => clearInterval(looking));
}
