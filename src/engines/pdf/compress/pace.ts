/** What may pass before it is known how fast work goes. */
const preparing = 0.05;
/** How much each part of the work says of the next ones, beside the part after it. */
const memory = 0.95;
/** What encoding takes, as a share of what packing the same pictures takes, until a picture has been encoded. */
const guess = 0.35;

/** How long work takes, by its latest parts: how busy a machine is changes, and so do pictures. */
class Speed {
  #time = 0;
  #amount = 0;

  add(amount: number, time: number) {
    this.#time = this.#time * memory + time;
    this.#amount = this.#amount * memory + amount;
  }

  /** In milliseconds, undefined before anything was done. */
  timeFor(amount: number): number | undefined {
    return this.#amount > 0 ? (this.#time / this.#amount) * amount : undefined;
  }
}

/** Tells progress by the time since it was made: of work whose speed shows once it has begun. Amounts are in pixels. */
export class Pace {
  readonly #onProgress: (progress: number) => void;
  readonly #start = performance.now();
  readonly #packing = new Speed();
  readonly #encoding = new Speed();
  /** In milliseconds, what packing has taken. */
  #packed = 0;
  /** In milliseconds, what of the preparation is done again after the work. */
  #written = 0;
  #told = 0;

  constructor(onProgress: (progress: number) => void) {
    this.#onProgress = onProgress;
  }

  /**
   * Does what comes before pictures are encoded.
   *
   * @param prepare is given what to call with a progress from 0 to 1, and with each part that was packed: its amount, how
   *   much is left, and what it took in milliseconds.
   * @param encoding how much will have to be encoded.
   */
  async prepare<T>(
    prepare: (onProgress: (progress: number) => void, onPacked: (part: Packed) => void) => Promise<T>,
    encoding: number,
  ): Promise<T> {
    const start = performance.now();
    const onPacked = ({ amount, left, took }: Packed) => {
      this.#packed += took;
      if (amount > 0) this.#packing.add(amount, took);
      const [packing, others] = [left, encoding].map((each) => this.#packing.timeFor(each));
      if (packing === undefined || others === undefined) return;
      // A guess may be off by far: it must not make up most of what is told.
      if (this.#packed + packing > others * guess) this.#tellLeft(packing + others * guess);
    };
    const prepared = await prepare((progress) => this.#tell(progress * preparing), onPacked);
    this.#written = Math.max(0, performance.now() - start - this.#packed);
    return prepared;
  }

  /** Encodes so much, after which so much is left. */
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

  /** It never goes back. */
  #tell(progress: number) {
    this.#told = Math.max(this.#told, progress);
    this.#onProgress(this.#told);
  }
}

/** A part that was packed, what is left to pack, and what it took in milliseconds. */
export interface Packed {
  amount: number;
  left: number;
  took: number;
}
