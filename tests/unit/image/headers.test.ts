import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sniffFormat, type InputFormatId } from '#formats/formats.ts';
import { readHeader } from '#engines/image/formats/header.ts';

const folder = 'tests/fixtures/images/';
const read = (name: string) => new Uint8Array(readFileSync(folder + name));

async function headerOf(bytes: Uint8Array<ArrayBuffer>) {
  const format = await sniffFormat(new Blob([bytes]));
  // The fixtures are images.
  return readHeader(bytes, format as InputFormatId<'image'>);
}

const good = readdirSync(folder).filter(
  (name) =>
    !/^(?:truncated|text|empty)|\.(?:tif|jxl|ppm|hdr|heic|bmp|qoi|ico|cur|svg|psd|raf|jp2|tga|pam)$|^sequence/.test(
      name,
    ),
);

test.each(good)('the header of %s says what libvips reads', async (name) => {
  const bytes = read(name);
  const facts = await sharp(bytes, { animated: true, limitInputPixels: false }).metadata();
  const turned = (facts.orientation ?? 1) > 4;
  const [width, height] = [facts.width, facts.pageHeight ?? facts.height];
  // libvips reads one frame of an APNG, and gives every frame of an animation alpha.
  const frames = { 'animated.png': 4, 'layers.png': 5 }[name] ?? facts.pages ?? 1;
  expect(await headerOf(bytes)).toMatchObject({
    width: turned ? height : width,
    height: turned ? width : height,
    frames,
    ...(frames === 1 && { alpha: facts.hasAlpha }),
    depth: facts.depth === 'ushort' ? 16 : 8,
    metadata: Boolean(facts.exif ?? facts.xmp),
  });
});

test.each(['truncated.jpg', 'truncated.png'])('%s is known to be cut off', async (name) => {
  await expect(headerOf(read(name))).rejects.toMatchObject({ code: 'corrupt-file' });
});

describe('whatever comes after the first bytes, reading ends', () => {
  const sample = ['sideways.jpg', 'animated.png', 'animated.webp', 'transparent.avif', 'animated.gif'];
  test.each(sample)('%s cut anywhere in its first kilobyte', async (name) => {
    const whole = read(name);
    for (let length = 64; length < 1024; length += 7) {
      await expect(headerOf(whole.slice(0, length)), String(length)).rejects.toMatchObject({ code: 'corrupt-file' });
    }
  });
});

test('colour spaces are named, and sRGB is not', async () => {
  expect((await headerOf(read('cmyk.jpg'))).profile).toBe('CMYK');
  expect((await headerOf(read('display-p3.jpg'))).profile).toBe('sP3C');
  expect((await headerOf(read('display-p3.png'))).profile).toBe('sP3C');
  expect((await headerOf(read('sideways.jpg'))).profile).toBeUndefined();
});

test.each([
  ['photo.bmp', { width: 120, height: 80, alpha: false }],
  ['photo.qoi', { width: 120, height: 80 }],
  ['photo.jp2', { width: 120, height: 80, alpha: false }],
  ['transparent.jp2', { width: 120, height: 120, alpha: true }],
  ['photo.tga', { width: 120, height: 80, alpha: false }],
  ['transparent.tga', { width: 120, height: 120, alpha: true }],
  ['photo.pam', { width: 120, height: 80, alpha: false }],
  ['icon.ico', { width: 48, height: 48, alpha: true }],
  ['pointer.cur', { width: 32, height: 32, alpha: true }],
])('the header of %s says its size', async (name, facts) => {
  expect(await headerOf(read(name))).toMatchObject(facts);
});
