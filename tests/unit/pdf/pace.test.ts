import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import '../build/engine-workers.ts';
import { Batch } from '#components/batch/batch.ts';
import { tellableSeconds, timeLeft } from '#components/batch/batch-state.ts';
import { Pace } from '#engines/pdf/compress/pace.ts';

/**
 * A recording of Chromium compressing a real PDF to a size. Times are processor time in milliseconds, amounts are in
 * pixels.
 */
interface Trace {
  name: string;
  /**
   * The time from the press of the button to the first part, the amount to encode, and the time from the last part to
   * the end.
   */
  start: number;
  encoding: number;
  end: number;
  /** For each compressed stream: the time before, the time it took, its amount, and the remaining amount. */
  packed: [before: number, took: number, amount: number, left: number][];
  /** The time from there until everything was written losslessly. */
  written: number;
  /** For each encoded picture: the time before, the time it took, its amount, and the remaining amount. */
  encoded: [before: number, took: number, amount: number, left: number][];
}

// The file contains such records.
const traces = JSON.parse(readFileSync(new URL('pace-traces.json', import.meta.url), 'utf8')) as Trace[];

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Moment {
  at: number;
  /** The displayed remaining time, in seconds. */
  said: number | undefined;
}

/** Returns what is displayed every fifth of a second. */
async function replay({ start, encoding, end, packed, written, encoded }: Trace): Promise<Moment[]> {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  const begin = Date.now();
  const batch = new Batch(['pdf'], false);
  const task = { state: 'working' as const, progress: 0, heardAt: begin, outputs: [] };
  vi.spyOn(batch, 'tasks', 'get').mockReturnValue([task]);
  vi.spyOn(batch, 'startedAt', 'get').mockReturnValue(begin);
  const seen: Moment[] = [];
  const pass = (time: number) => {
    for (const until = Date.now() + time; Date.now() < until;) {
      vi.setSystemTime(Math.min(until, Date.now() + 200));
      const { seconds } = timeLeft(batch);
      seen.push({ at: Date.now() - begin, said: seconds });
    }
  };
  pass(start);
  const pace = new Pace((progress) => Object.assign(task, { progress, heardAt: Date.now() }));
  await pace.prepare(async (onProgress, onPacked) => {
    for (const [done, [before, took, amount, left]] of packed.entries()) {
      pass(before + took);
      onPacked({ amount, left, took });
      onProgress((done + 1) / packed.length);
    }
    pass(written);
  }, encoding);
  for (const [before, took, amount, left] of encoded) {
    pass(before);
    await pace.encode(amount, left, async () => pass(took));
  }
  pass(end);
  return seen;
}

/** Less is displayed as five seconds. In milliseconds. */
const least = 2500;

/** Returns the factor by which each displayed time is off, in the last four fifths of the work. */
async function factorsOf(trace: Trace) {
  const seen = await replay(trace);
  const whole = seen.at(-1)?.at ?? 0;
  const looked = seen.filter(({ at }) => at > whole * 0.2 && at < whole - least);
  const factors = looked.flatMap(({ at, said }) =>
    said === undefined ? [] : [Math.exp(Math.abs(Math.log((said * 1000) / (whole - at))))],
  );
  return { factors, told: factors.length / looked.length };
}

test('the time left comes true: nine of ten that are told are off by less than a half', async () => {
  const all: number[] = [];
  for (const trace of traces) {
    const { factors, told } = await factorsOf(trace);
    vi.useRealTimers();
    vi.restoreAllMocks();
    // There is no estimate before a picture has been encoded, or many streams have been compressed.
    expect(told, trace.name).toBeGreaterThan(0.45);
    all.push(...factors);
  }
  expect(all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.9)]).toBeLessThan(1.5);
});

test('seconds are rounded by no more than a half', () => {
  for (let seconds = 4; seconds < 1000; seconds += 0.1) {
    const factor = tellableSeconds(seconds) / seconds;
    expect(Math.max(factor, 1 / factor), String(seconds)).toBeLessThan(1.5);
  }
});
