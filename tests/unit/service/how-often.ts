import { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

/** How often each step of our own code ran: a loop body, a branch, a function. Keyed by start position. */
export type Runs = ReadonlyMap<string, number>;

interface Coverage {
  result: { url: string; functions: { functionName: string; ranges: { startOffset: number; count: number }[] }[] }[];
}

/** Counts how often each step of our own code runs during each of these actions. */
export async function countRuns(actions: readonly (() => Promise<unknown>)[]): Promise<Runs[]> {
  const session = new Session();
  session.connect();
  const post = (method: string, options = {}) =>
    new Promise<unknown>((resolve, reject) => {
      session.post(method, options, (error, answer) => (error ? reject(error) : resolve(answer)));
    });
  /** Since the previous call. */
  const take = async () => toRuns((await post('Profiler.takePreciseCoverage')) as Coverage);
  // Inlined functions are not counted, nor are functions whose code has been discarded.
  for (const flag of ['--no-opt', '--no-maglev', '--no-flush-bytecode']) setFlagsFromString(flag);
  await post('Profiler.enable');
  await post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // Code that was compiled earlier is counted only after it has run.
  await actions[0]?.();
  await take();
  const runs: Runs[] = [];
  for (const action of actions) {
    await action();
    runs.push(await take());
  }
  session.disconnect();
  for (const flag of ['--opt', '--maglev', '--flush-bytecode']) setFlagsFromString(flag);
  return runs;
}

function toRuns({ result }: Coverage): Runs {
  const runs = new Map<string, number>();
  for (const { url, functions } of result) {
    const [, file] = url.split('/src/');
    if (file === undefined) continue;
    for (const { functionName, ranges } of functions) {
      for (const { startOffset, count } of ranges) runs.set(`${file} ${functionName} at ${startOffset}`, count);
    }
  }
  return runs;
}

/** Returns the steps that ran more than this many times as often. Steps that ran only a few times do not count. */
export const stepsThatGrew = (before: Runs, after: Runs, times: number): string[] =>
  [...after].flatMap(([step, count]) => {
    const once = before.get(step) ?? 0;
    return once > 0 && count > times * Math.max(once, 100) ? [`${step}: ${once} > ${count}`] : [];
  });
