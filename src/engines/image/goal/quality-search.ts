import type { QualitySteps } from './quality-steps.ts';

/** The qualities to try: from where the picture falls apart to where only the file grows. */
export const qualityRange = { min: 25, max: 95 };

const rangeOf = ({ stepOf }: QualitySteps) => ({ min: stepOf(qualityRange.min), max: stepOf(qualityRange.max) });

const clamp = (step: number, low: number, high: number) => Math.max(low, Math.min(high, Math.round(step)));

interface SizeSearch<Result extends { length: number }> {
  steps: QualitySteps;
  /**
   * The size of a draft of a part at a step, in bytes, without fixed overhead. It grows with the step like the whole.
   */
  partSize(step: number): Promise<number>;
  /** Approximately how many times larger the whole is. */
  rough: number;
  /** The exact ratio at a step, from a draft of the whole. */
  share(step: number): Promise<number>;
  /** The same ratio for a larger part, whose growth resembles the whole more closely. */
  largerShare(step: number): Promise<number>;
  /** The real encoder's result at a step, as a share of the draft's size. */
  gain(step: number): Promise<number>;
  encode(step: number): Result | Promise<Result>;
  /** The fixed overhead of the file, in bytes: headers and metadata. */
  fixed: number;
  /** In bytes. */
  limit: number;
}

/** Shares of the limit: what is full enough, and what to aim for. Then how often the whole may be encoded. */
const fullEnough = 0.95;
const aim = 0.985;
const mostEncodes = 8;
const mostBetween = 2;
/** Estimates from a part are off by less than this: with that much room, the best quality is tried at once. */
const ample = 0.9;
/** After this many tries the estimates have proved wrong, and bisection is faster. */
const trusted = { encodes: 3, drafts: 3 };
/** Estimates from an adjacent step are off by less than this. */
const clearlyMore = 1.03;
/** The typical growth of a file from one step to the next. */
const usualGrowth = 1.035;
const usualQuality = 70;
const usualGain = 0.92;
const nearby = 1;

/**
 * Finds the best step whose result is within the limit; if there is none, returns the approximate size at the lowest
 * step.
 */
export async function searchSize<Result extends { length: number }>({
  steps,
  partSize,
  rough,
  share,
  largerShare,
  gain,
  encode,
  fixed,
  limit,
}: SizeSearch<Result>): Promise<{ step: number; result: Result } | { smallest: number }> {
  const { min, max } = rangeOf(steps);
  const known: Known[] = [];
  const part = (step: number) => measured(known, partSize, step);
  await part(steps.stepOf(usualQuality));
  const room = limit - fixed;
  let times = rough * usualGain;
  const highest = (low: number, high: number) => highestUnder(known, part, (room * aim) / times, low, high);
  const first = await highest(min, max);
  if (first < max || times * (await part(max)) > room * ample) {
    const level = await share(first);
    times = level * usualGain;
    const near = await highest(min, max);
    const isNearby = Math.abs(near - first) <= nearby;
    const drift = isNearby ? 1 : (await largerShare(near)) / (await largerShare(first));
    times = level * drift * (await gain(near));
  }

  let best: { step: number; result: Result } | undefined;
  let [fits, tooLarge] = [min - 1, max + 1];
  for (let encodes = 0; encodes < mostEncodes && tooLarge - fits > 1; encodes += 1) {
    const step = encodes < trusted.encodes ? await highest(fits + 1, tooLarge - 1) : Math.floor((fits + tooLarge) / 2);
    if (step === min && best === undefined) {
      const smallest = fixed + times * (await part(min));
      if (smallest > limit) return { smallest };
    }
    const result = await encode(step);
    if (result.length > limit) tooLarge = step;
    else {
      best = { step, result };
      fits = step;
      if (result.length >= limit * fullEnough) break;
    }
    times = Math.max(1, result.length - fixed) / (await part(step));
    // If steps are far apart, as where chroma subsampling ends, the next one is known to exceed the limit without
    // trying it.
    const next = best && fits < max ? fixed + times * (await part(fits + 1)) : Infinity;
    if (step === best?.step && next > limit * clearlyMore) break;
  }
  return best ?? { smallest: fixed + times * (await part(min)) };
}

/** Like `searchSize`, without prior estimates: tries both ends, then interpolates between them. */
export async function searchByEnds<Result extends { length: number }>({
  steps,
  encode,
  limit,
}: Pick<SizeSearch<Result>, 'steps' | 'encode' | 'limit'>): Promise<
  { step: number; result: Result } | { smallest: number }
