import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withPlainExif } from '#engines/image/formats/webp/exif-chunk.ts';
import { riffChunks } from '#containers/riff.ts';

const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: '#246' } });
const copyright = (text: string) => picture.clone().withExif({ IFD0: { Copyright: text } });

const exifIn = (webp: Uint8Array) => {
  const chunk = riffChunks(webp).find(({ type }) => type === 'EXIF');
  return chunk && Buffer.from(webp.subarray(chunk.start, chunk.end));
};

test.each(['odd', 'even'])('EXIF in a WebP by libvips begins with the header of TIFF (%s length)', async (text) => {
  const written = new Uint8Array(await copyright(text).webp().toBuffer());
  expect(exifIn(written)?.toString('latin1', 0, 6)).toBe('Exif\0\0');
  const mended = withPlainExif(written);
  expect(exifIn(mended)?.toString('latin1', 0, 4)).toBe('II*\0');
  expect(exifIn(mended)?.equals(exifIn(written)?.subarray(6) ?? Buffer.of())).toBe(true);
  // The size in the file is correct, and a reader finds the same picture with the same EXIF.
  expect(new DataView(mended.buffer).getUint32(4, true)).toBe(mended.length - 8);
  expect((await sharp(mended).metadata()).exif?.includes(text)).toBe(true);
  expect(await sharp(mended).raw().toBuffer()).toEqual(await sharp(written).raw().toBuffer());
  expect(withPlainExif(mended)).toBe(mended);
});

test('a WebP without EXIF comes back as it is', async () => {
  const written = new Uint8Array(await picture.clone().webp().toBuffer());
  expect(withPlainExif(written)).toBe(written);
});
