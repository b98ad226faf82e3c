import type { OnProgress } from '#jobs/contract/engine.ts';

/** How many qualities a search for a look tries on average, and how many are expected to follow at least. */
const usualTries = 1.5;
const fewestLeft = 0.3;
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
  #tries = 0;
  #firstTried = 0;
  /** In milliseconds. The first is longer than the others. */
  #encoding = Infinity;

  /** @param began when the work on the picture began, by `performance.now()`: opening it counts too. */
  constructor(onProgress: OnProgress, began = performance.now()) {
    this.#onProgress = onProgress;
    this.#began = began;
  }

  /**
   * A quality was tried on a sample.
   *
   * @param encoding how long the sample took to encode, in milliseconds.
   * @param times how many times larger the picture is that will be encoded in the end; 0 if the sample is the result.
   */
  tried(encoding: number, times: number) {
    const now = performance.now();
    this.#tries += 1;
    this.#encoding = Math.min(this.#encoding, encoding);
    if (this.#tries === 1) {
      this.#firstTried = now;
      this.#tell(firstTry);
      return;
    }
    const each = (now - this.#firstTried) / (this.#tries - 1);
    const triesLeft = Math.max(fewestLeft, usualTries - this.#tries);
    this.#tellLeft(triesLeft * each + this.#encoding * times * gainOfWhole);
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
