import { expect, test } from '@playwright/test';
import { nightly } from '../nightly.ts';

test('a reader finds a post, reads it, and goes on to the next', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (line) => line.type() === 'error' && refused.push(line.text()));
  await page.goto('/blog');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const title = await first.textContent();
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title?.trim() ?? '');
  await page.getByRole('navigation', { name: 'Other posts' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title?.trim() ?? '');
  expect(refused).toEqual([]);
});

test('the page about the API shows every operation with a command that works', async ({ page, request }) => {
  await page.goto('/docs/api');
  const commands = page.getByRole('region', { name: 'Example call of' });
  await expect(commands).toHaveCount(9);
  await expect(page.getByRole('region', { name: 'Example answer of' })).toHaveCount(6);
  const [health = ''] = await commands.allTextContents();
  const address = /^curl (\S+)$/.exec(health)?.[1] ?? '';
  expect((await request.get(address)).status()).toBe(200);
});

test('on paper a post is its text, without what leads elsewhere', nightly, async ({ page }) => {
  await page.goto('/blog/nothing-leaves');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of await page.locator('body > :is(header, footer), nav').all()) await expect(part).toBeHidden();
});
