import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readManifest } from '#build/build-manifest.ts';
import { manifestAddress, offlinePartsAddress } from '#addresses/build-addresses.ts';
import { parts as engineFiles } from '#engines/parts.ts';
import type { OfflineParts } from '#offline/messages.ts';
import { builtLanguages } from '../service/built-policy.ts';
import { describeSize } from '#wording/amounts.ts';

const read = (address: string) => readFile(`dist${address}`, 'utf8');
const parts = JSON.parse(await read(offlinePartsAddress)) as OfflineParts;
const { files } = readManifest(await read(manifestAddress), 'dist');
const languages = builtLanguages.filter((id) => id !== 'en');
const sizeOf = (addresses: Iterable<string>) => {
  const wanted = new Set(addresses);
  const found = files.filter(({ address = '' }) => wanted.has(address));
  expect(found).toHaveLength(wanted.size);
  return describeSize(found.reduce((sum, { size }) => sum + size, 0));
};

test('pages say how much each part takes: the sizes of its files in the manifest', async () => {
  const html = await read('/offline.html');
  const said = [...html.matchAll(/<data value="(\w+)"[^>]*>([^<]*)</g)].map(([, part, size]) => [part, size]);
  const { image, pdf, video, audio, en: pages = [] } = parts;
  const shown = Object.entries({ image, pdf, video, audio, pages });
  expect(Object.fromEntries(said)).toEqual({
    ...Object.fromEntries(shown.map(([part, addresses]) => [part, sizeOf(addresses)])),
    all: sizeOf(shown.flatMap(([, addresses]) => addresses)),
  });
  expect(await read('/compress-audio.html')).toMatch(
    new RegExp(`take up <data [^>]*>${sizeOf(parts.audio)}</data> on this device`),
  );
});

test('every page is kept, and every script, style and engine file that the build made', () => {
  const kept = new Set(Object.values(parts).flat());
  const built = files.filter(({ path, address }) => address !== undefined && /\.html$|^\/_astro\//.test(path));
  // The 404 page is useful only with a network.
  expect(
    built.filter(({ address = '' }) => !kept.has(address)).map(({ path }) => path.replace(/\.\w+\.css$/, '')),
  ).toEqual(['/404.html', '/_astro/404', ...languages.map((id) => `/${id}/404.html`).toSorted()]);
  const isModule = ({ path }: { path: string }) => path.endsWith('.wasm');
  expect(built.filter(isModule).length).toBeGreaterThanOrEqual(Object.values(engineFiles).filter(isModule).length);
});

test('a family takes no engines that its tools do not start', () => {
  const enginesOf = (addresses: string[]) =>
    new Set(addresses.flatMap((address) => /\/(\w+)\.worker\//.exec(address)?.[1] ?? []));
  // This worker is not an engine; the page `/proof` attacks it.
  expect(enginesOf(parts.en ?? [])).toEqual(new Set(['proof']));
  expect(enginesOf(parts.audio)).toEqual(new Set(['asset', 'media']));
  expect(enginesOf(parts.image)).toEqual(new Set(['asset', 'image', 'ocr']));
  expect(parts.image.some((address) => address.includes('/pdfium-'))).toBe(false);
});
