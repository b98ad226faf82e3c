import { JobError } from '#errors/errors.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import type { CompressMedia } from '#jobs/contract/media-operation.ts';
import { pictureOf, planBudget, spend, withMoreSound, type Attempt, type Budget } from '../plan/budget.ts';
import { progressOfPass } from '../plan/pass-progress.ts';
import { convert } from './convert.ts';
import type { Made } from './write-recording.ts';
import type { Media } from '../open/open-media.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** The share of a size to aim for: encoders meet a bitrate only about this well. */
const aim = 0.98;
/** The share of the goal that counts as having met it: if people name a size, and if they ask for roughly a share. */
const enough = { size: 0.95, share: 0.8 };
const mostPasses = 8;
/** The largest factor by which a value may change from one pass to the next. */
const boldest = 4;
/** If the size changes by less than this power of the bitrate, the encoder ignores the bitrate. */
const heedless = 0.3;

/** Makes a smaller file. It repeats the work with what earlier passes have shown, until the size is as requested. */
export async function compress(operation: CompressMedia, media: Media, onProgress: OnProgress): Promise<Output> {
  const { goal } = operation;
  const { file } = media;
  if (goal.type === 'size' && file.size <= goal.bytes) return unchanged(file);
  const budget = await planBudget(operation, media);
  const limit = goal.type === 'size' ? goal.bytes : file.size * goal.share;
  const { best, smallest } = await search(
    operation,
    budget,
    { limit, enough: limit * enough[goal.type] },
    media,
    onProgress,
  );
  if (best) return finished(best.made, budget, best.attempt);
  if (goal.type === 'share') return unchanged(file);
  throw new JobError('size-unreachable', { limit, smallest });
}

const unchanged = (file: File): Output => ({ file, notes: [{ type: 'unchanged', why: 'already-small' }] });

interface Pass {
  attempt: Attempt;
  size: number;
}

/** In bytes. */
interface Wanted {
  limit: number;
  enough: number;
}

async function search(operation: CompressMedia, budget: Budget, wanted: Wanted, media: Media, onProgress: OnProgress) {
  const passes: Pass[] = [];
  let best: { made: Made; attempt: Attempt } | undefined;
  const isMet = () => best && best.made.file.size >= wanted.enough;
  const tryWith = async (given: Budget, attempt: Attempt): Promise<number> => {
    const pass = passes.length;
    const made = await convert(spend(operation, given, attempt), media, (progress) =>
      onProgress(progressOfPass(operation.goal.type, pass, progress)),
    ).catch(async (error: unknown) => {
      await best?.made.discard();
      throw error;
    });
    const { size } = made.file;
    if (size <= wanted.limit && size > (best?.made.file.size ?? 0)) {
      await best?.made.discard();
      best = { made, attempt };
    } else await made.discard();
    return size;
  };
  let attempt: Attempt | undefined = budget.first;
  while (attempt && !isMet() && passes.length < mostPasses) {
    passes.push({ attempt, size: await tryWith(budget, attempt) });
    attempt = nextAttempt(budget, passes, wanted.limit);
  }
  if (best && !isMet()) {
    const richer = withMoreSound(budget, wanted.limit * aim - best.made.file.size);
    if (richer) await tryWith(richer, best.attempt);
  }
  return { best, smallest: Math.min(...passes.map(({ size }) => size)) };
}

/** Whether two attempts give the same result: pictures have even integer lengths. */
function isSame(budget: Budget, one: Attempt, other: Attempt): boolean {
  const [a, b] = [pictureOf(budget, one), pictureOf(budget, other)];
  return one.bitrate === other.bitrate && a?.width === b?.width && a?.height === b?.height;
}

/** Returns an attempt that should come closer, judging by the passes so far, or undefined if there is none. */
function nextAttempt(budget: Budget, passes: Pass[], limit: number): Attempt | undefined {
  const attempts = [...between(passes, limit), beyond(budget, passes, limit)];
  return attempts.find((next) => next && !passes.some(({ attempt }) => isSame(budget, attempt, next)));
}

/**
 * Interpolation points to try if the one that the sizes suggest has been tried, and between two that gave the same
 * size.
 */
const otherParts = [0.5, 0.75, 0.25];

