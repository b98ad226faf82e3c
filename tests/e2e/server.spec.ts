import { expect, test } from '@playwright/test';

test('the site is served in isolation, under its policy', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});
