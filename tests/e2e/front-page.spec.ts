import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { fixture, rowOf } from '../browser/tool-page.ts';

const photo = fixture('photos/coffee.jpg');
const unknown = fixture('images/text.jpg');

const desk = (page: Page) => page.locator('front-door .desk');
const wish = (page: Page) => page.getByRole('searchbox', { name: /^What do you want to do with (it|them)\?$/ });
const answers = (page: Page) => page.locator('front-wish .answers').getByRole('link');

async function lay(page: Page, ...files: string[]) {
  await page.locator('drop-zone .zone input').setInputFiles(files);
  await expect(wish(page)).toBeVisible();
}

/** Where the sheet is in the window. */
const place = async (page: Page) => {
  const box = await desk(page).boundingBox();
  if (!box) throw new Error('There is no sheet');
  return box;
};

for (const [look, viewport] of Object.entries({
  desk: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test(`the sheet of the front page keeps its size with files on it (${look})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const empty = await place(page);
    await lay(page, photo);
    await expect(desk(page).locator('img')).toBeVisible();
    expect(await place(page)).toMatchObject({ width: empty.width, height: empty.height });
    await lay(page, ...['pdf/first.pdf', 'media/clip.mp4', 'media/tone.mp3', 'images/photo.webp'].map(fixture));
    await expect(desk(page)).toContainText('and 1 more file');
    expect(await place(page)).toMatchObject({ width: empty.width, height: empty.height });
    const overflow = await page.locator('.laid').evaluate((laid) => laid.scrollHeight - laid.clientHeight);
    expect(overflow).toBe(0);
  });

test('the sheet stays in view beside a long list of answers, and files that cannot be opened are named first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/');
  await lay(page, photo, ...['pdf/first.pdf', 'media/clip.mp4', 'media/tone.mp3'].map(fixture), unknown);
  const offers = page.locator('.offers .offer');
  await expect(offers).toContainText(['text.jpg', '1 JPEG file', '1 PDF file', '1 MP4 file', '1 MP3 file']);
  await answers(page).nth(7).scrollIntoViewIfNeeded();
  const { y, height } = await place(page);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(700);
});

test('photos of phones, PDFs, sound and videos that the browser cannot play are drawn on the front page', async ({
  page,
}) => {
  await page.goto('/');
  await lay(page, ...['images/photo.heic', 'pdf/first.pdf', 'media/surround.flac', 'media/clip.m2ts'].map(fixture));
  const figure = (name: string) => desk(page).locator('figure', { hasText: name });
  await expect(figure('photo.heic').locator('img')).toBeVisible();
  await expect(figure('first.pdf').locator('img')).toBeVisible();
  await expect(figure('surround.flac').locator('.wave')).toBeVisible();
  await expect(figure('clip.m2ts').locator('img')).toBeVisible();
});

test('the front page leads to the tools that were used last, and says nothing of them before', async ({ page }) => {
  const recent = page.getByRole('navigation', { name: 'Used last' });
  await page.goto('/');
  await expect(page.locator('front-door')).toBeVisible();
  await expect(recent).toBeHidden();
  for (const tool of ['pdf-to-jpg', 'resize-image', 'crop-image', 'rotate-image']) {
    await page.goto(`/${tool}`);
    await page
      .locator('drop-zone .zone input')
      .setInputFiles(tool.startsWith('pdf') ? fixture('pdf/first.pdf') : photo);
    await expect(page.locator('file-rows li')).toHaveCount(1);
  }
  await page.goto('/');
  await expect(recent.getByRole('link')).toHaveText(['Rotate and flip images', 'Crop images', 'Resize images']);
  await lay(page, photo);
  await expect(recent).toBeHidden();
});

test('one field finds what can be done with the files, with their settings, and takes them along', async ({ page }) => {
  await page.goto('/');
  await lay(page, photo);
  await expect(answers(page)).toHaveCount(3);
  await wish(page).fill('passport');
  await expect(answers(page).first()).toContainText('Passport photo');
  await wish(page).fill('under 200 kB');
  await expect(answers(page).first()).toContainText('200 kB');
  // Tools that do not take the file are left out.
  await wish(page).fill('trim video');
  await expect(answers(page).filter({ hasText: 'Trim video' })).toHaveCount(0);
  await wish(page).fill('');
  await expect(answers(page)).toHaveCount(3);
  await wish(page).fill('resize 640');
  await expect(page.locator('front-wish').getByRole('status')).toContainText(/\d results?\./);
  await expect(answers(page).first()).toContainText('Resize images');
  await wish(page).press('Enter');
  await expect(page).toHaveURL('/resize-image#width=640');
  await expect(rowOf(page, 'coffee.jpg')).toBeVisible();
});

test('the front page says what is not done here, and keeps all tools within reach of the files', async ({ page }) => {
  await page.goto('/');
  await lay(page, photo);
  await wish(page).fill('remove background');
  await expect(page.locator('front-wish').getByRole('status')).toContainText('not done here');
  await page.locator('front-wish').getByRole('link', { name: 'All tools' }).click();
  await expect(page.locator('.pocket')).toContainText('coffee.jpg comes with you');
});

test('the front page with files is accessible, and fits narrow windows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await lay(page, photo, fixture('pdf/first.pdf'), unknown);
  const faults = async () => {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };
  expect(await faults()).toEqual([]);
  await wish(page).fill('passport');
  await expect(answers(page).first()).toContainText('Passport photo');
  expect(await faults()).toEqual([]);
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 450 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
  }
});
