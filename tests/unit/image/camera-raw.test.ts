import { openAsBlob, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { beginsWithPreview } from '#formats/camera-raw.ts';
import { findPreview } from '#engines/image/formats/camera-preview.ts';
import { sniffFormat } from '#formats/formats.ts';
import { samples } from '../../samples.ts';

/** Builds a TIFF header with a directory of one entry: its subfile type. */
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

test('a TIFF that begins with its picture is a TIFF', async () => {
  expect(await beginsWithPreview(await openAsBlob(samples.tiff))).toBe(false);
  expect(await beginsWithPreview(new Blob(['II*\0']))).toBe(false);
});

/**
 * Builds a raw file laid out as by cameras: a directory with the orientation, a small preview, a large one, and data
 * that only looks like one.
 */
async function rawFile(): Promise<Buffer> {
  const small = await sharp('tests/fixtures/photos/coffee.jpg').resize(160).jpeg().toBuffer();
  const large = await sharp('tests/fixtures/photos/coffee.jpg').resize(720, 480).jpeg().toBuffer();
  const head = Buffer.from(await tiff(1, true).arrayBuffer());
  // The same directory, with another entry: the orientation.
  const orientation = Buffer.alloc(12);
  orientation.writeUInt16LE(0x0112, 0);
  orientation.writeUInt16LE(3, 2);
  orientation.writeUInt32LE(1, 4);
  orientation.writeUInt16LE(6, 8);
  head.writeUInt16LE(2, 8);
  const noise = Buffer.from([0xff, 0xd8, 0xff, 0xc4, 0, 4, 1, 2, 0xff, 0xd8, 0xff]);
  return Buffer.concat([head.subarray(0, 22), orientation, Buffer.alloc(4), small, noise, large, noise]);
}

test('the largest preview of a raw file is found, and turned as the file says', async () => {
  const file = await rawFile();
  expect(await sniffFormat(new Blob([new Uint8Array(file)]))).toBe('raw');
  const { width, height, jpeg } = findPreview(file);
  expect([width, height]).toEqual([480, 720]);
  const upright = await sharp(jpeg).autoOrient().toBuffer({ resolveWithObject: true });
  expect([upright.info.width, upright.info.height]).toEqual([480, 720]);
});

test('a raw file whose preview is small is refused', () => {
  expect(() => findPreview(readFileSync(samples.tiff))).toThrow(expect.objectContaining({ code: 'camera-raw' }));
});
