import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { writeSilence } from '../browser/disk.ts';
import { addFiles, fixture, openTool, rowOf, runTool, setOption } from '../browser/tool-page.ts';
import { nightly } from '../nightly.ts';

const photo = fixture('photos/coffee.jpg');
const paper = fixture('pdf/first.pdf');
const film = fixture('media/clip.mp4');
const song = fixture('media/tone.mp3');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const offers = (page: Page) => page.locator('.offers');
const pocket = (page: Page) => page.locator('.pocket');
const toolbox = (page: Page) => page.getByRole('navigation', { name: 'Kinds of tools' });

async function putOnFrontPage(page: Page, files: string[]) {
  await page.goto('/');
  await page.locator('drop-zone .zone input').setInputFiles(files);
  await expect(page.locator('.offer').first()).toBeVisible();
}

async function search(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find a tool' });
  await dialog.getByRole('combobox').fill(words);
  await expect(dialog.locator('[aria-selected=true]')).toBeVisible();
  return dialog;
}

test('a file on the front page goes along to the tool that the search or a hub leads to, and Back brings it back', async ({
  page,
}) => {
  await putOnFrontPage(page, [photo]);
  await page.keyboard.press('Control+k');
  const groups = page.getByRole('dialog', { name: 'Find a tool' }).getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('With coffee.jpg');
  await expect(groups.first()).toContainText('Compress images');
  await page.keyboard.press('Escape');
  await expect(await search(page, 'passport')).toContainText('With coffee.jpg');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/passport/i);
  await expect(rowOf(page, 'coffee.jpg')).toBeVisible();

  await page.goBack();
  await expect(offers(page)).toContainText('1 JPEG file');
  await toolbox(page)
    .getByRole('link', { name: /^Images/ })
    .click();
  await expect(pocket(page)).toContainText('coffee.jpg comes with you');
  await page.getByRole('main').getByRole('link', { name: 'Resize images', exact: true }).first().click();
  await expect(rowOf(page, 'coffee.jpg')).toBeVisible();
  await page.goBack();
  await expect(pocket(page)).toContainText('coffee.jpg comes with you');
  await page.getByRole('link', { name: 'Stayput' }).first().click();
  await expect(offers(page)).toContainText('1 JPEG file');
  await page.goBack();
  await pocket(page).getByRole('button', { name: 'Leave it behind' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Crop images', exact: true }).first().click();
  await expect(page.locator('file-tool[data-ready]')).toBeAttached();
  await expect(page.locator('file-rows li')).toHaveCount(0);
});

test('of several files, a tool is given those that it takes, says which stayed, and leads to a tool for the others', async ({
  page,
}) => {
  await openTool(page, 'compress-image');
  await addFiles(page, [photo, paper]);
  await page.getByRole('link', { name: 'Resize images', exact: true }).first().click();
  await expect(heading(page)).toHaveText('Resize images');
  await expect(page.locator('file-rows li[data-id]')).toHaveCount(1);
  await expect(page.locator('.state')).toHaveText('This tool cannot open first.pdf. Press Back to return to it.');
  await page.goBack();
  await expect(page.locator('file-rows li[data-id]')).toHaveCount(2);
  await rowOf(page, 'first.pdf').getByRole('link', { name: 'Open it in Compress PDF' }).click();
  await expect(heading(page)).toHaveText('Compress PDF');
  await expect(page.locator('file-rows li[data-id]')).toHaveCount(1);
  await expect(rowOf(page, 'first.pdf')).toBeVisible();
});

test('results go along in place of their files, where they are taken, and are kept on the page before', async ({
  page,
}) => {
  await openTool(page, 'convert-image');
  await setOption(page, 'format', 'webp');
  await addFiles(page, [photo]);
  await runTool(page);
  await search(page, 'resize images');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Resize images');
  await expect(rowOf(page, 'coffee.webp')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.state')).toContainText('1 file done');
  // The text of an image is no image.
  await page.goto('/image-to-data-url');
  await addFiles(page, [photo]);
  await runTool(page);
  await search(page, 'crop images');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'coffee.jpg')).toBeVisible();
});

test('a link opened in a new tab carries nothing, and leaves the first tab whole', async ({ page, context }) => {
  await openTool(page, 'compress-image');
  await addFiles(page, [photo]);
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: 'Resize images', exact: true })
      .first()
      .click({ modifiers: ['Control'] }),
  ]);
  await expect(other.locator('file-tool[data-ready]')).toBeAttached();
  await expect(other.locator('file-rows li')).toHaveCount(0);
  await expect(rowOf(page, 'coffee.jpg')).toBeVisible();
});

/** Where links to tools are on a page, and what leads to one. */
const links: Record<string, (page: Page) => Locator> = {
  header: (page) => page.getByRole('navigation', { name: 'Tools', exact: true }).getByRole('link'),
  breadcrumbs: (page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link'),
  main: (page) => page.locator('main > :not(nav, file-tool) a[href^="/"]:visible'),
  footer: (page) => page.locator('footer a[href^="/"]:visible'),
};

const walked: [string, string][] = [
  ['compress-image', photo],
  ['merge-pdf', paper],
  ['trim-video', film],
  ['convert-audio', song],
];

for (const [slug, file] of walked)
  test(`every kind of link on /${slug} takes the file along`, nightly, async ({ page }) => {
    test.setTimeout(900_000);
    const name = file.split('/').at(-1) ?? '';
    for (const [kind, find] of Object.entries(links)) {
      await page.goto(`/${slug}`);
      const addresses = await find(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(addresses, kind).not.toEqual([]);
      for (const address of new Set(addresses)) {
        if (/\.\w+$|^\/api\/|#/.test(address) || address === `/${slug}`) continue;
        await page.goto(`/${slug}`);
        await addFiles(page, [file]);
        await find(page)
          .and(page.locator(`[href="${address}"]`))
          .first()
          .click();
        await expect(page, `${kind}: ${address}`).toHaveURL((url) => url.pathname === address);
        await expect(page.locator('body'), `${kind}: ${address}`).toContainText(name);
      }
    }
  });

test('a result of 75 MB that is on the disk goes along, too', nightly, async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'stayput-'));
  const long = join(folder, 'long.wav');
  await writeSilence(long, 75_000_000);
  try {
    await openTool(page, 'convert-audio');
    await setOption(page, 'container', 'wav');
    await addFiles(page, [long]);
    await runTool(page);
    await search(page, 'trim audio');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Trim audio');
    await expect(rowOf(page, 'long.wav')).toContainText('75 MB');
  } finally {
    await rm(folder, { recursive: true });
  }
});
