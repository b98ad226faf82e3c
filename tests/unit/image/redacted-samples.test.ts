import { expect, test } from 'vitest';
import { redactedAreas } from '#engines/image/geometry/geometry.ts';
import { redact } from '#engines/image/steps/redacted-samples.ts';

const noise = (length: number, most: number) => Array.from({ length }, (_, at) => (at * 7919) % (most + 1));

test('what is covered is black and opaque, whatever its samples are', () => {
  for (const [samples, opaque] of [
    [new Uint8Array(noise(64, 255)), 255],
    [new Uint16Array(noise(64, 65_535)), 65_535],
    [new Float32Array(noise(64, 9)), 1],
  ] as const) {
    redact({ samples, width: 4, height: 4, bands: 4, opaque }, 'cover');
    expect([...samples.slice(0, 8)]).toEqual([0, 0, 0, opaque, 0, 0, 0, opaque]);
  }
});

test('an area has at most ten squares in a row, and none is smaller than 12 pixels', () => {
  for (const [width, height, most] of [
    [400, 400, 100],
    [600, 60, 10],
    [40, 20, 3],
    [5, 5, 1],
  ] as const) {
    const samples = new Uint8Array(noise(width * height, 255));
    redact({ samples, width, height, bands: 1, opaque: 255 }, 'pixelate');
    const squares = new Set<string>();
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (x === 0 || y === 0 || samples[y * width + x] !== samples[y * width + x - 1])
          squares.add(`${samples[y * width + x]}`);
    expect(squares.size, `${width} × ${height}`).toBeLessThanOrEqual(most);
  }
});

test('the average of a square is exact, and transparent pixels have no say in its colour', () => {
  const samples = new Uint8Array(4 * 4 * 4);
  for (let at = 0; at < 16; at++) samples.set(at < 8 ? [200, 100, 40, 255] : [0, 255, 0, 0], at * 4);
  redact({ samples, width: 4, height: 4, bands: 4, opaque: 255 }, 'blur');
  expect([...samples.slice(0, 4)]).toEqual([200, 100, 40, 127]);
});

test('an area includes every pixel that it touches, and nothing outside of the image', () => {
  const step = { type: 'redact', by: 'cover' } as const;
  const size = { width: 10, height: 10 };
  const of = (left: number, top: number, width: number, height: number) =>
    redactedAreas({ ...step, areas: [{ left, top, width, height }] }, size);
  expect(of(0.19, 0.11, 0.1, 0.1)).toEqual([{ left: 1, top: 1, width: 2, height: 2 }]);
  expect(of(0.95, 0.95, 0.5, 0.5)).toEqual([{ left: 9, top: 9, width: 1, height: 1 }]);
  expect(of(0.5, 0.5, 0, 0.2)).toEqual([]);
});
