import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { linksOf, scriptsOf, tableOf } from '../../../server/built-files.ts';
import { BuiltSite } from '../../../server/built-site.ts';
import { writeIntegrity } from '../../../server/write-integrity.ts';
import { catalog } from '#catalog.ts';
import { languageAt } from '#languages.ts';
import { builtLanguages } from '../service/built-policy.ts';
import { tinySite } from './tiny-site.ts';

const dist = resolve('dist');
const hashes = new Map<string, string>();
let built: BuiltSite;
let pages: [page: string, html: string][];

const hashOf = (content: string | Uint8Array) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

beforeAll(async () => {
  built = await BuiltSite.open(dist);
  pages = built.pages();
  for (const address of built.addresses.filter((one) => /^\/_astro\/[^/]+\.(?:js|css)$/.test(one)))
    hashes.set(address, hashOf(built.bytes(address)));
});

/** Returns the transitive imports of these scripts. */
function importedBy(scripts: readonly string[], when: 'atOnce' | 'always'): Set<string> {
  const found = new Set(scripts);
  for (const script of found) {
    const { atOnce, later } = built.importsOf(script);
    for (const imported of [...atOnce, ...(when === 'always' ? later : [])]) found.add(imported);
  }
  return found;
}

/** Returns the import map of a page: what a browser checks whoever imports it. */
function mapOf(html: string): Record<string, string> {
  const [, text = ''] = /<script type="importmap">([^<]*)<\/script>/.exec(html) ?? [];
  // The build wrote it.
  return (JSON.parse(text) as { integrity: Record<string, string> }).integrity;
}

test('each page names every script and style that it starts with, and the hash of its bytes', async () => {
  expect(pages.length).toBeGreaterThan(200);
  for (const [page, html] of pages) {
    const named = [...html.matchAll(/(?:src|href)="([^"]+)" integrity="([^"]+)"/g)];
    for (const [, address = '', hash] of named) expect(hash, `${page}: ${address}`).toBe(hashes.get(address));
    const checked = new Set([...named.map(([, address]) => address), ...Object.keys(mapOf(html))]);
    const needed = importedBy(scriptsOf(html, page), 'atOnce');
    for (const link of linksOf(html, page)) if (link.endsWith('.css')) needed.add(link);
    expect(
      [...needed].filter((address) => !checked.has(address)),
      page,
    ).toEqual([]);
  }
});

test.each(builtLanguages)(
  'in %s, all pages have one import map, before anything that loads a script, with all that scripts import at once',
  async (language) => {
    const ofLanguage = pages.filter(([page]) => languageAt(page) === language);
    const maps = new Set(ofLanguage.map(([, html]) => JSON.stringify(mapOf(html))));
    expect(maps.size).toBe(1);
    for (const [page, html] of ofLanguage) {
      const before = html.slice(0, html.indexOf('<script type="importmap">'));
      expect(before, page).not.toMatch(/<(?:script|link)\b/);
    }
    const [[, html = ''] = []] = ofLanguage;
    const map = mapOf(html);
    for (const [address, hash] of Object.entries(map)) expect(hash, address).toBe(hashes.get(address));
    const all = importedBy(
      ofLanguage.flatMap(([page, text]) => scriptsOf(text, page)),
      'always',
    );
    const atOnce = [...all].flatMap((script) => built.importsOf(script).atOnce);
    expect(Object.keys(map).toSorted()).toEqual([...new Set(atOnce)].toSorted());
    // Each page carries it.
    expect(brotliCompressSync(JSON.stringify({ integrity: map })).length).toBeLessThan(4000);
  },
);

