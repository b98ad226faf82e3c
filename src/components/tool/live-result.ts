import type { Tool } from '../../tool.ts';
import type { Batch } from '../batch/batch.ts';

/** In milliseconds: what took longer is not done again by itself. */
const quick = 1000;
/** How long options rest before they count, in milliseconds. */
const rest = 300;
/**
 * Makes the result anew as options change: of one picture, for which someone has pressed the button before, where the
 * work was quick. All else waits for the button.
 */
export class LiveResult {
  readonly #tool: Tool;
  readonly #batch: Batch;
  readonly #run: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether options have rested, and only the work before holds it up. */
  #isDue = false;
  #isAtWork = false;

  /** @param run does the work with the options as they are. */
  constructor(tool: Tool, batch: Batch, run: () => void) {
    this.#tool = tool;
    this.#batch = batch;
    this.#run = run;
    batch.addEventListener('change', () => this.#isDue && !batch.running && this.#begin());
  }

  /** Whether the next result will come by itself. */
  get isOn(): boolean {
    return this.#timer !== undefined || this.#isDue || (this.#isAtWork && this.#batch.running);
  }

  /** Options have changed. Returns whether the result follows them. */
  follow(): boolean {
    if (!this.isOn && !this.#wasQuick) return false;
    clearTimeout(this.#timer);
    this.#isDue = false;
    this.#timer = setTimeout(() => this.#rested(), rest);
    // Nobody shall save what was made with other options. But a worker that is stopped takes longer to replace than to finish.
    if (!this.#batch.running) this.#batch.reset();
    return true;
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isDue = false;
    this.#isAtWork = false;
  }

  /** Stops what comes, and what is being made. */
  cancel() {
    this.stop();
    this.#batch.abort();
  }

  get #wasQuick(): boolean {
    const [entry, ...others] = this.#batch.entries;
    if (this.#tool.family !== 'image' || this.#tool.batch === 'all' || !entry || entry.own || others.length > 0)
      return false;
    return entry.task.state === 'done' && (entry.task.took ?? Infinity) < quick;
  }

  #rested() {
    this.#timer = undefined;
    this.#isDue = true;
    if (!this.#batch.running) this.#begin();
  }

  #begin() {
    this.#isDue = false;
    this.#isAtWork = this.#batch.entries.length === 1;
    this.#batch.reset();
    // Others may have come meanwhile.
    if (this.#isAtWork) this.#run();
  }
}
