import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadedAtOnce } from '../../server/built-files.ts';
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
  for (const name of pages) {
    loaded.clear();
    const address = name === 'index' ? '/' : `/${name}`;
    await page.goto(address, { waitUntil: 'networkidle' });
    const counted = await loadedAtOnce(resolve('dist'), `/${name}.html`);
    const uncounted = [...loaded].filter(
      (one) => one !== address && !counted.has(one) && !/\.(woff2|png|svg)$/.test(one),
    );
    expect.soft(uncounted, address).toEqual([]);
  }
});
