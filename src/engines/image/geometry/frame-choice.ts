import { JobError } from '#errors/errors.ts';
import { placesOf } from '#jobs/contract/ranges.ts';
import type { Step } from './geometry.ts';

/** A frame to keep: its original index, and its delay in milliseconds. */
export interface KeptFrame {
  index: number;
  delay: number;
}

/** The shortest delay that browsers honour, in milliseconds. */
const shortestDelay = 20;
/** All browsers show frames with a delay of up to `upTo` for `shownFor` instead. In milliseconds. */
const hasty = { upTo: 10, shownFor: 100 };

/**
 * Returns the frames that remain, with their delays.
 *
 * @throws {JobError} `no-frames`
 */
export function chooseFrames(
  delays: number[],
  { ranges = [{ from: 1, to: -1 }], every = 1, reverse = false }: Step<'frames'>,
): KeptFrame[] {
  const chosen = ranges.flatMap((range) =>
    placesOf(range, delays.length).map((index) => ({ index, delay: range.delay ?? delays[index] ?? 0 })),
  );
  if (chosen.length === 0) throw new JobError('no-frames', { frames: delays.length });
  const kept = chosen
    .map((frame, place) => ({ ...frame, delay: sum(chosen.slice(place, place + every)) }))
    .filter((_, place) => place % every === 0);
  return reverse ? kept.toReversed() : kept;
}

/** Changes the speed. Frames that would be too short give their time to the previous one. */
export function retimeFrames(delays: number[], { speed = 1, delay: all }: Step<'timing'>): KeptFrame[] {
  if (speed === 1 && all === undefined) return delays.map((delay, index) => ({ index, delay }));
  const shownFor = (delay: number) => (delay <= hasty.upTo ? hasty.shownFor : delay);
  const timed = delays.map((own, index) => ({ index, delay: (all ?? shownFor(own)) / speed }));
  const kept: KeptFrame[] = [];
  for (const frame of timed) {
    const last = kept.at(-1);
    if (speed > 1 && last && last.delay < shortestDelay) last.delay += frame.delay;
    else kept.push(frame);
  }
  return rounded(kept);
}

/** Rounds to whole milliseconds without accumulating errors. */
function rounded(frames: KeptFrame[]): KeptFrame[] {
  let exact = 0;
  let whole = 0;
  return frames.map(({ index, delay }) => {
    exact += delay;
    const rest = Math.max(1, Math.round(exact) - whole);
    whole += rest;
    return { index, delay: rest };
  });
}

const sum = (frames: KeptFrame[]) => frames.reduce((total, { delay }) => total + delay, 0);
