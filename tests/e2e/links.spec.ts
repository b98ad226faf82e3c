import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { fixture } from '../browser/tool-page.ts';
import { atNight, nightly } from '../nightly.ts';
import { walkLinks } from './link-walk.ts';

const files = {
  'an image': [fixture('photos/coffee.jpg')],
  'a PDF': [fixture('pdf/first.pdf')],
  'a video': [fixture('media/clip.mp4')],
  'a recording': [fixture('media/tone.mp3')],
};
const mixed = Object.values(files).flat();
const namesOf = (paths: readonly string[]) => paths.map((path) => basename(path)).toSorted();

/** Pages that take files themselves: tools of each family, some with boards, and pages made of tools. */
const taking = [
  ...['/crop-image', '/merge-pdf', '/workflow'],
  ...atNight([
    '/trim-video',
    '/heic-to-jpg',
    '/compress-image',
    '/redact-pdf',
    '/convert-audio',
    '/inspect-file',
    '/passport-photo',
  ]),
];
/** Pages of each kind on which files come along; the last is not there. */
const others = [
  ...['/tools', '/blog/nothing-leaves'],
  ...atNight(['/images', '/about', '/proof', '/receipts', '/record-audio', '/docs/api', '/blog', '/contact']),
  '/no-such-page',
];

const pocket = (page: Page) => page.locator('.pocket');

/** Opens a page by a link on this one. */
async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, path);
  await expect(page).toHaveURL((url) => url.pathname === path);
}

/** Puts files on a page that takes some itself. */
async function lay(page: Page, path: string, given: string[]) {
  await page.goto(path);
  await page.locator('drop-zone .zone input').setInputFiles(given);
  await expect(page.locator('.offers .offer, file-rows li[data-id]').first()).toBeVisible();
}

/** Follows the links of a page on which these files lie, the answers of the search included. */
async function walk(page: Page, given: readonly string[], each = false) {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  const followed = await page.evaluate(walkLinks, each);
  for (const { kind, path, opened, carried, stayed } of followed) {
    const road = `${new URL(page.url()).pathname} → ${path} (${kind})`;
    expect.soft(opened, road).toBe(path);
    expect.soft([...carried, ...stayed].toSorted(), road).toEqual(namesOf(given));
  }
  return followed.map(({ kind }) => kind.split(' ')[0]);
}

test('every kind of link on every kind of page takes along what lies there', async ({ page }) => {
  const regions = new Set<string | undefined>();
  for (const path of ['/', ...taking]) {
    await lay(page, path, mixed);
    for (const region of await walk(page, mixed)) regions.add(region);
  }
  await lay(page, '/', mixed);
  for (const path of others) {
    await follow(page, path);
    await expect(pocket(page), path).toContainText('coffee.jpg and 3 more files come with you');
    for (const region of await walk(page, mixed)) regions.add(region);
  }
  // A page in another language was among them, so pages offer that one.
  expect(regions).toEqual(new Set(['HEADER', 'NAV', 'MAIN', 'FOOTER', 'DIALOG', 'ASIDE']));
});

const laid = { 'a file of each kind': mixed, ...files };

for (const [kind, given] of Object.entries(laid))
  test(
    `pages find ${kind} that a link brings, or say that it stayed`,
    given === mixed ? {} : nightly,
    async ({ page }) => {
      await lay(page, '/', given);
      await follow(page, '/tools');
      for (const path of taking) {
        await expect(pocket(page)).toBeVisible();
        await follow(page, path);
        const rows = page.locator('file-rows .name');
        const stayed = page.locator('.state');
        for (const name of namesOf(given))
          await expect(
            rows
              .filter({ hasText: name })
              .or(stayed.filter({ hasText: name }))
              .or(stayed.filter({ hasText: /cannot open .* and \d more/ }))
              .first(),
            `${path}: ${name}`,
          ).toBeAttached();
        await page.goBack();
      }
    },
  );

test('a link to the page itself leaves it and its files as they are', async ({ page }) => {
  const stays = async (path: string) => {
    const before = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('navigation').or(page.getByRole('banner')).locator(`a[href="${path}"]`).first().click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tools' }).hover();
    expect(await page.evaluate(() => performance.timeOrigin), path).toBe(before);
  };
  await lay(page, '/', files['an image']);
  await stays('/');
  await follow(page, '/images');
  await expect(pocket(page)).toBeVisible();
  await stays('/images');
});

for (const [kind, given] of Object.entries(laid))
  test(`links of all pages take ${kind} along`, nightly, async ({ page }) => {
    test.setTimeout(3_600_000);
    const pages = (await readdir('dist', { recursive: true }))
      .filter((file) => file.endsWith('.html'))
      .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
      .toSorted();
    for (const path of pages) {
      await page.goto(path);
      if ((await page.locator('file-tool, front-door').count()) > 0) await lay(page, path, given);
      else {
        await lay(page, '/', given);
        await follow(page, path);
        await expect(pocket(page), path).toBeVisible();
      }
      await walk(page, given, given === mixed);
    }
  });
