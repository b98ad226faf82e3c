import { expect, test, type Page } from '@playwright/test';

const connects = (page: Page) =>
  page.evaluate(() =>
    fetch('/')
      .then(() => true)
      .catch(() => false),
  );

test('a page is isolated, so that workers can share memory', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

test('a page may connect to nothing, its own origin included', async ({ page }) => {
  await page.goto('/compress-image');
  const refused = page.waitForEvent('console', (message) => message.text().includes('connect-src'));
  expect(await connects(page)).toBe(false);
  await refused;
});

test('the policy of a page holds at its other addresses too', async ({ page }) => {
  const policyAt = async (path: string) => (await page.goto(path))?.headers()['content-security-policy'];
  const policy = await policyAt('/compress-image');
  expect(policy).toContain("default-src 'none'");
  expect(await policyAt('/compress-image.html')).toBe(policy);
  expect(await connects(page)).toBe(false);
});

test('what is not there is answered with a page that says so, isolated and under the policy of pages', async ({
  page,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing here');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(await connects(page)).toBe(false);
  await page
    .getByRole('navigation', { name: 'Where to go from here' })
    .getByRole('link', { name: /^PDF: \d+ tools$/ })
    .click();
  await expect(page).toHaveURL('/pdf');
});

test('nothing is loaded twice: scripts are kept for good, pages are asked for again', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toContain('must-revalidate');
  const [, script = ''] = /src="(\/_astro\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  const etag = page.headers()['etag'] ?? '';
  expect((await request.get('/', { headers: { 'If-None-Match': etag } })).status()).toBe(304);
});