/**
 * Interpolates between the passes nearest to the limit on both sides that differ in only one value. The best come
 * first.
 */
function between(passes: Pass[], limit: number): Attempt[] {
  const [under] = passes.filter(({ size }) => size <= limit).toSorted((a, b) => b.size - a.size);
  const over = passes
    .filter(({ size }) => size > limit)
    .toSorted((a, b) => a.size - b.size)
    .find(({ attempt }) => attempt.area === under?.attempt.area || attempt.bitrate === under?.attempt.bitrate);
  if (!under || !over) return [];
  const last = passes.slice(-2);
  // Two passes on the same side mean that sizes do not grow evenly, so halfway is safer.
  const isStuck = last.length === 2 && last.every(({ size }) => size > limit === (last[0] ?? under).size > limit);
  const part = Math.log((limit * aim) / under.size) / Math.log(over.size / under.size);
  const parts = [...(isStuck ? [0.5] : []), Math.max(0.1, Math.min(0.9, part)), ...otherParts];
  const among = (low: number, high: number) => parts.map((each) => low * (high / low) ** each);
  const [low, high] = [under.attempt, over.attempt];
  if (low.area === high.area) {
    return among(low.bitrate, high.bitrate).map((bitrate) => ({ bitrate: Math.round(bitrate), area: low.area }));
  }
  const byArea = among(low.area, high.area).map((area) => ({ bitrate: low.bitrate, area }));
  // This close to each other, encoders do not preserve the order of sizes.
  const isNear = low.area > high.area * 0.9;
  const byRate = { bitrate: Math.round((low.bitrate * limit * aim) / under.size), area: low.area };
  return isNear && heeds(passes) ? [byRate, ...byArea] : byArea;
}

/** Whether sizes have followed the bitrate so far. */
const heeds = (passes: Pass[]): boolean =>
  !passes.some(({ attempt, size }, index) => {
    const before = passes[index - 1];
    if (!before || before.attempt.area !== attempt.area || before.attempt.bitrate === attempt.bitrate) return false;
    return Math.log(size / before.size) / Math.log(attempt.bitrate / before.attempt.bitrate) < heedless;
  });

/**
 * Extrapolates from the last passes: by the bitrate as long as the encoder follows it, then by the number of pixels.
 */
function beyond({ fixed, least, most, leastArea }: Budget, passes: Pass[], limit: number): Attempt | undefined {
  const [before, last] = [passes.at(-2), passes.at(-1)];
  if (!last) return undefined;
  const { bitrate, area } = last.attempt;
  const change = Math.max(1, limit * aim - fixed) / Math.max(1, last.size - fixed);
  /** The exponent with which the size followed a change. */
  const response = (then: number, now: number) => {
    if (!before || then === now) return 1;
    const power = Math.log(Math.max(1, last.size - fixed) / Math.max(1, before.size - fixed)) / Math.log(now / then);
    return Number.isFinite(power) ? power : 1;
  };
  const step = (power: number) =>
    Math.max(1 / boldest, Math.min(boldest, change ** (1 / Math.max(heedless, Math.min(1.5, power)))));
  const atRate = (wanted: number) => ({ bitrate: Math.round(Math.max(least, Math.min(most, wanted))), area });

  if (before && before.attempt.area !== area) {
    const next = Math.max(leastArea, Math.min(1, area * step(response(before.attempt.area, area))));
    return next === area ? atRate(bitrate * step(1)) : { bitrate, area: next };
  }
  const power = response(before?.attempt.bitrate ?? bitrate, bitrate);
  if (power > heedless) return atRate(bitrate * step(power));
  // The encoder has reached its coarsest or finest quality.
  const next = Math.max(leastArea, Math.min(1, area * step(1)));
  return next === area && change > 1 ? atRate(bitrate * 2) : { bitrate, area: next };
}

function finished({ file, notes }: Made, budget: Budget, attempt: Attempt): Output {
  const size = attempt.area < 1 && pictureOf(budget, attempt);
  const { frameRate } = budget;
  return {
    file,
    notes: [
      ...notes,
      ...(size ? [{ type: 'scaled', ...size } satisfies Note] : []),
      ...(frameRate ? [{ type: 'fewer-frames', frameRate } satisfies Note] : []),
    ],
  };
}