test('the table that each page names has the hash of every script that the page may import', async () => {
  const works = new Map<string, boolean>();
  const sizes = new Map<string, number>();
  /** Tables that were already compared with their scripts: pages that may load the same scripts share one. */
  const compared = new Set<string>();
  for (const [page, html] of pages) {
    const [address = ''] = tableOf(html);
    const [, hash] = /<meta name="scripts" content="\S+ (\S+)">/.exec(html) ?? [];
    expect(hash, page).toBe(hashes.get(address));
    // The build wrote it.
    const { default: table } = (await import(pathToFileURL(join(dist, address)).href)) as {
      default: Record<string, [string, string[]]>;
    };
    const all = importedBy(scriptsOf(html, page), 'always');
    expect(Object.keys(table).toSorted(), page).toEqual([...all].map((script) => basename(script)).toSorted());
    for (const script of compared.has(address) ? [] : all) {
      const imports = built.importsOf(script).atOnce.map((one) => basename(one));
      const own = script in mapOf(html) ? '' : hashes.get(script);
      expect(table[basename(script)], script).toEqual([own, imports]);
    }
    compared.add(address);
    sizes.set(page, all.size);
    works.set(
      page,
      [...all].some((script) => basename(script).startsWith('open-workbench.')),
    );
  }
  // A page of only text must not load the code that processes files. The definitions of tools are for agents.
  expect(sizes.get('/privacy.html')).toBeLessThan(115 + catalog.length);
  expect([works.get('/privacy.html'), works.get('/compress-image.html')]).toEqual([false, true]);
});

test('the page of a tool has the hashes of the scripts that it imports once it is given files', async () => {
  let tools = 0;
  for (const [page, html] of pages) {
    const [, content = ''] = /<meta name="scripts-for-files" content="([^"]+)">/.exec(html) ?? [];
    const together = new Map([...content.matchAll(/([^\s,]+),(\S*)/g)].map(([, name = '', hash]) => [name, hash]));
    const [, slug] = /<file-tool\b[^>]*\sdata-slug="([^"]+)"/.exec(html) ?? [];
    expect(together.size > 0, page).toBe(slug !== undefined);
    if (slug === undefined) continue;
    tools += 1;
    const [, engine] = /<file-tool\b[^>]*\sdata-engine="([^"]+)"/.exec(html) ?? [];
    const ofWorker = [...together.keys()].filter((name) => name.includes('/'));
    expect(ofWorker.length > 0, page).toBe(engine !== undefined);
    for (const name of ofWorker) {
      together.delete(name);
      const [worker = ''] = (await readdir(join(dist, `_astro/${engine}.worker`))).map(
        (file) => `/_astro/${engine}.worker/${file}`,
      );
      expect(importedBy([worker], 'always'), page).toContain(`/_astro/${name}`);
    }
    const map = mapOf(html);
    for (const [name, hash] of together)
      expect(hash || map[`/_astro/${name}`], `${page}: ${name}`).toBe(hashes.get(`/_astro/${name}`));
    const modules = [...together.keys()].map((name) => name.split('.', 1)[0]);
    expect(modules, page).toEqual(expect.arrayContaining(['open-workbench', 'notes']));
    if (catalog.some((tool) => tool.slug === slug)) expect(modules, page).toContain(slug);
    const first = importedBy(scriptsOf(html, page), 'atOnce');
    const all = importedBy(
      [...together.keys()].map((name) => `/_astro/${name}`),
      'atOnce',
    );
    // Nothing is missing, and nothing is there that the page has already.
    const needed = [...all].filter((script) => !first.has(script)).map((script) => basename(script));
    expect([...together.keys()].toSorted(), page).toEqual(needed.toSorted());
  }
  expect(tools).toBeGreaterThan(catalog.length);
});

test('a page whose script comes from another folder fails the build, for the table has names alone', async () => {
  await using site = await tinySite({
    'index.html': '<head></head><script type="module" src="/_astro/page.js"></script>',
    '_astro/page.js': 'import("./inner/a.js")',
    '_astro/inner/a.js': '',
  });
  const other = await BuiltSite.open(site.root);
  expect(() => writeIntegrity(other)).toThrow('/_astro/inner/a.js');
});
