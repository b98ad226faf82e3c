import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { englishPath, pathIn } from '#language.ts';
import { isOnlyEnglish, languageAt, languages } from '#languages.ts';
import { pagePath } from '../../../server/address.ts';
import { BuiltSite } from '../../../server/built-site.ts';
import { builtLanguages } from '../service/built-policy.ts';

const site = await BuiltSite.open(resolve('dist'));
const pages = new Map(site.pages().map(([page, html]) => [pagePath(page), html]));
const inOthers = [...pages.keys()].filter((path) => languageAt(path) === 'en' && !isOnlyEnglish(path));

/** Returns the addresses of a page in all languages that something names, by language. */
const alternatesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/rel="alternate" hreflang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)"/g)].map(
      ([, language, path]) => [language, path || '/'],
    ),
  );

test.each(builtLanguages)('in %s, each page names itself and its page in every language, as the sitemap does', (id) => {
  const map = site.text(`/sitemap-${id}.xml`);
  expect(inOthers.length).toBeGreaterThan(200);
  for (const path of inOthers) {
    const own = pathIn(id, path);
    const html = pages.get(own) ?? '';
    const [, root = ''] = /<html ([^>]*)>/.exec(html) ?? [];
    expect([/lang="([^"]*)"/.exec(root)?.[1], /dir="([^"]*)"/.exec(root)?.[1] ?? 'ltr'], own).toEqual([
      id,
      languages[id].dir,
    ]);
    if (html.includes('content="noindex"')) continue;
    const all = Object.fromEntries([...builtLanguages.map((one) => [one, pathIn(one, path)]), ['x-default', path]]);
    expect(alternatesIn(html), own).toEqual(all);
    const [entry = ''] =
      new RegExp(`<url><loc>https?://[^/<]+${own === '/' ? '/' : own}</loc>.*?</url>`).exec(map) ?? [];
    expect(alternatesIn(entry), own).toEqual(all);
    expect(html, own).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${own}"`));
    expect(html, own).toContain(`<meta property="og:locale" content="${languages[id].openGraph}"`);
  }
});

test('links lead to pages of the same language, or say that a page is English', () => {
  for (const [path, html] of pages) {
    const id = languageAt(path);
    if (id === 'en') continue;
    const body = html.slice(html.indexOf('<body'));
    for (const [link, href = ''] of body.matchAll(/<a\b(?:[^>"]|"[^"]*")*?\shref="(\/[^"#?]*)(?:[^>"]|"[^"]*")*>/g)) {
      const isMarked = /\shreflang="/.test(link);
      expect([path, href, isMarked || languageAt(href) === id]).toEqual([path, href, true]);
      if (!isMarked) expect(pages.has(href), `${path} leads to ${href}`).toBe(true);
    }
  }
});

test('workers have no words: all languages start the same', () => {
  const workers = site.addresses.filter((address) => /^\/_astro\/[\w-]+\.worker\/[^/]+\.js$/.test(address));
  expect(workers.length).toBe(new Set(workers.map((address) => address.split('/')[2])).size);
});

test('English has no address of its own, and every other path begins with its language', () => {
  expect(builtLanguages.map((id) => englishPath(pathIn(id, '/merge-pdf'), id))).toEqual(
    builtLanguages.map(() => '/merge-pdf'),
  );
  expect(languageAt('/de.html')).toBe('de');
  expect(languageAt('/delete-pages')).toBe('en');
});
