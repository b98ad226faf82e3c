import type { ScheduledFunction } from './functions.ts';

/** In milliseconds. Of cron's syntax, only "every N minutes" is supported. */
function interval({ name, schedule }: ScheduledFunction): number {
  const [, minutes] = /^\*\/(\d+) \* \* \* \*$/.exec(schedule) ?? [];
  if (!minutes) throw new Error(`The schedule of ${name} is ${schedule}; this server knows only */N * * * *`);
  return Number(minutes) * 60_000;
}

/** Runs functions on their schedules, and each of them once at the start: it may be overdue. */
export function runOnSchedule(functions: readonly ScheduledFunction[]) {
  const timers = functions.map((one) => {
    const run = () => void one.run().catch(console.error);
    setImmediate(run);
    return setInterval(run, interval(one)).unref();
  });
  return { stop: () => timers.forEach(clearInterval) };
}
