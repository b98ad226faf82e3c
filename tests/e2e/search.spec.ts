import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addFiles, openTool } from '../browser/tool-page.ts';
import { nightly } from '../nightly.ts';

test('a page leads to any tool by the keyboard alone, says what it does not do, and remembers what was used', async ({
  page,
}) => {
  await openTool(page, 'compress-image');
  await addFiles(page, ['tests/fixtures/photos/coffee.jpg']);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find a tool' });
  const field = dialog.getByRole('combobox', { name: 'Find a tool' });
  const status = dialog.getByRole('status');
  const active = dialog.locator('[aria-selected=true]');
  await expect(field).toBeFocused();
  const groups = dialog.getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('With coffee.jpg');
  await expect(active).toContainText('Compress images to 200 kB');
  await expect(groups.nth(1)).toHaveAccessibleName('Recent');
  await expect(groups.nth(1).getByRole('option')).toContainText('Compress images');

  await field.fill('heic jpg');
  await expect(active).toHaveText(/^\s*Convert HEIC to JPEG/);
  await expect(status).toHaveText(/^\d+ results?\.$/);
  const first = await active.getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', first ?? 'none');
  const { violations } = await new AxeBuilder({ page }).include('dialog.search').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await expect(active).not.toHaveAttribute('id', first ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveAttribute('id', first ?? '');

  await field.fill('remove background');
  await expect(status).toContainText('Removing a background: not done here.');
  await field.fill('zzzzzz');
  await expect(status).toContainText('No tool matches.');
  await expect(field).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const button = page.getByRole('button', { name: /Find a tool|Search/ });
  await button.click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  // The current page stays, with its file.
  await field.fill('compress image 300 kb');
  await expect(active).toContainText('Maximum size 300\u00A0kB');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/compress-image#goal=size&kilobytes=300$/);
  await expect(page.locator('#option-kilobytes')).toHaveValue('300');
  await expect(page.locator('file-rows li')).toHaveCount(1);

  await page.keyboard.press('Control+k');
  await field.fill('combine pdf');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/merge-pdf$/);
});

test('what is typed before the search has loaded is searched for', async ({ page }) => {
  await page.goto('/');
  const loading = Promise.withResolvers<void>();
  await page.route('**/search-dialog*', async (route) => {
    await loading.promise;
    await route.continue();
  });
  const requested = page.waitForRequest('**/search-dialog*');
  await page.keyboard.press('Control+k');
  await requested;
  await page.keyboard.type('combinex');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' pdf');
  loading.resolve();
  await expect(page.getByRole('combobox', { name: 'Find a tool' })).toHaveValue('combine pdf');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/merge-pdf$/);
});

test('without scripts, the field is a link to all tools', nightly, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: /Find a tool|Search/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tools');
  await page.getByRole('link', { name: 'Merge PDF', exact: true }).click();
  await expect(page).toHaveURL(/\/merge-pdf$/);
  await context.close();
});

test('the search leads to the pages and settings of the site itself', async ({ page }) => {
  await openTool(page, 'compress-image');
  await addFiles(page, ['tests/fixtures/photos/coffee.jpg']);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find a tool' });
  const field = dialog.getByRole('combobox', { name: 'Find a tool' });
  await field.fill('is it safe');
  await expect(dialog.getByRole('group').first()).toHaveAccessibleName('This site');
  await expect(dialog.locator('[aria-selected=true]')).toHaveAttribute('href', '/proof');

  // A setting of this page keeps the page and its address.
  await field.fill('dark mode');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Theme')).toBeFocused();
  await expect(page).toHaveURL(/\/compress-image$/);
  await expect(page.locator('file-rows li')).toHaveCount(1);
});
