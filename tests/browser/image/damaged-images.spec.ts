import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { addFiles, fixture, openTool, rowOf, runTool, setOption, runOn } from '../tool-page.ts';
import { atNight, nightly } from '../../nightly.ts';
import { plainRows, runLengthBmp } from '../../run-length-bmp.ts';

/** Damages the middle of the file, where the picture is. */
function damaged(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const middle = Math.floor(copy.length / 2);
  return copy.fill(0xff, middle, middle + 200);
}

/** Changes the compression tag (259) of a little-endian TIFF to a wrong one. */
function withCompression(tiff: Buffer, code: number): Buffer {
  const copy = Buffer.from(tiff);
  const start = copy.readUInt32LE(4);
  const fields = Array.from({ length: copy.readUInt16LE(start) }, (_, index) => start + 2 + index * 12);
  const field = fields.find((at) => copy.readUInt16LE(at) === 259);
  if (field === undefined) throw new Error('There is no field for the compression');
  copy.writeUInt16LE(code, field + 8);
  return copy;
}

const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));

/** Enough pixels for the browser to decode them instead of libvips. */
const large = () => sharp(fixture('photos/brook.jpg')).resize(2400, 1800).jpeg({ quality: 90 }).toBuffer();

/** Flips bits, as happens on old cards and disks. */
function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = Math.floor(copy.length / 2); at < copy.length - 100; at += 997) copy[at] = (copy[at] ?? 0) ^ 0x10;
  return copy;
}

test(
  'of a damaged picture, converting and resizing say the same, and keep what can be read',
  nightly,
  async ({ page }) => {
    const photo = sharp(fixture('photos/brook.jpg')).resize(300, 200);
    const lzw = await photo.clone().tiff({ compression: 'lzw' }).toBuffer();
    const png = await photo.clone().png().toBuffer();
    const interlaced = await photo.clone().png({ progressive: true }).toBuffer();
    const jpeg = await large();
    const files = {
      'lzw.tif': [damaged(lzw), 'of the image is missing'],
      'cut.png': [cut(png, 0.6), 'of the image is missing'],
      'interlaced.png': [cut(interlaced, 0.6), 'It starts as PNG'],
      'one-row.png': [cut(png, 0.02), 'It starts as PNG'],
      'cut.ppm': [cut(await readFile(fixture('images/photo.ppm')), 0.7), 'about 30% of the image is missing'],
      'cut.bmp': [cut(await readFile(fixture('images/photo.bmp')), 0.7), 'about 30% of the image is missing'],
      'cut-runs.bmp': [runLengthBmp(40, 20, plainRows(40, 14)), 'about 30% of the image is missing'],
      'long-row.bmp': [
        runLengthBmp(40, 20, [41, 3, 0, 0, ...plainRows(40, 19), 0, 1]),
        'parts of the image may look wrong',
      ],
      'cut.ico': [cut(await readFile(fixture('images/icon.ico')), 0.7), 'It starts as ICO'],
      'cut.jpg': [cut(jpeg, 0.6), 'of the image is missing'],
      'flipped.jpg': [flipped(jpeg), 'parts of the image may look wrong'],
      'whole.jpg': [jpeg, ''],
    } as const;
    for (const [slug, options] of [
      ['convert-image', { format: 'jpeg' }],
      ...atNight([['resize-image', { width: '100' }]]),
    ] as const) {
      await openTool(page, slug);
      for (const [name, value] of Object.entries(options)) await setOption(page, name, value);
      await addFiles(
        page,
        Object.entries(files).map(([name, [buffer]]) => ({ name, mimeType: '', buffer })),
      );
      await runTool(page);
      for (const [name, [, said]] of Object.entries(files))
        await expect.soft(rowOf(page, name), slug).toContainText(said);
      await expect.soft(rowOf(page, 'whole.jpg'), slug).not.toContainText('damaged');
    }
  },
);

test(
  'a TIFF that is compressed in a way that is not read here is refused by the name of that way',
  nightly,
  async ({ page }) => {
    const tiff = await sharp(fixture('photos/brook.jpg')).resize(300, 200).tiff({ compression: 'lzw' }).toBuffer();
    const names = { 34_887: 'LERC', 34_925: 'LZMA', 34_712: 'JPEG 2000' };
    await runOn(
      page,
      'convert-image',
      Object.entries(names).map(([code, name]) => ({
        name: `${name}.tif`,
        mimeType: '',
        buffer: withCompression(tiff, Number(code)),
      })),
    );
    for (const name of Object.values(names))
      await expect(rowOf(page, `${name}.tif`)).toContainText(
        `is stored with ${name} compression, which cannot be read here`,
      );
  },
);

test('what is there of a truncated animation is used, and the page says so', nightly, async ({ page }) => {
  const gif = await readFile(fixture('images/animated.gif'));
  await runOn(
    page,
    'convert-image',
    [
      { name: 'cut.gif', mimeType: '', buffer: cut(gif, 0.7) },
      // Without its trailer, but complete.
      { name: 'whole.gif', mimeType: '', buffer: gif.subarray(0, -1) },
    ],
    { format: 'webp' },
  );
  await expect(rowOf(page, 'cut.gif')).toContainText('Your file is damaged or incomplete');
  await expect(rowOf(page, 'whole.gif')).not.toContainText('incomplete');
});
