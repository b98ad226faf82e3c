import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** How long an engine may be silent and idle before it counts as hung. In milliseconds. */
const patience = 60_000;

/** What idle processes use in that time, because the page still draws. In seconds of processor time. */
const idle = 2;

const sessions = new WeakMap<Browser, Promise<CDPSession>>();

/** Returns the processor time of a browser's pages and workers, in seconds. Ended processes no longer count. */
async function processorTime(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page is in no browser that can be asked');
  let session = sessions.get(browser);
  if (!session) sessions.set(browser, (session = browser.newBrowserCDPSession()));
  const { processInfo } = await (await session).send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Returns everything that a tool's page says about its work. */
const saidBy = (page: Page) =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('file-tool progress')].map(
      (bar) => (bar as HTMLProgressElement).value,
    );
    return `${document.querySelector('file-tool')?.textContent} ${values.join(' ')}`;
  });

/**
 * Rejects if the engine behind a tool's page hangs: for a minute the page has said nothing new, and its processes have
 * hardly used the processor, however busy the machine is. Also rejects when the signal aborts, and never resolves.
 */
export async function engineHangs(page: Page, signal: AbortSignal, within = patience): Promise<never> {
  const look = async () => ({
    // A page that is navigating says nothing.
    said: await saidBy(page).catch(() => ''),
    used: await processorTime(page),
    at: performance.now(),
  });
  const pause = () => setTimeout(within / 12, undefined, { signal });
  // Most work ends earlier, and is never checked.
  await pause();
  let last = await look();
  for (;;) {
    await pause();
    const now = await look();
    // Also less, if a process ended: then something happened.
    const isAtWork = now.said !== last.said || Math.abs(now.used - last.used) > (idle * within) / patience;
    if (isAtWork) last = now;
    else if (now.at - last.at >= within) {
      const state = await page.locator('file-tool .state').textContent();
      const workers = page.workers().map((worker) => new URL(worker.url()).pathname.split('/').at(-2));
      throw new Error(
        `The engine hangs. For ${within / 1000} s the page said “${state?.trim()}”, and nothing worked in it. ` +
          `Its workers: ${[...new Set(workers)].join(', ') || 'none'}.`,
      );
    }
  }
}
