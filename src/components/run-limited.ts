import type { EngineId } from '../jobs/run-job.ts';

/** How many jobs an engine may have at once. Media files are decoded by the browser's own threads, one file keeps them busy. */
const parallelJobs: Record<EngineId, number> = {
  image: Math.max(1, Math.min(navigator.hardwareConcurrency, 6)),
  media: 1,
  pdf: 1,
};

const gibibyte = 2 ** 30;
// Chrome alone tells, and rounds; elsewhere assume a small phone.
const deviceMemory = (navigator as { deviceMemory?: number }).deviceMemory ?? 4;
/** What the jobs of a batch may take together, in bytes of decoded pixels: an eighth of the machine, as encoders need several times more. */
const memoryBudget = (deviceMemory * gibibyte) / 8;

/**
 * Works through items, several at a time: as many as cores allow, fewer when they are large.
 * One that is larger than the whole budget still gets its turn, alone.
 */
export async function runLimited<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  engine: EngineId = 'image',
  memoryOf: (item: Item) => number = () => 0,
) {
  const waiting = [...items];
  const underWay = new Set<Promise<void>>();
  let memory = 0;
  while (waiting.length > 0 || underWay.size > 0) {
    const next = waiting[0];
    const fits = next !== undefined && (underWay.size === 0 || memory + memoryOf(next) <= memoryBudget);
    if (next !== undefined && fits && underWay.size < parallelJobs[engine]) {
      waiting.shift();
      memory += memoryOf(next);
      const running: Promise<void> = work(next).finally(() => {
        memory -= memoryOf(next);
        underWay.delete(running);
      });
      underWay.add(running);
    } else await Promise.race(underWay);
  }
}
