/** What is tried: from where the picture falls apart to where the file only grows. */
export const qualityRange = { min: 25, max: 95 };

const clamp = (quality: number, low: number, high: number) => Math.max(low, Math.min(high, Math.round(quality)));

interface SizeSearch<Result extends { length: number }> {
  /** What a draft of a part takes at a quality, in bytes, without what any file takes. It grows with the quality as the whole does. */
  partSize(quality: number): Promise<number>;
  /** How many times more the whole takes than that, about. */
  rough: number;
  /** The same at a quality, for a draft of the whole. */
  share(quality: number): Promise<number>;
  /** What the real encoder makes of a draft, as a share of its size. */
  gain(quality: number): Promise<number>;
  encode(quality: number): Result | Promise<Result>;
  /** What any file of this picture takes, in bytes: headers and metadata. */
  fixed: number;
  /** In bytes. */
  limit: number;
}

/** How full is full enough, what is aimed for while the size is only estimated, and how often the whole is encoded at most. */
const fullEnough = 0.95;
const aim = { estimated: 0.985, known: 0.997 };
const mostEncodes = 8;
/** After so many tries the estimates are known to be wrong here, and halving is faster. */
const trusted = { encodes: 3, drafts: 3, distances: 2 };
/** Estimates from a neighbouring quality are off by less than this. */
const clearlyMore = 1.03;
/** By how much a file grows from one quality to the next, about. */
const usualGrowth = 1.035;
const firstGuess = 70;
const usualGain = 0.92;
const nearby = 1;

/** The best quality whose result is not larger than the limit; or what the least takes, about, where that is too much. */
export async function searchSize<Result extends { length: number }>({
  partSize,
  rough,
  share,
  gain,
  encode,
  fixed,
  limit,
}: SizeSearch<Result>): Promise<{ quality: number; result: Result } | { smallest: number }> {
  const { min, max } = qualityRange;
  const known: Known[] = [];
  const part = (quality: number) => measured(known, partSize, quality);
  const room = limit - fixed;
  let times = rough * usualGain;
  const wantedFor = (most: number) => (room * most) / times;
  const highest = (most: number, low: number, high: number) => highestUnder(known, part, wantedFor(most), low, high);
  const estimated = () => highest(aim.estimated, min, max);
  const first = await estimated();
  const level = await share(first);
  times = level * usualGain;
  const near = await estimated();
  // The part does not grow as the whole does: what was measured holds nearby.
  times = (Math.abs(near - first) > nearby ? await share(near) : level) * (await gain(near));

  let best: { quality: number; result: Result } | undefined;
  let [fits, tooLarge] = [min - 1, max + 1];
  let most = aim.estimated;
  for (let encodes = 0; encodes < mostEncodes && tooLarge - fits > 1; encodes += 1) {
    const quality =
      encodes < trusted.encodes ? await highest(most, fits + 1, tooLarge - 1) : Math.floor((fits + tooLarge) / 2);
    if (quality === min && best === undefined) {
      const smallest = fixed + times * (await part(min));
      if (smallest > limit) return { smallest };
    }
    const result = await encode(quality);
    if (result.length > limit) tooLarge = quality;
    else {
      best = { quality, result };
      fits = quality;
      if (result.length >= limit * fullEnough) break;
    }
    times = Math.max(1, result.length - fixed) / (await part(quality));
    most = aim.known;
    // Where steps are wide, as at the end of chroma subsampling, the next one need not be tried to know that it is too much.
    const next = best && best.quality < max ? fixed + times * (await part(best.quality + 1)) : Infinity;
    if (quality === best?.quality && next > limit * clearlyMore) break;
  }
  return best ?? { smallest: fixed + times * (await part(min)) };
}

interface Known {
  quality: number;
  size: number;
}

/** Measures no quality twice. */
async function measured(known: Known[], measure: (quality: number) => Promise<number>, quality: number) {
  const found = known.find((each) => each.quality === quality);
  if (found) return found.size;
  const size = Math.max(1, await measure(quality));
  known.push({ quality, size });
  return size;
}

/** Of the part, near enough to what is wanted to stop. */
const nearlyFull = 0.975;

/** The highest quality from `low` to `high` whose size is at most the wanted one; `low` where none is. */
async function highestUnder(
  known: readonly Known[],
  sizeAt: (quality: number) => Promise<number>,
  wanted: number,
  low: number,
  high: number,
): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    const inside = known.filter(({ quality }) => quality >= low && quality <= high);
    const over = inside.filter(({ size }) => size > wanted).toSorted((a, b) => a.quality - b.quality)[0];
    const under = inside
      .filter(({ quality, size }) => size <= wanted && (!over || quality < over.quality))
      .toSorted((a, b) => b.quality - a.quality)[0];
    if (under && under.size > wanted * nearlyFull) return under.quality;
    const [first, last] = [(under?.quality ?? low - 1) + 1, (over?.quality ?? high + 1) - 1];
    if (first > last) return under?.quality ?? low;
    await sizeAt(nextQuality(under, over, wanted, first, last, tries));
  }
}

function nextQuality(
  under: Known | undefined,
  over: Known | undefined,
  wanted: number,
  first: number,
  last: number,
  tries: number,
): number {
  if (under && over && tries >= trusted.drafts) return (first + last) >> 1;
  const from = under ?? over;
  if (!from) return clamp(firstGuess, first, last);
  const growth = under && over ? (over.size / under.size) ** (1 / (over.quality - under.quality)) : usualGrowth;
  return clamp(Math.floor(from.quality + Math.log(wanted / from.size) / Math.log(growth)), first, last);
}

/** How near to the wanted distance is near enough, as a share, and how many times it is measured at most. */
const nearEnough = 0.02;
const mostTries = 6;
/** By which share the distance of most photos falls from one quality to the next. */
const usualFall = 0.022;

/** The lowest quality whose distance is at most the wanted one. The distance falls while the quality grows, though not steadily. */
export async function searchDistance(
  distanceAt: (quality: number) => Promise<number>,
  wanted: number,
  start: number,
): Promise<number> {
  const { min, max } = qualityRange;
  let far: { quality: number; distance: number } | undefined;
  let near: typeof far;
  let quality = start;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const tried = { quality, distance: await distanceAt(quality) };
    if (tried.distance > wanted) far = tried;
    else near = tried;
    if (near && near.distance > wanted * (1 - nearEnough)) break;
    const [low, high] = [(far?.quality ?? min - 1) + 1, (near?.quality ?? max + 1) - 1];
    if (low > high) break;
    if (far && near && tries >= trusted.distances) quality = (low + high) >> 1;
    else {
      const fall = far && near ? Math.log(far.distance / near.distance) / (near.quality - far.quality) : usualFall;
      quality = clamp(tried.quality + Math.log(tried.distance / wanted) / fall, low, high);
    }
  }
  return near?.quality ?? max;
}
