import { expect, test } from 'vitest';
import { frameAround, headAround, headIn, zoomed } from '#components/controls/crop/head-frame.ts';
import { passportFormats, type PassportFormatId } from '#options/passport-formats.ts';

const portrait = { width: 3000, height: 4000 };
const ids = Object.keys(passportFormats) as PassportFormatId[];
const head = { across: 0.5, chin: 0.55, height: 0.25 };

test.each(ids)('a frame of %s has its shape, and the head as high as its rules ask for', (id) => {
  const { width, height, head: rule, chin } = passportFormats[id];
  const frame = frameAround(head, id, portrait);
  expect((frame.width * portrait.width) / (frame.height * portrait.height)).toBeCloseTo(width / height, 6);
  const share = head.height / frame.height;
  expect(share).toBeGreaterThan(rule.least);
  expect(share).toBeLessThan(rule.most);
  expect((head.chin - frame.top) / frame.height).toBeCloseTo(chin, 6);
  expect(frame.left + frame.width / 2).toBeCloseTo(head.across, 6);
});

test('another format keeps the head', () => {
  const [one, other] = [frameAround(head, '35x45', portrait), frameAround(head, '2x2', portrait)];
  for (const [name, share] of Object.entries(headIn(one, '35x45')))
    expect(share, name).toBeCloseTo(head[name as keyof typeof head], 6);
  const turned = frameAround(headIn(one, '35x45'), '2x2', portrait);
  expect(turned.height).toBeCloseTo(other.height, 6);
});

test('a frame stays in the picture, however large the head and wherever it is', () => {
  for (const id of ids)
    for (const [across, chin, height] of [
      [0, 0.1, 0.2],
      [1, 1, 0.3],
      [0.5, 1, 1],
    ] as const) {
      const { left, top, width, height: tall } = frameAround({ across, chin, height }, id, portrait);
      for (const edge of [left, top, 1 - left - width, 1 - top - tall]) expect(edge).toBeGreaterThan(-1e-9);
    }
  const large = zoomed(frameAround(head, '35x45', portrait), 1);
  expect(large.width * large.height).toBeLessThanOrEqual(1);
  expect(large.left + large.width).toBeLessThanOrEqual(1 + 1e-9);
});

test('a head reaches from the chin of its face to above it', () => {
  const { across, chin, height } = headAround({ left: 0.4, top: 0.3, width: 0.2, height: 0.28 });
  expect({ across, chin }).toEqual({ across: 0.5, chin: expect.closeTo(0.54, 6) });
  expect(height).toBeGreaterThan(0.2);
});
