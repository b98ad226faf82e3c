import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { browserToPng } from '../other-readers.ts';
import { meanColour } from '../readers.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults, setOption } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const image = (name: string) => fixture(`images/${name}`);
const photo = (name: string) => fixture(`photos/${name}`);

test(
  'colours are converted by the profile of the file where a format holds none, and the row says so; so of HDR',
  nightly,
  async ({ page }) => {
    const ink = await sharp(photo('coffee.jpg')).resize(120).withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect(await sharp(ink).metadata()).toMatchObject({ space: 'cmyk' });
    const plain = await sharp(photo('cat.png')).resize(96).jpeg().toBuffer();
    const xmp = Buffer.from('http://ns.adobe.com/xap/1.0/\0<x hdrgm:Version="1.0" hdrgm:GainMapMax="2.5"/>', 'latin1');
    const withXmp = (jpeg: Buffer) =>
      Buffer.concat([jpeg.subarray(0, 2), Buffer.of(0xff, 0xe1, 0, xmp.length + 2), xmp, jpeg.subarray(2)]);
    const hdr = Buffer.concat([withXmp(plain), withXmp(await sharp(plain).resize(24).greyscale().jpeg().toBuffer())]);

    await openTool(page, 'convert-image');
    await setOption(page, 'format', 'bmp');
    await addFiles(page, [image('display-p3.jpg')]);
    await addFiles(page, [
      { name: 'ink.jpg', mimeType: 'image/jpeg', buffer: ink },
      { name: 'hdr.jpg', mimeType: 'image/jpeg', buffer: hdr },
    ]);
    await runTool(page);
    await expect(rowOf(page, 'display-p3.jpg')).toContainText('Colours converted from its own profile to sRGB');
    await expect(rowOf(page, 'ink.jpg')).toContainText('Colours converted from CMYK to sRGB');
    await expect(rowOf(page, 'hdr.jpg')).toContainText('HDR brightness was removed');
    const results = await saveResults(page);
    // Without conversion, P3 would be paler by at least 5; programs differ on how dark ink is at most.
    for (const [name, before, most] of [
      ['display-p3.bmp', await readFile(image('display-p3.jpg')), 3],
      ['ink.bmp', ink, 14],
    ] as const) {
      const after = await browserToPng(page, results.get(name) ?? Buffer.of(), 'image/bmp');
      const expected = await meanColour(before);
      for (const [channel, value] of (await meanColour(after)).slice(0, 3).entries())
        expect(Math.abs(value - (expected[channel] ?? 0)), name).toBeLessThan(most);
    }
  },
);
