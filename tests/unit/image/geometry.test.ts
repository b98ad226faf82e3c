import { expect, test } from 'vitest';
import { resized, shaped, type ShareArea } from '#components/controls/crop/crop-area.ts';
import {
  cropArea,
  readsOutOfOrder,
  rotatedSize,
  shapeArea,
  sizeAfter,
  uprightPart,
} from '#engines/image/geometry/geometry.ts';
import { chooseFrames, retimeFrames } from '#engines/image/geometry/frame-choice.ts';
import { layOut } from '#engines/image/geometry/layout.ts';
import { JobError } from '#errors/errors.ts';
import { formatFrameList, parseFrameList } from '#options/frame-list.ts';
import { parseTimeList, timeListPattern } from '#options/time-list.ts';

const photo = { width: 600, height: 400 };

test('a crop in shares suits every size', () => {
  const half = { type: 'crop', left: 0.5, top: 0, width: 0.5, height: 1, unit: 'share' } as const;
  expect(cropArea(half, photo)).toEqual({ left: 300, top: 0, width: 300, height: 400 });
  expect(cropArea(half, { width: 7, height: 3 })).toEqual({ left: 4, top: 0, width: 3, height: 3 });
  expect(cropArea({ ...half, width: 0.001 }, { width: 1, height: 1 })).toMatchObject({ width: 1, height: 1 });
});

test('a crop with a fixed shape has it in every picture, about its middle', () => {
  const square = { type: 'crop', left: 0, top: 0, width: 0.5, height: 1, unit: 'share', ratio: 1 } as const;
  expect(cropArea(square, photo)).toEqual({ left: 0, top: 50, width: 300, height: 300 });
  expect(cropArea(square, { width: 100, height: 20 })).toEqual({ left: 15, top: 0, width: 20, height: 20 });
});

test('a crop that reaches beyond the edges ends there, and one outside fails', () => {
  const crop = { type: 'crop', left: 500, top: 300, width: 200, height: 200 } as const;
  expect(cropArea(crop, photo)).toEqual({ left: 500, top: 300, width: 100, height: 100 });
  expect(() => cropArea({ ...crop, left: 600 }, photo)).toThrow(JobError);
});

test('a shape is cut from the middle or from one end', () => {
  const square = { type: 'crop-to-shape', ratio: 1 } as const;
  expect(shapeArea(square, photo)).toEqual({ left: 100, top: 0, width: 400, height: 400 });
  expect(shapeArea({ ...square, gravity: 'start' }, photo).left).toBe(0);
  expect(shapeArea({ ...square, gravity: 'end' }, photo).left).toBe(200);
  expect(sizeAfter({ type: 'crop-to-shape', ratio: 3 }, photo)).toEqual({ width: 600, height: 200 });
});

test('turning changes the size, and right angles only swap the sides', () => {
  expect(rotatedSize(-90, photo)).toEqual({ width: 400, height: 600 });
  expect(rotatedSize(180, photo)).toEqual(photo);
  expect(rotatedSize(45, { width: 100, height: 100 })).toEqual({ width: 141, height: 141 });
});

test('the upright part of a turned picture lies inside it', () => {
  for (const angle of [1, 7, 30, 45, 60, 89, 91, 135, -20]) {
    const { width, height } = uprightPart(angle, photo);
    const radians = (-angle * Math.PI) / 180;
    const [x, y] = [width / 2, height / 2];
    for (const [across, down] of [
      [x, y],
      [x, -y],
    ] as const) {
      const turnedX = Math.abs(across * Math.cos(radians) - down * Math.sin(radians));
      const turnedY = Math.abs(across * Math.sin(radians) + down * Math.cos(radians));
      expect(turnedX, String(angle)).toBeLessThanOrEqual(photo.width / 2 + 1e-6);
      expect(turnedY, String(angle)).toBeLessThanOrEqual(photo.height / 2 + 1e-6);
    }
  }
});

const least = { width: 0.01, height: 0.01 };
const box: ShareArea = { left: 0.2, top: 0.2, width: 0.4, height: 0.4 };
const rounded = (area: ShareArea) =>
  Object.fromEntries(Object.entries(area).map(([name, value]) => [name, Number(value.toFixed(6))]));

test('an edge of the box that is dragged moves alone, and not past the picture', () => {
  expect(rounded(resized(box, { x: -1, y: 0 }, -0.5, 0.3, { least }))).toEqual({
    left: 0,
    top: 0.2,
    width: 0.6,
    height: 0.4,
  });
  expect(rounded(resized(box, { x: 1, y: 1 }, 0.1, 0.9, { least }))).toEqual({
    left: 0.2,
    top: 0.2,
    width: 0.5,
    height: 0.8,
  });
});

