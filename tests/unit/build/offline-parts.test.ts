import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readManifest } from '../../../src/build/build-manifest.ts';
import { manifestAddress, offlinePartsAddress } from '../../../src/addresses/build-addresses.ts';
import { parts as engineFiles } from '../../../src/engines/parts.ts';
import type { OfflineParts } from '../../../src/offline/messages.ts';
import { describeSize } from '../../../src/words/amounts.ts';

const read = (address: string) => readFile(`dist${address}`, 'utf8');
const parts = JSON.parse(await read(offlinePartsAddress)) as OfflineParts;
const { files } = readManifest(await read(manifestAddress), 'dist');
const sizeOf = (addresses: Iterable<string>) => {
  const wanted = new Set(addresses);
  const found = files.filter(({ address = '' }) => wanted.has(address));
  expect(found).toHaveLength(wanted.size);
  return describeSize(found.reduce((sum, { size }) => sum + size, 0));
};

test('pages say how much each part takes: the sizes of its files in the manifest', async () => {
  const html = await read('/offline.html');
  const said = [...html.matchAll(/<data value="(\w+)"[^>]*>([^<]*)</g)].map(([, part, size]) => [part, size]);
  expect(Object.fromEntries(said)).toEqual({
    ...Object.fromEntries(Object.entries(parts).map(([part, addresses]) => [part, sizeOf(addresses)])),
    all: sizeOf(Object.values(parts).flat()),
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
  ).toEqual(['/404.html', '/_astro/404']);
  const isModule = ({ path }: { path: string }) => path.endsWith('.wasm');
  expect(built.filter(isModule).length).toBeGreaterThanOrEqual(Object.values(engineFiles).filter(isModule).length);
});

test('a family takes no engines that its tools do not start', () => {
  const enginesOf = (addresses: string[]) =>
    new Set(addresses.flatMap((address) => /\/(\w+)\.worker\//.exec(address)?.[1] ?? []));
  // This worker is not an engine; the page `/proof` attacks it.
  expect(enginesOf(parts.pages)).toEqual(new Set(['proof']));
  expect(enginesOf(parts.audio)).toEqual(new Set(['asset', 'media']));
  expect(enginesOf(parts.image)).toEqual(new Set(['asset', 'image', 'ocr']));
  expect(parts.image.some((address) => address.includes('/pdfium-'))).toBe(false);
});
