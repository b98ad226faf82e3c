/** Something with a size in bytes. */
export interface Sized {
  size: number;
}

interface SizeFit<Encoded extends Sized, Whole extends Sized> {
  /** The largest size of the whole, in bytes. */
  limit: number;
  /** The size of the whole with unchanged images, and of each image, in bytes. */
  whole: number;
  pictures: readonly number[];
  /** Steps from 1 to this one make images ever smaller; step 0 leaves them unchanged. */
  coarsest: number;
  /** Estimates the size of each image at a step, from 1. */
  sample(step: number): Promise<readonly number[]>;
  /**
   * Encodes an image. The result is never larger than the original.
   *
   * @param rest the images that are expected to be encoded after it.
   */
  encode(picture: number, step: number, rest: readonly number[]): Promise<Encoded>;
  /** Writes the whole. @param encoded by image; undefined for unchanged images. */
  write(encoded: readonly (Encoded | undefined)[]): Promise<Whole>;
}

/** The share of the limit to aim for, and the share that is good enough. */
const aim = 0.97;
const fullEnough = 0.88;
/** How often a pass chooses a new step for the remaining images. */
const thoughts = 32;
/** The weight of the estimate, as a number of encoded images. */
const trust = 1;
/** The exponent for the caution with which estimates are used: it grows with the distance to the target. */
const distrust = 0.1;

interface Chosen<Encoded> {
  step: number;
  size: number;
  encoded?: Encoded;
}

/**
 * Finds the finest images with which the whole stays within the limit, or the smallest size possible. It relies on
 * samples and encodes most images only once: the sizes of the first ones correct the estimates for the others. If that
 * was not enough, further passes follow.
 */
export async function fitSize<Encoded extends Sized, Whole extends Sized>(
  search: SizeFit<Encoded, Whole>,
): Promise<{ whole: Whole } | { smallest: number }> {
  const fit = new Fit(search);
  await fit.encodeAll();
  let whole = await fit.write();
  if (whole.size < search.limit * fullEnough && (await fit.refine())) {
    const finer = await fit.write();
    if (finer.size <= search.limit) return { whole: finer };
  }
  while (whole.size > search.limit) {
    if (!(await fit.coarsen())) return { smallest: whole.size };
    whole = await fit.write();
  }
  return { whole };
}

class Fit<Encoded extends Sized, Whole extends Sized> {
  readonly #search: SizeFit<Encoded, Whole>;
  readonly #chosen: Chosen<Encoded>[];
  readonly #samples = new Map<number, readonly number[]>();
  /** An order in which the first images represent all others. */
  readonly #order: readonly number[];
  /** The size of the images, and of everything else. */
  #total: number;
  #rest: number;

  constructor(search: SizeFit<Encoded, Whole>) {
    this.#search = search;
    this.#chosen = search.pictures.map((size) => ({ step: 0, size }));
    this.#total = sum(search.pictures);
    this.#rest = search.whole - this.#total;
    this.#order = spread(search.pictures);
  }

