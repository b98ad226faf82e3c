// Fails if a page of the built site exceeds its size budget. Run it after a build.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languageAt, languageIds } from '#languages.ts';
import { browserLinksOf, loadedAtOnce } from '../../server/built-files.ts';
import { BuiltSite } from '../../server/built-site.ts';

/** In bytes, compressed: the page, its styles, and all scripts that it starts with. */
const budget = 40_500;

/** In bytes: what the letters of other languages may take more. */
const forLetters = 3_000;

/** In bytes: the same plus typefaces, icon and manifest. Response headers are not counted. */
const wholeBudget = 85_000;

const dist = resolve('dist');
if (!existsSync(dist)) {
  console.error('There is no built site to measure. Run `npm run build` first.');
  process.exit(1);
}
const site = await BuiltSite.open(dist);
const compressed = new Map<string, number>();

function sizeOf(address: string): number {
  const content = site.bytes(address);
  const size =
    compressed.get(address) ?? (address.endsWith('.woff2') ? content.length : brotliCompressSync(content).length);
  compressed.set(address, size);
  return size;
}

const sum = (addresses: string[]) => addresses.reduce((total, address) => total + sizeOf(address), 0);

const pages = site.pages().map(([page, html]) => {
  const files = [...loadedAtOnce(site, page)];
  const modules = files.filter((file) => file.endsWith('.wasm'));
  const working = files.filter((file) => /\.(html|css|m?js)$/.test(file));
  return { page, modules, size: sum(working), whole: sum([...files, ...browserLinksOf(html, page)]) };
});
pages.sort((a, b) => b.size - a.size);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(5);
console.log(
  `The heaviest of ${pages.length} pages, in kB as loaded (at most ${budget / 1000}), and with typefaces and icons (at most ${wholeBudget / 1000}):`,
);
for (const { page, size, whole } of pages.slice(0, 5)) {
  console.log(`  ${kilobytes(size)}  ${kilobytes(whole)}  ${page}`);
}

const failures = pages.flatMap(({ page, size, whole, modules }) => [
  ...(size > budget + (languageAt(page) === languageIds[0] ? 0 : forLetters)
    ? [`${page} takes ${size} bytes: ${size - budget} too many.`]
    : []),
  ...(whole > wholeBudget
    ? [`${page} takes ${whole} bytes with typefaces and icons: ${whole - wholeBudget} too many.`]
    : []),
  ...modules.map((module) => `${page} loads ${module} before a file is chosen.`),
]);
for (const failure of failures) console.error(failure);
if (pages.length === 0) console.error('There is no built site. Build it with: npm run build');
process.exitCode = failures.length > 0 || pages.length === 0 ? 1 : 0;
