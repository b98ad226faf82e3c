import type { OnProgress } from '#jobs/contract/engine.ts';

/** The share of the progress that may be reported before the speed is known. */
const preparing = 0.05;
/** The factor by which each measurement loses weight against the next. */
const memory = 0.95;
/** The time for encoding as a share of the time for compressing the same images, until one was encoded. */
const guess = 0.35;

/** Estimates durations from recent work, since the load of a machine varies, and so do images. */
class Speed {
  #time = 0;
  #amount = 0;

  add(amount: number, time: number) {
    this.#time = this.#time * memory + time;
    this.#amount = this.#amount * memory + amount;
  }

  /** In milliseconds; undefined before anything was measured. */
  timeFor(amount: number): number | undefined {
    return this.#amount > 0 ? (this.#time / this.#amount) * amount : undefined;
  }
}

/**
 * Reports progress as the elapsed share of the expected time, for work whose speed only shows once it has begun.
 * Amounts are in pixels.
 */
export class Pace {
  readonly #onProgress: OnProgress;
  readonly #start = performance.now();
  readonly #packing = new Speed();
  readonly #encoding = new Speed();
  /** The time spent on compressing, in milliseconds. */
  #packed = 0;
  /** The time of the preparation that will be needed again after encoding, in milliseconds. */
  #written = 0;
  #told = 0;

  constructor(onProgress: OnProgress) {
    this.#onProgress = onProgress;
  }

  /**
   * Runs the work that precedes the encoding of images.
   *
   * @param prepare receives a callback for its progress, from 0 to 1, and one for each part that was compressed: its
   *   amount, how much is left, and how long it took in milliseconds.
   * @param encoding the amount that will have to be encoded.
   */
  async prepare<T>(
    prepare: (onProgress: OnProgress, onPacked: (part: Packed) => void) => Promise<T>,
    encoding: number,
  ): Promise<T> {
    const start = performance.now();
    const onPacked = ({ amount, left, took }: Packed) => {
      this.#packed += took;
      if (amount > 0) this.#packing.add(amount, took);
      const [packing, others] = [left, encoding].map((each) => this.#packing.timeFor(each));
      if (packing === undefined || others === undefined) return;
      // The guess may be far off, so it must not dominate what is reported.
      if (this.#packed + packing > others * guess) this.#tellLeft(packing + others * guess);
    };
    const prepared = await prepare((progress) => this.#tell(progress * preparing), onPacked);
    this.#written = Math.max(0, performance.now() - start - this.#packed);
    return prepared;
  }

  /** Encodes an amount, after which `left` remains. */
  async encode<T>(amount: number, left: number, encode: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await encode();
    this.#encoding.add(amount, performance.now() - start);
    this.#tellLeft((this.#encoding.timeFor(left) ?? 0) + this.#written);
    return result;
  }

  #tellLeft(left: number) {
    const passed = performance.now() - this.#start;
    this.#tell(passed / (passed + left));
  }

  /** Progress never decreases. */
  #tell(progress: number) {
    this.#told = Math.max(this.#told, progress);
    this.#onProgress(this.#told);
  }
}

/** A compressed part: its amount, the amount that is left, and the time it took in milliseconds. */
export interface Packed {
  amount: number;
  left: number;
  took: number;
}
