/** Limits how much work is done at the same time. The rest waits in line. */
export class Turns {
  readonly most: number;
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.most = most;
    this.#free = most;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
