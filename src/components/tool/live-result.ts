import type { Tool } from '#tool.ts';
import type { Batch } from '../batch/batch.ts';

/** In milliseconds: work that took longer is not repeated automatically. */
const quick = 1000;
/** How long options must be unchanged before they count, in milliseconds. */
const rest = 300;
/**
 * Updates the result automatically when options change: only for a single image, after someone has pressed the button
 * once, and if the work was quick. Everything else waits for the button.
 */
export class LiveResult {
  readonly #tool: Tool;
  readonly #batch: Batch;
  readonly #run: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the options have settled, and only the previous work holds up the next. */
  #isDue = false;
  #isAtWork = false;

  /** @param run does the work with the current options. */
  constructor(tool: Tool, batch: Batch, run: () => void) {
    this.#tool = tool;
    this.#batch = batch;
    this.#run = run;
    batch.addEventListener('change', () => this.#isDue && !batch.running && this.#begin());
  }

  /** Whether the next result will be made automatically. */
  get isOn(): boolean {
    return this.#timer !== undefined || this.#isDue || (this.#isAtWork && this.#batch.running);
  }

  /** Call it when options have changed. Returns whether the result follows them. */
  follow(): boolean {
    if (!this.isOn && !this.#wasQuick) return false;
    clearTimeout(this.#timer);
    this.#isDue = false;
    this.#timer = setTimeout(() => this.#rested(), rest);
    // Nobody may save a result made with other options. But replacing a terminated worker takes longer than letting it
    // finish.
    if (!this.#batch.running) this.#batch.reset();
    return true;
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isDue = false;
    this.#isAtWork = false;
  }

  /** Cancels both the pending and the running work. */
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
    // Other files may have been added meanwhile.
    if (this.#isAtWork) this.#run();
  }
}
