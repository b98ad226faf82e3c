import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadedAtOnce } from '../../server/built-files.ts';
import { BuiltSite } from '../../server/built-site.ts';
import { fixture } from '../browser/tool-page.ts';
import { nightly } from '../nightly.ts';

const pages = [
  'index',
  'images',
  'resize-image',
  'merge-pdf',
  'trim-video',
  'record-audio',
  'offline',
  'docs/api',
  'blog',
];

// `npm run check` enforces a budget.
test('pages load what the check counts, and nothing more before they are used', nightly, async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
  const site = await BuiltSite.open(resolve('dist'));
  for (const name of pages) {
    loaded.clear();
    const address = name === 'index' ? '/' : `/${name}`;
    await page.goto(address, { waitUntil: 'networkidle' });
    const counted = loadedAtOnce(site, `/${name}.html`);
    const uncounted = [...loaded].filter(
      (one) => one !== address && !counted.has(one) && !/\.(woff2|png|svg)$/.test(one),
    );
    expect.soft(uncounted, address).toEqual([]);
  }
});

for (const [tool, file] of [
  ['rotate-pages', 'pdf/illustrated.pdf'],
  ['crop-image', 'photos/coffee.jpg'],
  ['trim-video', 'media/clip.mp4'],
] as const) {
  test(`/${tool} requests all of its scripts at once when it is given a file`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, script] = /\/_astro\/(.+\.js)$/.exec(request.url()) ?? [];
      if (script) asked.push(script);
    });
    await page.goto(`/${tool}`);
    const meta = (name: string) => page.locator(`meta[name=${name}]`).getAttribute('content');
    const together = ((await meta('scripts-for-files')) ?? '').split(' ').map((word) => word.split(',', 1)[0] ?? '');
    const [table = ''] = ((await meta('scripts')) ?? '').split(' ');
    expect(together.length).toBeGreaterThan(5);

    // One of them arrives only after all others have been requested.
    await page.route('/_astro/work.*.js', async (route) => {
      await expect.poll(() => together.filter((script) => !asked.includes(script))).toEqual([]);
      await route.continue();
    });
    asked.length = 0;
    await page.locator('drop-zone .zone input').setInputFiles(fixture(file));
    await expect(page.locator('.run')).toBeEnabled();
    // Scripts of workers are in folders.
    const others = asked.filter((script) => !together.includes(script) && !script.includes('/'));
    expect(others.every((script) => script === table)).toBe(true);
  });
}
