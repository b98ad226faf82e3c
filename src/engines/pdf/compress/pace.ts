/** What may pass before it is known how fast work goes. */
const preparing = 0.05;

/** Tells progress by the time since it was made: of work whose speed shows once it has begun. */
export class Pace {
  readonly #onProgress: (progress: number) => void;
  readonly #start = performance.now();
  /** In milliseconds, what of the preparation is done again after the work. */
  #prepared = 0;
  /** In milliseconds, what the work has taken so far: what comes between its parts does not go on as they do. */
  #worked = 0;
  #done = 0;
  #told = 0;

  constructor(onProgress: (progress: number) => void) {
    this.#onProgress = onProgress;
  }

  /** @param once how much of its time, in milliseconds, went into what is done only once. */
  async prepare<T>(prepare: (report: (progress: number) => void) => Promise<T>, once: () => number): Promise<T> {
    const start = performance.now();
    const prepared = await prepare((progress) => this.#tell(progress * preparing));
    this.#prepared = Math.max(0, performance.now() - start - once());
    return prepared;
  }

  /** Does a part of the work. @param all that there is, in the unit of the part. */
  async work<T>(part: number, all: number, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    const now = performance.now();
    this.#worked += now - start;
    this.#done += part;
    const left = (this.#worked * Math.max(0, all - this.#done)) / this.#done + this.#prepared;
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
