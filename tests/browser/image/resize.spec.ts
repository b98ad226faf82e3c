import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { checkerboard, stripes } from './patterns.ts';
import { meanColour, readImage } from '../readers.ts';
import { addFiles, fixture, openTool, resultOf, runTool, saveResults, setOption } from '../tool-page.ts';
import { atNight, nightly } from '../../nightly.ts';

type Case = [what: string, options: Record<string, string>, path: string, size: { width: number; height: number }];
const [brook, mountain] = [fixture('photos/brook.jpg'), fixture('photos/mountain.jpg')];

const cases: Case[] = [
  ['by width keeps the shape', { width: '300' }, brook, { width: 300, height: 200 }],
  ['an animation frame by frame', { width: '120' }, fixture('images/animated.gif'), { width: 120, height: 80 }],
  ...atNight<Case>([
    ['cover cuts', { width: '200', height: '200', fit: 'cover' }, brook, { width: 200, height: 200 }],
    [
      'a sideways photo by its upright width',
      { width: '100' },
      fixture('images/sideways.jpg'),
      { width: 100, height: 150 },
    ],
    ['by height keeps the shape', { height: '100' }, mountain, { width: 133, height: 100 }],
    ['inside both', { width: '200', height: '200' }, brook, { width: 200, height: 133 }],
    [
      'contain fills up',
      { width: '200', height: '200', fit: 'contain' },
      fixture('images/photo.webp'),
      { width: 200, height: 200 },
    ],
    ['fill stretches', { width: '200', height: '50', fit: 'fill' }, brook, { width: 200, height: 50 }],
    [
      'an animation to a square',
      { width: '90', height: '90', fit: 'cover' },
      fixture('images/animated.webp'),
      { width: 90, height: 90 },
    ],
    ['never larger unless asked', { width: '4000' }, fixture('photos/coffee.jpg'), { width: 600, height: 400 }],
  ]),
];
for (const [what, options, path, size] of cases) {
  test(`resizing: ${what}`, async ({ page }) => {
    const source = await readImage(await readFile(path));
    const result = await readImage(await resultOf(page, 'resize-image', path, options));
    // The height of the sideways photo follows from its stored width.
    const height = path.endsWith('sideways.jpg') ? Math.round((100 * source.width) / source.height) : size.height;
    expect(result).toMatchObject({
      ...size,
      height,
      frames: source.frames,
      delay: source.delay,
      format: source.format,
    });
  });
}

test(
  'in linear light a checkerboard shines as before, depth and profile stay, and what is not seen lends no colour',
  nightly,
  async ({ page }) => {
    const resized = async (linear: string) => {
      await openTool(page, 'resize-image');
      await setOption(page, 'width', '32');
      await setOption(page, 'linear', linear);
      const deep = ['depth-16.png', 'display-p3.png'].map((name) => fixture(`images/${name}`));
      await addFiles(page, deep);
      await addFiles(page, [await checkerboard(), await stripes()]);
      await runTool(page);
      const results = await saveResults(page);
      return (name: string) => results.get(`${name}-resized.png`) ?? Buffer.of();
    };
    const [plain, linear] = [await resized('false'), await resized('true')];
    // Half of the light of white is 188 in sRGB; half of its value is 128. Lanczos overshoots at the edges.
    const middle = { left: 0.2, top: 0.2, width: 0.6, height: 0.6 };
    expect(Math.round((await meanColour(plain('checkerboard'), middle))[0] ?? 0)).toBeCloseTo(128, -0.5);
    expect(Math.round((await meanColour(linear('checkerboard'), middle))[0] ?? 0)).toBeCloseTo(188, -0.5);
    expect((await readImage(linear('depth-16'))).depth).toBe('ushort');
    expect((await readImage(linear('display-p3'))).profile).toMatch(/P3/);
    const before = await meanColour(plain('display-p3'));
    for (const [channel, value] of (await meanColour(linear('display-p3'))).entries())
      expect(Math.abs(value - (before[channel] ?? 0))).toBeLessThan(12);
    for (const result of [plain, linear]) {
      const { data, info } = await sharp(result('stripes')).raw().toBuffer({ resolveWithObject: true });
      for (let at = 0; at < data.length; at += info.channels) if (data[at + 3]) expect(data[at + 1]).toBeLessThan(3);
    }
  },
);