> {
  const { min, max } = rangeOf(steps);
  let over = { step: max, result: await encode(max) };
  if (over.result.length <= limit) return over;
  let best = { step: min, result: await encode(min) };
  if (best.result.length > limit) return { smallest: best.result.length };
  for (let tries = 0; tries < mostBetween; tries += 1) {
    if (best.result.length >= limit * fullEnough || over.step - best.step < 2) break;
    const growth = (over.result.length - best.result.length) / (over.step - best.step);
    const wanted = best.step + (limit * aim - best.result.length) / growth;
    const step = clamp(Math.floor(wanted), best.step + 1, over.step - 1);
    const tried = { step, result: await encode(step) };
    if (tried.result.length > limit) over = tried;
    else best = tried;
  }
  return best;
}

interface Known {
  step: number;
  size: number;
}

/** Caches measurements by step. */
async function measured(known: Known[], measure: (step: number) => Promise<number>, step: number) {
  const found = known.find((each) => each.step === step);
  if (found) return found.size;
  const size = Math.max(1, await measure(step));
  known.push({ step, size });
  return size;
}

/** The share of the wanted size at which the search on the part stops. */
const nearlyFull = 0.975;

/** Returns the highest step from `low` to `high` whose size is at most the wanted one; `low` if there is none. */
async function highestUnder(
  known: readonly Known[],
  sizeAt: (step: number) => Promise<number>,
  wanted: number,
  low: number,
  high: number,
): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const inside = known.filter(({ step }) => step >= low && step <= high);
    const over = inside.filter(({ size }) => size > wanted).toSorted((a, b) => a.step - b.step)[0];
    const under = inside
      .filter(({ step, size }) => size <= wanted && (!over || step < over.step))
      .toSorted((a, b) => b.step - a.step)[0];
    if (under && under.size > wanted * nearlyFull) return under.step;
    const [first, last] = [(under?.step ?? low - 1) + 1, (over?.step ?? high + 1) - 1];
    if (first > last) return under?.step ?? low;
    await sizeAt(nextStep(under, over, wanted, { first, last }, tries));
  }
}

function nextStep(
  under: Known | undefined,
  over: Known | undefined,
  wanted: number,
  { first, last }: { first: number; last: number },
  tries: number,
): number {
  if (under && over && tries >= trusted.drafts) return (first + last) >> 1;
  const from = under ?? over;
  if (!from) return (first + last) >> 1;
  const growth = under && over ? (over.size / under.size) ** (1 / (over.step - under.step)) : usualGrowth;
  return clamp(Math.floor(from.step + Math.log(wanted / from.size) / Math.log(growth)), first, last);
}

/** From which share of the wanted distance it is close enough, what share to aim for, and the most measurements. */
const [nearEnough, closely, mostTries] = [0.97, 0.99, 6];
/**
 * A photo's distance grows with what its quality lacks to 100, to a power: mostly 0.4 to 0.6, but about 0.9 if it was a
 * JPEG of that quality. Towards less quality, the search expects more of that.
 */
const usualPower = { up: 0.5, down: 0.8 };
/** So many points of quality from a measurement, the distance is known without another. */
const knownWithin = 3;

interface Tried {
  step: number;
  distance: number;
}

/** Returns the step at which a photo has the wanted distance, by the distance at another. */
export function likelyStep(
  { step, distance }: Tried,
  wanted: number,
  steps: QualitySteps,
  power = usualPower[distance > wanted ? 'up' : 'down'],
): number {
  const lack = (100 - steps.qualityOf(step)) * ((wanted * closely) / distance) ** (1 / power);
  const { min, max } = rangeOf(steps);
  return clamp(steps.stepOf(100 - lack), min, max);
}

/**
 * Finds the lowest step whose distance is about the wanted one. The distance falls as the step grows, though not
 * monotonically.
 */
export async function searchDistance(
  distanceAt: (step: number) => Promise<number>,
  wanted: number,
  steps: QualitySteps,
  first: number,
): Promise<number> {
  const { min, max } = rangeOf(steps);
  const lackOf = (each: number) => 100 - steps.qualityOf(each);
  let [far, near]: (Tried | undefined)[] = [];
  let step = first;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const tried = { step, distance: await distanceAt(step) };
    if (tried.distance > wanted) far = tried;
    else near = tried;
    if (near && near.distance > wanted * nearEnough) break;
    const [low, high] = [(far?.step ?? min - 1) + 1, (near?.step ?? max + 1) - 1];
    if (low > high) break;
    const power =
      far && near && Math.log(far.distance / near.distance) / Math.log(lackOf(far.step) / lackOf(near.step));
    const likely = clamp(likelyStep(tried, wanted, steps, power), low, high);
    step = clamp(besideJump(tried.step, likely, steps), low, high);
    if (step === likely && Math.abs(lackOf(step) - lackOf(tried.step)) <= knownWithin) return step;
  }
  return near?.step ?? max;
}

/** What is measured on one side of a jump tells little of the other, except that more colours look no worse. */
export function besideJump(from: number, to: number, { jumps = [] }: QualitySteps): number {
  const jump = jumps.find((each) => from >= each !== to >= each && to !== each);
  if (jump === undefined) return to;
  return from === jump - 1 ? jump : jump - 1;
}
