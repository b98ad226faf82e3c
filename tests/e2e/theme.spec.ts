import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { nightly } from '../nightly.ts';

test('a transition between two pages that the browser gives up is no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // Skipped before the page is shown, as when loading takes long.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { activeViewTransition } = document;
      activeViewTransition?.skipTransition();
      document.documentElement.dataset['gaveUp'] = String(activeViewTransition !== null);
    });
  });
  const follow = (path: string) => page.locator(`header a[href="${path}"]`).first().click();
  // A busy browser may not start a transition at all, so there is nothing to skip.
  await expect(async () => {
    await page.goto('/');
    await follow('/images');
    await expect(page).toHaveURL('/images');
    await expect(page.locator('html')).toHaveAttribute('data-gave-up', /./);
    expect(await page.locator('html').getAttribute('data-gave-up')).toBe('true');
  }).toPass();
  // Skipped because the window is resized.
  await follow('/pdf');
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(page).toHaveURL('/pdf');
  expect(errors).toEqual([]);
});

test('light or dark is chosen for all pages, counts before anything is drawn, and can be left to the system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  const theme = page.getByLabel('Theme');
  await expect(theme).toHaveValue('system');
  await theme.selectOption('dark');
  const dark = await paper();
  expect(dark).not.toBe(light);

  // The head decides alone: none of the page's other scripts has run.
  await page.route(/\.js$/, (route) => (route.request().url().includes('/early.') ? route.continue() : route.abort()));
  await page.goto('/images');
  expect(await paper()).toBe(dark);
  const bar = (scheme: string) => page.locator(`meta[name=theme-color][data-scheme=${scheme}]`);
  await expect(bar('dark')).toHaveAttribute('media', 'all');
  await expect(bar('light')).toHaveAttribute('media', 'not all');
  await page.unroute(/\.js$/);

  await page.goto('/merge-pdf');
  await expect(theme).toHaveValue('dark');
  await theme.selectOption('system');
  expect(await paper()).toBe(light);
  await expect(bar('dark')).toHaveAttribute('media', '(prefers-color-scheme: dark)');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('a question mark lists the keys that count on the page, unless somebody types it', nightly, async ({ page }) => {
  await page.goto('/organise-pdf');
  const button = page.getByRole('button', { name: 'Keyboard shortcuts' });
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await button.click();
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('?');
  await expect(dialog.getByRole('heading', { name: 'Order of pages or frames' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Start and end' })).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).include('dialog.shortcuts').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a tool' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Find a tool' })).toHaveValue('?');
});
