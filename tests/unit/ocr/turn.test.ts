import { expect, test } from 'vitest';
import { level, through, turnByQuarters } from '#engines/ocr/turn.ts';
import type { GreyPicture, ReadPage } from '#jobs/contract/reading.ts';

const picture: GreyPicture = { width: 3, height: 2, data: Uint8ClampedArray.of(1, 2, 3, 4, 5, 6) };
const at = ([a, b, c, d, e, f]: ReadPage['back'], x: number, y: number) => [a * x + c * y + e, b * x + d * y + f];

test('A picture is turned clockwise by quarters, and its places lead back', () => {
  const right = turnByQuarters(picture, 1);
  expect([...right.picture.data]).toEqual([4, 1, 5, 2, 6, 3]);
  expect(right.picture).toMatchObject({ width: 2, height: 3 });
  // The upper right corner was the upper left one.
  expect(at(right.back, 2, 0)).toEqual([0, 0]);
  expect([...turnByQuarters(picture, 2).picture.data]).toEqual([6, 5, 4, 3, 2, 1]);
  expect([...turnByQuarters(picture, 3).picture.data]).toEqual([3, 6, 2, 5, 1, 4]);
  expect(at(through(right.back, turnByQuarters(picture, 2).back), 2, 0)).toEqual([3, 2]);
});

test('Lines that fall to the right become level', () => {
  const side = 101;
  const falling = { width: side, height: side, data: new Uint8ClampedArray(side * side).fill(255) };
  const slope = Math.tan(0.1);
  for (let x = 0; x < side; x++)
    for (const thick of [-1, 0, 1]) falling.data[Math.round(50 + (x - 50) * slope + thick) * side + x] = 0;
  const { picture: levelled, back } = level(falling, 0.1);
  const darkRows = [20, 50, 80].map((x) => {
    const column = Array.from({ length: side }, (_, y) => levelled.data[y * side + x] ?? 255);
    return column.indexOf(Math.min(...column));
  });
  expect(Math.max(...darkRows) - Math.min(...darkRows)).toBeLessThanOrEqual(1);
  const [x = 0, y = 0] = at(back, 90.5, 50.5);
  expect(y - 50.5).toBeCloseTo((x - 50.5) * slope, 5);
});
