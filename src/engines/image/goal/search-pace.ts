import type { OnProgress } from '#jobs/contract/engine.ts';

/** Told after the first try, which loads what judges: too little for anybody to estimate the time from. */
const firstTry = 0.05;
/** The time per pixel of encoding the whole, as a share of that for the small sample. */
const gainOfWhole = 0.75;

/**
 * Reports the progress of writing a picture, and of the search for its quality, from 0 to 1: the elapsed share of the
 * expected time.
 */
export class SearchPace {
  readonly #onProgress: OnProgress;
  readonly #began: number;
  /** When the current round began. */
  #round = performance.now();
  #told = 0;

  /** @param began when the work on the picture began, by `performance.now()`: opening it counts too. */
  constructor(onProgress: OnProgress, began = performance.now()) {
    this.#onProgress = onProgress;
    this.#began = began;
  }

  /**
   * A quality was tried on a sample.
   *
   * @param left how long the whole would take to encode as a sample did, in milliseconds.
   */
  tried(left: number) {
    if (this.#told < firstTry) this.#tell(firstTry);
    else this.#tellLeft(left * gainOfWhole);
  }

  /** This share of a round is done. */
  reached(share: number) {
    if (share > 0) this.#tellLeft((performance.now() - this.#round) * (1 / share - 1));
  }

  /** Begins other work: the result is packed, or was not good enough. */
  nextRound() {
    this.#round = performance.now();
  }

  /** @param left in milliseconds. */
  #tellLeft(left: number) {
    const passed = performance.now() - this.#began;
    this.#tell(passed / (passed + left));
  }

  /** Progress never decreases. */
  #tell(progress: number) {
    this.#told = Math.max(this.#told, progress);
    this.#onProgress(this.#told);
  }
}
