import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** How long an engine may say nothing and do nothing before it counts as hung. In milliseconds. */
const patience = 60_000;

/** What its processes use in that time when nothing works in them: the page still draws. In seconds of processor time. */
const idle = 2;

const sessions = new WeakMap<Browser, Promise<CDPSession>>();

/** The processor time that the pages and workers of a browser have used, in seconds. Those that have ended count no more. */
async function processorTime(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page is in no browser that can be asked');
  let session = sessions.get(browser);
  if (!session) sessions.set(browser, (session = browser.newBrowserCDPSession()));
  const { processInfo } = await (await session).send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** All that a tool's page says of its work. */
const saidBy = (page: Page) =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('file-tool progress')].map(
      (bar) => (bar as HTMLProgressElement).value,
    );
    return `${document.querySelector('file-tool')?.textContent} ${values.join(' ')}`;
  });

/**
 * Rejects when the engine behind a tool's page hangs: for a minute the page has said nothing new, and its processes have
 * hardly used the processor, however busy the machine is. Rejects too when the signal ends it, and never resolves.
 */
export async function engineHangs(page: Page, signal: AbortSignal, within = patience): Promise<never> {
  const look = async () => ({
    // A page that is on its way to another says nothing.
    said: await saidBy(page).catch(() => ''),
    used: await processorTime(page),
    at: performance.now(),
  });
  const pause = () => setTimeout(within / 12, undefined, { signal });
  // Most work ends before that, and is not looked at.
  await pause();
  let last = await look();
  for (;;) {
    await pause();
    const now = await look();
    // Less where a process has ended, which something must have happened for.
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
