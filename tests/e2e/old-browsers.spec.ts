import { expect, test, type Page } from '@playwright/test';
import { openTool } from '../browser/tool-page.ts';

const sentence = (page: Page) => page.getByText('The tools cannot start in this browser.');

test('a browser that is too old is told which ones the tools need', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  for (const address of ['/', '/compress-image', '/workflow']) {
    await page.goto(address);
    await expect(sentence(page), address).toBeVisible();
    await expect(sentence(page), address).toContainText(/Safari 17\.4, Firefox 128, Chrome or Edge 120/);
  }
});

test('a browser that cannot read the first script, or did not load it, is told as well', async ({ page }) => {
  await page.route('**/early.*.js', (route) => route.abort());
  await page.goto('/compress-image');
  await expect(sentence(page)).toBeVisible();
});

test('other browsers are told nothing', async ({ page }) => {
  await openTool(page, 'compress-image');
  await expect(sentence(page)).toHaveCount(1);
  await expect(sentence(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says that they are switched off, and not that the browser is too old', async ({ page }) => {
    await page.goto('/compress-image');
    await expect(page.locator('.bar noscript')).toBeVisible();
    await expect(sentence(page)).toBeHidden();
  });
});
