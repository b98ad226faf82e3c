/** What may pass before it is known how fast work goes. */
const preparing = 0.05;

/** Tells progress by time: of work whose speed shows once it has begun. */
export class Pace {
  readonly #onProgress: (progress: number) => void;
  readonly #start = performance.now();
  /** In milliseconds, what is done before the work, and again after it. */
  #prepared = 0;
  #workStart: number | undefined;
  #done = 0;
  #told = 0;

  constructor(onProgress: (progress: number) => void) {
    this.#onProgress = onProgress;
  }

  async prepare<T>(prepare: (report: (progress: number) => void) => Promise<T>): Promise<T> {
    const prepared = await prepare((progress) => this.#tell(progress * preparing));
    this.#prepared = performance.now() - this.#start;
    return prepared;
  }

  /** Does a part of the work. @param all that there is, in the unit of the part. */
  async work<T>(part: number, all: number, work: () => Promise<T>): Promise<T> {
    this.#workStart ??= performance.now();
    const result = await work();
    const now = performance.now();
    this.#done += part;
    const left = ((now - this.#workStart) * Math.max(0, all - this.#done)) / this.#done + this.#prepared;
    const passed = now - this.#start;
    this.#tell(passed / (passed + left));
    return result;
  }

  /** It never goes back. */
  #tell(progress: number) {
    this.#told = Math.max(this.#told, progress);
    this.#onProgress(this.#told);
  }
}
