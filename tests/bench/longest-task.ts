import type { Page } from '@playwright/test';

/** An event of a trace, as far as it is read here. Times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The processor time that a task took. */
  tdur?: number;
}

/** @see https://chromedevtools.github.io/devtools-protocol/tot/Tracing/ */
interface Tracing {
  on(event: 'Tracing.dataCollected', listener: (data: { value: TraceEvent[] }) => void): void;
  once(event: 'Tracing.tracingComplete', listener: () => void): void;
  send(method: 'Tracing.start', options: { transferMode: string; traceConfig: object }): Promise<unknown>;
  send(method: 'Tracing.end'): Promise<unknown>;
}

/** The mark by which a page's thread is found in a trace. */
const mark = 'traced';

/**
 * Traces the tasks of a page. The returned function ends that, and returns the most processor time that one task of the
 * page's own thread took, in milliseconds. A task that waits for a processor lasts longer, but takes no more of it.
 */
export async function traceTasks(page: Page): Promise<() => Promise<number>> {
  // Pages have a browser unless they are in a context of their own. Its type has no events of the browser.
  const devtools = (await page.context().browser()?.newBrowserCDPSession()) as unknown as Tracing;
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { recordMode: 'recordAsMuchAsPossible', includedCategories: ['toplevel', 'blink.user_timing'] };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.evaluate((name) => performance.mark(name), mark);
  return async () => {
    const ended = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await ended;
    const marked = events.find(({ name }) => name === mark);
    if (!marked) throw new Error('The page is not in the trace');
    const tasks = events.filter(
      ({ name, pid, tid }) => name.endsWith('::RunTask') && pid === marked.pid && tid === marked.tid,
    );
    return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000;
  };
}
