import { expect, test } from '@playwright/test';
import { addFiles, fixture, openTool, runTool, setOption } from '../browser/tool-page.ts';

const menu = (language: string) => `nav.languages a[lang="${language}"]`;

test('a page in another language has the files, options and results of the one before, and Back leads past it', async ({
  page,
}) => {
  await page.goto('/');
  await openTool(page, 'compress-pdf');
  await addFiles(page, [fixture('pdf/first.pdf')]);
  await setOption(page, 'level', 'print');
  await runTool(page);
  const result = page.locator('file-rows li[data-id]');
  const name = await result.locator('p').first().textContent();
  await page.locator(menu('de')).click();
  await expect(page).toHaveURL('/de/compress-pdf');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(result).toHaveCount(1);
  await expect(result).toContainText(name ?? '');
  expect(await page.locator('#options').evaluate((form: HTMLFormElement) => new FormData(form).get('level'))).toBe(
    'print',
  );
  await page.locator(menu('en')).click();
  await expect(page).toHaveURL('/compress-pdf');
  await expect(result).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('every entry of the menu leads to the page in its language, which leads to its own', async ({ page }) => {
  await page.goto('/trim-video');
  const languages = await page
    .locator('nav.languages a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('lang') ?? ''));
  expect(languages.length).toBeGreaterThan(1);
  for (const language of languages) {
    await page.locator(menu(language)).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const home = language === 'en' ? '/' : `/${language}`;
    await expect(page.locator('header a.home')).toHaveAttribute('href', home);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^https?://[^/]+${home}`));
  }
});

test.describe('where the browser prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('a page in English offers its German one once, and goes nowhere by itself', async ({ page }) => {
    await page.goto('/trim-video');
    const line = page.locator('.language-offer');
    await expect(line).toHaveText(/Diese Seite gibt es auf Deutsch/);
    await expect(page).toHaveURL('/trim-video');
    await line.getByRole('button').click();
    await expect(line).toHaveCount(0);
    await page.goto('/compress-pdf');
    await expect(page.locator('.choices')).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  test('the choice of a language is offered on a page in another', async ({ page }) => {
    await page.goto('/trim-video');
    await page.locator('.language-offer a').click();
    await expect(page).toHaveURL('/de/trim-video');
    await expect(page.locator('.language-offer')).toHaveCount(0);
  });
});
