import type { EngineId } from '#jobs/contract/question.ts';
import { countIdle, limitIdle, memoryToRead } from '#jobs/worker/worker-pool.ts';
import { memoryBudget } from '#jobs/plan/limits.ts';

export type Step = () => Promise<void>;

/** The memory that the work of a batch may use. */
export class Room {
  #taken = 0;

  /**
   * Begins a step that takes this many bytes, if there is room for it. A step larger than the whole budget runs alone.
   *
   * @param next what the step after it takes: if there is no room for both, no other worker waits. Default 0.
   */
  hold(engine: EngineId, memory: number, begin: () => Step, next = 0): Step | undefined {
    if (this.#taken > 0 && this.#taken + memory > memoryBudget) return undefined;
    this.#taken += memory;
    const left = memoryBudget - this.#taken;
    limitIdle(engine, left < next ? 0 : left);
    const step = begin();
    return () =>
      step().finally(() => {
        this.#taken -= memory;
        limitIdle(engine, memoryBudget - this.#taken);
      });
  }

  /**
   * Begins to read a header, if there is room for that.
   *
   * @param others how many are being read beside the work of the batch. No worker is started for one more: it would be
   *   terminated when the next task needs its memory.
   */
  read(engine: EngineId, others: number, begin: () => Step): Step | undefined {
    if (others > 0 && countIdle(engine) <= others) return undefined;
    return this.hold(engine, memoryToRead(engine), begin);
  }
}
