import { readFileSync, statSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { distinctFaces } from '#engines/image/faces/distinct-faces.ts';
import { facesOnAllScales, readYunet, searchFaces } from '#engines/image/faces/yunet.ts';
import { parts } from '#engines/parts.ts';
import redactImage from '#tools/redact-image.ts';
import { describeSize } from '#wording/amounts.ts';
import { atNight } from '../../nightly.ts';

const yunet = readYunet(new Uint8Array(readFileSync(parts.yunet.path)).buffer);
const photo = (name: string) => sharp(`tests/fixtures/photos/${name}`);

async function pixelsOf(picture: Sharp) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

test('a face is where libfacedetection itself finds it, as sure as that is', async () => {
  const found = distinctFaces(searchFaces(yunet, await pixelsOf(photo('astronaut.jpg').resize(640, 640))));
  expect(found).toHaveLength(1);
  const [face] = found;
  // What its own program prints, built from the same commit, for the same pixels.
  expect(face?.confidence).toBeCloseTo(0.9421, 3);
  expect([face?.left, face?.top, face?.width, face?.height].map((side) => Math.floor(side ?? 0))).toEqual([
    222, 80, 115, 137,
  ]);
});

test('a face is found whether it fills the picture or is a fortieth of its width, once', async () => {
  const face = { left: 160, top: 40, width: 140, height: 160 };
  const large = await pixelsOf(photo('astronaut.jpg').extract(face).resize(896, 1024));
  const small = await pixelsOf(
    photo('astronaut.jpg')
      .resize(150, 150)
      .extend({ top: 300, bottom: 574, left: 700, right: 174, background: '#7f9fbf' }),
  );
  // The places follow from the one above.
  for (const [picture, left, top, width] of [
    [large, 113, 154, 589],
    [small, 752, 319, 27],
  ] as const) {
    const found = distinctFaces(facesOnAllScales(yunet, picture));
    const apart = found.flatMap((face) => [face.left - left, face.top - top, face.width - width].map(Math.abs));
    expect(apart).toHaveLength(3);
    expect(Math.max(...apart)).toBeLessThan(width / 10);
  }
});

test('no faces are found where there are none', async () => {
  for (const name of ['coffee.jpg', 'cat.png', ...atNight(['brook.jpg', 'mountain.jpg', 'rocket.jpg'])])
    expect(facesOnAllScales(yunet, await pixelsOf(photo(name).resize(640, 640, { fit: 'inside' }))), name).toEqual([]);
  expect(facesOnAllScales(yunet, { width: 1, height: 1, data: new Uint8ClampedArray(4) })).toEqual([]);
});

test('of boxes of the same face, the surest stays; faces side by side are two', () => {
  const box = { left: 0, top: 0, width: 10, height: 10, confidence: 0.5 };
  const surer = { ...box, left: 2, confidence: 0.9 };
  const beside = { ...box, left: 9, confidence: 0.6 };
  expect(distinctFaces([box, surer])).toEqual([surer]);
  expect(distinctFaces([box, beside])).toEqual([beside, box]);
});

test('the page says how large the model is', () => {
  const answers = redactImage.questions.map(({ answer }) => answer).join(' ');
  expect(answers).toContain(`a file of ${describeSize(statSync(parts.yunet.path).size).replaceAll('\u00a0', ' ')} `);
});
