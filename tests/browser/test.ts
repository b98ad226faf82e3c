import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { keep, keptPages, lookAsUsual } from './kept-page.ts';

interface Kept {
  /** The address of the site. */
  site: string;
  kept: { context: BrowserContext; page?: Page };
}

/** Removes everything that a page has stored, and closes it. */
async function close(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  if (origin !== 'null') await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.close();
}

/**
 * Shares one browser context and one page between all tests of a worker, so that scripts and engines are fetched,
 * compiled and started once: `openTool` empties the existing page. A page that a test has changed for good, or failed
 * on, is closed, and what it has stored is removed. Tests that check what is stored, or route scripts, use their own
 * context.
 */
export const test = base.extend<object, Kept>({
  site: [process.env['STAYPUT_URL'] ?? '', { scope: 'worker', option: true }],
  kept: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site });
      await use({ context });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ kept }, use) => use(kept.context),
  page: async ({ kept }, use, testInfo) => {
    const page = kept.page ?? (await kept.context.newPage());
    if (!kept.page) keep(page);
    await use(page);
    const isKept = keptPages.has(page) && !page.isClosed() && testInfo.status === testInfo.expectedStatus;
    if (isKept) {
      kept.page = page;
      await lookAsUsual(page);
      await page.evaluate(() => location.protocol.startsWith('http') && localStorage.clear());
    } else {
      delete kept.page;
      if (!page.isClosed()) await close(page);
    }
    for (const other of kept.context.pages()) if (other !== kept.page) await other.close();
  },
});

export { expect, type Page } from '@playwright/test';
