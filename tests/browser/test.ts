import { test as base, type BrowserContext } from '@playwright/test';

interface Kept {
  kept: BrowserContext;
}

/**
 * One browser context for all tests of a worker, so that scripts and engines are fetched and compiled once. What a page
 * has stored is removed after each test. Tests that look at what stays, or route scripts, take a context of their own.
 */
export const test = base.extend<object, Kept>({
  kept: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env['STAYPUT_URL'] ?? '' });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ kept }, use) => use(kept),
  page: async ({ kept }, use) => {
    const page = await kept.newPage();
    await use(page);
    const browser = await kept.newCDPSession(page);
    const { origin } = new URL(page.url());
    if (origin !== 'null') await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    for (const each of kept.pages()) await each.close();
  },
});

export { expect, type Page } from '@playwright/test';
