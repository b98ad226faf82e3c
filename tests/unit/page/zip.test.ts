import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from '#components/results/zip.ts';

const large = new Uint8Array(700_000).map((_, index) => (index * index) % 251);

test('a ZIP holds every file in its folder, byte by byte', async () => {
  const files = { 'scans/page 1.pdf': large, 'scans/page 2.pdf': large.subarray(5), 'empty.txt': new Uint8Array() };
  const zip = await zipOf(
    Object.entries(files).map(([path, bytes]) => ({ path, file: new File([bytes], 'result') })),
    'scans.zip',
  );
  expect([zip.name, zip.type]).toEqual(['scans.zip', 'application/zip']);

  expect(unzipSync(new Uint8Array(await zip.arrayBuffer()))).toEqual(files);
});

test('a ZIP refers to its files in one piece each, however often they are read', async () => {
  const file = new File([large], 'photo.jpg');
  const sliced: (number | undefined)[][] = [];
  file.slice = (from, to) => {
    sliced.push([from, to]);
    return Blob.prototype.slice.call(file, from, to);
  };
  const zip = await zipOf([{ path: 'photo.jpg', file }], 'photo.zip');
  expect(sliced).toEqual([[0, file.size]]);
  expect(zip.size - file.size).toBeLessThan(200);
});
