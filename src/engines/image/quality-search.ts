/** What is tried: from where the picture falls apart to where the file only grows. */
export const qualityRange = { min: 25, max: 95 };

const clamp = (quality: number, low: number, high: number) => Math.max(low, Math.min(high, Math.round(quality)));

/** Sizes in bytes by quality. Between two known ones, size grows about exponentially. */
class SizeCurve {
  #points: [quality: number, bytes: number][] = [];

  add(quality: number, bytes: number) {
    this.#points = [
      ...this.#points.filter(([known]) => known !== quality),
      [quality, bytes] as [number, number],
    ].toSorted(([a], [b]) => a - b);
  }

  sizeAt(quality: number): number {
    const [[q0, b0], [q1, b1]] = this.#around(([known]) => known < quality);
    return q0 === q1 ? b0 : b0 * (b1 / b0) ** ((quality - q0) / (q1 - q0));
  }

  qualityFor(bytes: number): number {
    const [[q0, b0], [q1, b1]] = this.#around(([, known]) => known < bytes);
    return b0 === b1 ? q0 : q0 + ((q1 - q0) * Math.log(bytes / b0)) / Math.log(b1 / b0);
  }

  #around(isBelow: (point: [number, number]) => boolean): [[number, number], [number, number]] {
    const points = this.#points;
    const above = clamp(points.filter(isBelow).length, 1, Math.max(1, points.length - 1));
    const low = points[above - 1] ?? [0, 1];
    return [low, points[above] ?? low];
  }
}

interface SizeSearch<Result extends { length: number }> {
  /** The result's size at a quality, in bytes: a guess, by something that is cheaper than the whole. */
  guess: (quality: number) => Promise<number>;
  encode: (quality: number) => Result | Promise<Result>;
  /** In bytes. */
  limit: number;
}

/** How full is full enough, and how many times the whole is encoded at most. */
const fullEnough = 0.95;
const mostEncodes = 8;

/** The best quality whose result is not larger than the limit, mostly found by the first or second whole encode. */
export async function searchSize<Result extends { length: number }>({
  guess,
  encode,
  limit,
}: SizeSearch<Result>): Promise<{ quality: number; result: Result } | undefined> {
  const { min, max } = qualityRange;
  const curve = new SizeCurve();
  curve.add(60, await guess(60));
  const second = curve.sizeAt(60) > limit ? min : 85;
  curve.add(second, await guess(second));

  let best: { quality: number; result: Result } | undefined;
  let [fits, tooLarge] = [min - 1, max + 1];
  // The whole may be larger or smaller than the guess says, by about the same share at near qualities.
  let share = 1;
  for (let encodes = 0; encodes < mostEncodes && tooLarge - fits > 1; encodes += 1) {
    const wanted = Math.floor(curve.qualityFor((limit * (encodes === 0 ? 1 : 0.985)) / share));
    const quality = clamp(wanted, fits + 1, tooLarge - 1);
    const result = await encode(quality);
    share = result.length / curve.sizeAt(quality);
    if (result.length > limit) tooLarge = quality;
    else {
      best = { quality, result };
      fits = quality;
      if (result.length >= limit * fullEnough) break;
    }
  }
  return best;
}

/** How near to the wanted score is near enough. */
const nearEnough = 0.7;

/** The lowest quality whose score is at least the wanted one. The score grows with the quality. */
export async function searchScore(score: (quality: number) => Promise<number>, wanted: number): Promise<number> {
  const { min, max } = qualityRange;
  let [low, high] = [
    { quality: min, score: await score(min) },
    { quality: max, score: await score(max) },
  ];
  if (low.score >= wanted) return min;
  if (high.score <= wanted) return max;
  let movedBefore: 'low' | 'high' | undefined;
  let movedTwice = false;
  for (let steps = 0; steps < 7 && high.quality - low.quality > 1; steps += 1) {
    // Along the line between the two; but halfway when one of them has stood still, because the curve bends away from the line.
    const share = movedTwice ? 0.5 : (wanted - low.score) / (high.score - low.score);
    const quality = clamp(low.quality + (high.quality - low.quality) * share, low.quality + 1, high.quality - 1);
    const tried = { quality, score: await score(quality) };
    const moved = tried.score < wanted ? 'low' : 'high';
    if (moved === 'low') low = tried;
    else high = tried;
    if (moved === 'high' && tried.score - wanted < nearEnough) break;
    movedTwice = moved === movedBefore;
    movedBefore = moved;
  }
  return high.quality;
}