test('a box of a shape keeps it, whichever edge is dragged', () => {
  for (const x of [-1, 0, 1] as const) {
    for (const y of [-1, 0, 1] as const) {
      if (x === 0 && y === 0) continue;
      for (const [across, down] of [
        [0.9, 0.1],
        [-0.9, 0.2],
        [0.05, -0.7],
      ] as const) {
        const area = resized(shaped(box, 1.5), { x, y }, across, down, { least, ratio: 1.5 });
        expect(area.width / area.height).toBeCloseTo(1.5);
        expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(area.left + area.width, area.top + area.height)).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  }
});

const montage = { type: 'montage', layout: 'row', scale: 'smallest', align: 'centre', gap: 10, border: 5 } as const;
const small = { width: 100, height: 200 };

test('pictures in a row get one height, with gaps and a border', () => {
  expect(layOut([photo, small], montage)).toEqual({
    width: 5 + 300 + 10 + 100 + 5,
    height: 210,
    places: [
      { left: 5, top: 5, width: 300, height: 200 },
      { left: 315, top: 5, width: 100, height: 200 },
    ],
  });
  expect(layOut([photo, small], { ...montage, scale: 'none', align: 'end' }).places[1]).toEqual({
    left: 615,
    top: 205,
    width: 100,
    height: 200,
  });
});

test('pictures in a column get one width', () => {
  expect(layOut([photo, small], { ...montage, layout: 'column', scale: 'largest', gap: 0, border: 0 })).toEqual({
    width: 600,
    height: 400 + 1200,
    places: [
      { left: 0, top: 0, width: 600, height: 400 },
      { left: 0, top: 400, width: 600, height: 1200 },
    ],
  });
});

test('pictures in a grid stand in cells of one size', () => {
  const { width, height, places } = layOut([photo, small, small], { ...montage, layout: { columns: 2 }, border: 0 });
  expect({ width, height }).toEqual({ width: 210, height: 410 });
  expect(places).toEqual([
    { left: 0, top: 67, width: 100, height: 67 },
    { left: 110, top: 0, width: 100, height: 200 },
    { left: 0, top: 210, width: 100, height: 200 },
  ]);
});

test('every second frame takes over the time of the one that is left out', () => {
  const kept = chooseFrames([10, 20, 30, 40, 50], {
    type: 'frames',
    ranges: [{ from: 2, to: 5 }],
    every: 2,
    reverse: true,
  });
  expect(kept).toEqual([
    { index: 3, delay: 90 },
    { index: 1, delay: 50 },
  ]);
  expect(() => chooseFrames([10], { type: 'frames', ranges: [{ from: 2, to: 2 }] })).toThrow(
    expect.objectContaining({ code: 'no-frames', facts: { frames: 1 } }),
  );
});

test('frames are chosen, repeated and timed by a list, as it is typed', () => {
  const ranges = parseFrameList('3-1, 2=0.5; last, 9');
  expect(chooseFrames([10, 20, 30, 40], { type: 'frames', ranges })).toEqual([
    { index: 2, delay: 30 },
    { index: 1, delay: 20 },
    { index: 0, delay: 10 },
    { index: 1, delay: 500 },
    { index: 3, delay: 40 },
  ]);
  expect(readsOutOfOrder({ type: 'frames', ranges })).toBe(true);
  expect(readsOutOfOrder({ type: 'frames', ranges: parseFrameList('1-3, 5-last') })).toBe(false);
  const frames = [0, 1, 2, 4, 5, 5].map((frame) => ({ frame, delay: frame === 4 ? 250 : undefined }));
  expect(formatFrameList(frames, 6)).toBe('1-3, 5=0.25, 6, 6');
  expect(formatFrameList(frames.slice(0, 3), 3)).toBe('1-last');
});

test('a list of times may have nothing between two commas', () => {
  expect(parseTimeList('1, 0.2, , 3')).toEqual([1, 0.2, undefined, 3]);
  expect(parseTimeList('')).toEqual([undefined]);
  for (const list of ['', '1', ' 1, 2 3;4 ', ', , 3', '1, 0.5,']) expect(timeListPattern.test(list), list).toBe(true);
  for (const list of ['a', '1,x', '-1', '1..2']) expect(timeListPattern.test(list), list).toBe(false);
});

test('a faster animation leaves out frames that browsers could not show, and is as short as it should be', () => {
  const kept = retimeFrames(
    Array.from({ length: 30 }, () => 33),
    { type: 'timing', speed: 3 },
  );
  expect(kept.every(({ delay }) => delay >= 20)).toBe(true);
  expect(kept.reduce((sum, { delay }) => sum + delay, 0)).toBe(330);
  expect(retimeFrames([100, 50], { type: 'timing', speed: 0.5 })).toEqual([
    { index: 0, delay: 200 },
    { index: 1, delay: 100 },
  ]);
});

test('frames without a time are taken to be shown for as long as browsers show them', () => {
  expect(retimeFrames([0, 0, 10], { type: 'timing', speed: 2 }).map(({ delay }) => delay)).toEqual([50, 50, 50]);
  expect(retimeFrames([0, 0], { type: 'timing', loop: 1 }).map(({ delay }) => delay)).toEqual([0, 0]);
});
