import { openAsBlob } from 'node:fs';
import { expect, test } from 'vitest';
import { beginsWithPreview } from '../../src/engines/image/camera-raw.ts';
import { samples } from '../samples.ts';

/** A TIFF header with a directory of one entry: its subfile type. */
function tiff(subfileType: number, little: boolean): Blob {
  const view = new DataView(new ArrayBuffer(26));
  view.setUint16(0, little ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, 1, little);
  view.setUint16(10, 254, little);
  view.setUint16(12, 4, little);
  view.setUint32(14, 1, little);
  view.setUint32(18, subfileType, little);
  return new Blob([view]);
}

test.each([true, false])(
  'a file that begins with a smaller copy is not the picture (little-endian: %s)',
  async (little) => {
    expect(await beginsWithPreview(tiff(1, little))).toBe(true);
    expect(await beginsWithPreview(tiff(0, little))).toBe(false);
  },
);

test('a TIFF that begins with its picture is one', async () => {
  expect(await beginsWithPreview(await openAsBlob(samples.tiff))).toBe(false);
  expect(await beginsWithPreview(new Blob(['II*\0']))).toBe(false);
});
