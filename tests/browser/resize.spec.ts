import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readImage } from './readers.ts';
import { fixture, resultOf } from './tool-page.ts';

const cases: [string, Record<string, string>, string, { width: number; height: number }][] = [
  ['by width keeps the shape', { width: '300' }, fixture('photos/brook.jpg'), { width: 300, height: 200 }],
  ['by height keeps the shape', { height: '100' }, fixture('photos/mountain.jpg'), { width: 133, height: 100 }],
  ['inside both', { width: '200', height: '200' }, fixture('photos/brook.jpg'), { width: 200, height: 133 }],
  [
    'cover cuts',
    { width: '200', height: '200', fit: 'cover' },
    fixture('photos/brook.jpg'),
    { width: 200, height: 200 },
  ],
  [
    'contain fills up',
    { width: '200', height: '200', fit: 'contain' },
    fixture('images/photo.webp'),
    { width: 200, height: 200 },
  ],
  [
    'fill stretches',
    { width: '200', height: '50', fit: 'fill' },
    fixture('photos/brook.jpg'),
    { width: 200, height: 50 },
  ],
  [
    'a sideways photo by its upright width',
    { width: '100' },
    fixture('images/sideways.jpg'),
    { width: 100, height: 150 },
  ],
  ['an animation frame by frame', { width: '120' }, fixture('images/animated.gif'), { width: 120, height: 80 }],
  [
    'an animation to a square',
    { width: '90', height: '90', fit: 'cover' },
    fixture('images/animated.webp'),
    { width: 90, height: 90 },
  ],
  ['never larger unless asked', { width: '4000' }, fixture('photos/coffee.jpg'), { width: 600, height: 400 }],
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
