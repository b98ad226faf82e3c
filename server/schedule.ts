import type { ScheduledFunction } from './functions.ts';

/** In milliseconds. Of what cron can say, only "every so many minutes" is understood. */
function interval({ name, schedule }: ScheduledFunction): number {
  const [, minutes] = /^\*\/(\d+) \* \* \* \*$/.exec(schedule) ?? [];
  if (!minutes) throw new Error(`The schedule of ${name} is ${schedule}; this server knows only */N * * * *`);
  return Number(minutes) * 60_000;
}

/** Runs functions by their schedules, and each of them once at the start: what was due may have waited for it. */
export function runOnSchedule(functions: readonly ScheduledFunction[]) {
  const timers = functions.map((one) => {
    const run = () => void one.run().catch(console.error);
    setImmediate(run);
    return setInterval(run, interval(one)).unref();
  });
  return { stop: () => timers.forEach(clearInterval) };
}
