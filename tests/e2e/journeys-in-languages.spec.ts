import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addFiles, fixture, only, openTool, rowOf, runTool, saveResults, setOption } from '../browser/tool-page.ts';
import { everything } from '../nightly.ts';
import { read } from '../unit/pdf/read-pdf.ts';

/** English words that people would notice, on what a page shows. */
const english = /\b(?:the|your|with|and|files?|pages?|done|save|options?|results?)\b/i;

/** Checks that what the page shows is in its language, and that nothing is wider than the window. */
async function looksRight(page: Page) {
  const shown = await page.locator('main').evaluate((main) => (main as HTMLElement).innerText);
  const lines = shown.split('\n').filter((line) => english.test(line.replaceAll(/\S+\.(?:jpg|pdf|mp3|mp4|txt)/g, '')));
  expect(lines).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

const dir = (language: string) => (language === 'ar' ? 'rtl' : 'ltr');

for (const language of everything ? ['de', 'ja', 'ar'] : ['de', 'ar']) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a photo is made smaller, and saved', async ({ page }) => {
      await openTool(page, `${language}/compress-image`);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(dir(language));
      await looksRight(page);
      await addFiles(page, [fixture('photos/coffee.jpg')]);
      await looksRight(page);
      await runTool(page);
      await looksRight(page);
      const photo = only(await saveResults(page));
      expect((await sharp(photo).metadata()).format).toBe('jpeg');
      expect(photo.length).toBeLessThan(readFileSync(fixture('photos/coffee.jpg')).length);
    });

    test('two PDFs are merged', async ({ page }) => {
      await openTool(page, `${language}/merge-pdf`);
      await addFiles(page, [fixture('pdf/first.pdf'), fixture('pdf/second.pdf')]);
      await runTool(page);
      await looksRight(page);
      const [first, second] = await Promise.all(
        ['first', 'second'].map(
          async (name) => (await read(readFileSync(fixture(`pdf/${name}.pdf`)))).document.numPages,
        ),
      );
      const merged = only(await saveResults(page));
      expect((await read(merged)).document.numPages).toBe((first ?? 0) + (second ?? 0));
    });

    test('a recording is converted', async ({ page }) => {
      await openTool(page, `${language}/convert-audio`);
      await addFiles(page, [fixture('media/tone.mp3')]);
      await setOption(page, 'container', 'wav');
      await runTool(page);
      await looksRight(page);
      expect(only(await saveResults(page)).toString('latin1', 0, 4)).toBe('RIFF');
    });

    test('a file that cannot be used is explained', async ({ page }) => {
      await openTool(page, `${language}/compress-image`);
      await addFiles(page, [{ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') }]);
      await expect(rowOf(page, 'notes.jpg').locator('.problem')).toBeVisible();
      await looksRight(page);
    });

    test('the front page leads a file to a tool of the language', async ({ page }) => {
      await page.goto(`/${language}`);
      await looksRight(page);
      await page
        .locator('front-door input[type=file], drop-zone input[type=file]')
        .first()
        .setInputFiles(fixture('photos/coffee.jpg'));
      await page.locator('.offers .offer a, .offers a').first().click();
      await expect(page).toHaveURL(new RegExp(`/${language}/`));
      await expect(rowOf(page, 'coffee.jpg')).toBeVisible();
      await looksRight(page);
    });
  });
}