  async encodeAll() {
    const { limit } = this.#search;
    const order = this.#order;
    let room = limit * aim - this.#rest;
    let step = 0;
    let [real, sampled] = [0, 0];
    for (const [done, picture] of order.entries()) {
      if (done % Math.ceil(order.length / thoughts) === 0) {
        const ratio = sampled === 0 ? 1 : real / sampled;
        step = await this.#finest(order.slice(done), room, () => ratio);
        // Starts as if some images had turned out as estimated, since the first ones alone say little.
        if (done === 0) real = sampled = (trust * sum(await this.#sample(step))) / order.length;
      }
      const size = await this.#encode(picture, step, order.slice(done + 1));
      room -= size;
      if (size === this.#search.pictures[picture]) continue;
      real += size;
      sampled += (await this.#sample(step))[picture] ?? size;
    }
  }

  async write(): Promise<Whole> {
    const whole = await this.#search.write(this.#chosen.map(({ encoded }) => encoded));
    this.#rest = whole.size - this.#total;
    return whole;
  }

  /** Makes images finer as long as there is room. @returns whether any image changed. */
  async refine(): Promise<boolean> {
    const { limit } = this.#search;
    // Images that became identical are written once, so the sizes of finer ones cannot be predicted.
    if (this.#rest < 0) return false;
    const step = await this.#finest(this.#order, limit * aim - this.#rest, await this.#ratios());
    let isChanged = false;
    const coarser = this.#order.filter((picture) => this.#stepOf(picture) > step);
    for (const [done, picture] of coarser.entries()) {
      const before = this.#chosen[picture];
      if (!before) continue;
      await this.#encode(picture, step, coarser.slice(done + 1));
      if (this.#rest + this.#total <= limit) isChanged = true;
      else this.#choose(picture, before);
    }
    return isChanged;
  }

  /** Makes images coarser until they fit. @returns false if they cannot become coarser. */
  async coarsen(): Promise<boolean> {
    const { limit, coarsest } = this.#search;
    const finest = Math.min(...this.#chosen.map(({ step }) => step));
    if (!(finest < coarsest)) return false;
    const room = limit * aim - this.#rest;
    // The farther away a step is, the less its estimate can be trusted.
    const caution = Math.max(0, room / this.#total) ** distrust;
    const wanted = await this.#finest(this.#order, room * caution, await this.#ratios());
    const step = Math.max(wanted, finest + 1);
    const finer = this.#order.filter((picture) => this.#stepOf(picture) < step);
    for (const [done, picture] of finer.entries()) {
      const before = this.#chosen[picture];
      if (!before) continue;
      if ((await this.#encode(picture, step, finer.slice(done + 1))) > before.size)
        this.#choose(picture, { ...before, step });
      if (this.#rest + this.#total <= limit) break;
    }
    return true;
  }

  /** @returns the size in bytes. */
  async #encode(picture: number, step: number, rest: readonly number[]): Promise<number> {
    const encoded = step === 0 ? undefined : await this.#search.encode(picture, step, rest);
    const size = encoded?.size ?? this.#search.pictures[picture] ?? 0;
    this.#choose(picture, { step, size, ...(encoded && { encoded }) });
    return size;
  }

  #stepOf = (picture: number): number => this.#chosen[picture]?.step ?? 0;

  #choose(picture: number, chosen: Chosen<Encoded>) {
    this.#total += chosen.size - (this.#chosen[picture]?.size ?? 0);
    this.#chosen[picture] = chosen;
  }

  /** Returns the actual size of each image as a share of its estimate. */
  async #ratios(): Promise<(picture: number) => number> {
    const pairs: { picture: number; real: number; sampled: number }[] = [];
    for (const [picture, { step, size }] of this.#chosen.entries()) {
      if (size === this.#search.pictures[picture]) continue;
      pairs.push({ picture, real: size, sampled: (await this.#sample(step))[picture] ?? size });
    }
    const own = new Map(pairs.map(({ picture, real, sampled }) => [picture, real / sampled]));
    const mean = pairs.length === 0 ? 1 : sum(pairs.map(({ real }) => real)) / sum(pairs.map(({ sampled }) => sampled));
    return (picture) => own.get(picture) ?? mean;
  }

  /** Returns the finest step at which these images fit, or the coarsest if none does. */
  async #finest(pictures: readonly number[], room: number, ratio: (picture: number) => number): Promise<number> {
    const { coarsest, pictures: kept } = this.#search;
    const takes = async (step: number) => {
      const sizes = await this.#sample(step);
      return sum(
        pictures.map((picture) => {
          const [before = 0, after = 0] = [kept[picture], sizes[picture]];
          return after < before ? Math.min(before, after * ratio(picture)) : before;
        }),
      );
    };
    const stepAt = (place: number) => (place === 0 ? 0 : Math.min(2 * place - 1, coarsest));
    let [from, to] = [0, Math.ceil((coarsest + 1) / 2)];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((await takes(stepAt(middle))) <= room) to = middle;
      else from = middle + 1;
    }
    const [finer, found] = [stepAt(to) - 1, stepAt(to)];
    return finer > 0 && finer % 2 === 0 && (await takes(finer)) <= room ? finer : found;
  }

  /** Sampling is slow, so every second step is interpolated from its neighbours. */
  async #sample(step: number): Promise<readonly number[]> {
    const known = this.#samples.get(step);
    if (known) return known;
    const { coarsest, pictures } = this.#search;
    const isBetween = step > 0 && step % 2 === 0 && step < coarsest;
    const sizes = isBetween
      ? middleOf(await this.#sample(step - 1), await this.#sample(step + 1))
      : step === 0
        ? pictures
        : await this.#search.sample(step);
    this.#samples.set(step, sizes);
    return sizes;
  }
}

const middleOf = (some: readonly number[], others: readonly number[]): number[] =>
  some.map((size, index) => Math.sqrt(size * (others[index] ?? size)));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Mixes large and small images: goes through the sorted sizes in strides of the golden ratio. */
function spread(sizes: readonly number[]): number[] {
  const sorted = [...sizes.keys()].toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
  return sorted
    .map((picture, rank) => ({ picture, turn: (rank * 0.6180339887) % 1 }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ picture }) => picture);
}
