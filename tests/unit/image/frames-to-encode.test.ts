import { VideoSample } from 'mediabunny';
import { expect, test } from 'vitest';
import { planFade } from '#engines/media/write/fade.ts';
import { shapeOf } from '#engines/media/frames-to-encode/shape.ts';
import { toLimitedRange } from '#engines/media/frames-to-encode/limited-range.ts';
import { canMove, moved, type Move } from '#engines/media/frames-to-encode/moved-planes.ts';

/** A frame of 4 × 2 pixels: its luma counts from 1 to 8, its chroma is 101 and 102, 201 and 202. */
const I420 = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 101, 102, 201, 202);
const NV12 = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 101, 201, 102, 202);

async function planesAfter(format: 'I420' | 'NV12', move: Partial<Move>): Promise<number[]> {
  const data = format === 'I420' ? I420 : NV12;
  using sample = new VideoSample(data, { format, codedWidth: 4, codedHeight: 2, timestamp: 0 });
  const upright = move.rotation === 90 || move.rotation === 270 ? { width: 2, height: 4 } : { width: 4, height: 2 };
  const whole: Move = { rotation: 0, flip: false, crop: { left: 0, top: 0, ...upright }, ...move };
  expect(canMove(sample, whole)).toBe(true);
  using result = await moved(sample, whole);
  const planes = new Uint8Array(result.allocationSize());
  await result.copyTo(planes);
  return [...planes];
}

test('a frame is turned clockwise', async () => {
  expect(await planesAfter('I420', { rotation: 90 })).toEqual([5, 1, 6, 2, 7, 3, 8, 4, 101, 102, 201, 202]);
  expect(await planesAfter('I420', { rotation: 180 })).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 102, 101, 202, 201]);
  expect(await planesAfter('I420', { rotation: 270 })).toEqual([4, 8, 3, 7, 2, 6, 1, 5, 102, 101, 202, 201]);
});

test('a frame is mirrored after it was turned', async () => {
  expect(await planesAfter('I420', { flip: true })).toEqual([4, 3, 2, 1, 8, 7, 6, 5, 102, 101, 202, 201]);
  expect(await planesAfter('I420', { rotation: 90, flip: true })).toEqual([1, 5, 2, 6, 3, 7, 4, 8, 101, 102, 201, 202]);
});

test('a frame is cropped as it is finally shown', async () => {
  const right = { left: 2, top: 0, width: 2, height: 2 };
  expect(await planesAfter('I420', { crop: right })).toEqual([3, 4, 7, 8, 102, 202]);
  expect(await planesAfter('I420', { crop: right, flip: true })).toEqual([2, 1, 6, 5, 101, 201]);
  const low = { left: 0, top: 2, width: 2, height: 2 };
  expect(await planesAfter('I420', { crop: low, rotation: 90 })).toEqual([7, 3, 8, 4, 102, 202]);
});

test('colours that stand in pairs stay together', async () => {
  expect(await planesAfter('NV12', { rotation: 180 })).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 102, 202, 101, 201]);
  expect(await planesAfter('NV12', { crop: { left: 2, top: 0, width: 2, height: 2 } })).toEqual([3, 4, 7, 8, 102, 202]);
});

test('drawn pixels get the values that BT.709 has for them in limited range', () => {
  const pixel = (red: number, green: number, blue: number) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
  const planes = (value: number) => [...toLimitedRange(Uint32Array.of(value, value, value, value), 2, 2, 0)];
  expect(planes(pixel(255, 255, 255))).toEqual([235, 235, 235, 235, 128, 128]);
  expect(planes(pixel(0, 0, 0))).toEqual([16, 16, 16, 16, 128, 128]);
  expect(planes(pixel(255, 0, 0))).toEqual([63, 63, 63, 63, 102, 240]);
  expect(planes(pixel(0, 255, 0))).toEqual([173, 173, 173, 173, 42, 26]);
  expect(planes(pixel(0, 0, 255))).toEqual([32, 32, 32, 32, 240, 118]);
});

test('frames of ten bits fade in their own numbers, and keep their colours', async () => {
  const data = Uint16Array.of(64, 940, 500, 64, 512, 600);
  const colorSpace = { primaries: 'bt470bg', transfer: 'smpte170m', matrix: 'smpte170m', fullRange: false } as const;
  const shape = { format: 'I420P10', codedWidth: 2, codedHeight: 2, timestamp: 0.5, duration: 0.04 } as const;
  using sample = new VideoSample(new Uint8Array(data.buffer), { ...shape, colorSpace });
  const fade = planFade(
    { type: 'convert', container: 'mp4', video: { fade: { in: 1, out: 0, colour: 'black' } } },
    { start: 0, end: 4 },
  );
  using faded = (await fade?.(sample)) ?? sample;
  const values = new Uint16Array(data.length);
  await faded.copyTo(values);
  expect([...values]).toEqual([64, 502, 282, 64, 512, 556]);
  expect(faded.format).toBe('I420P10');
  expect(faded.colorSpace.toJSON()).toMatchObject(colorSpace);
});

test('a copy of a frame that is to be turned is shown as wide as the frame', () => {
  const init = { format: 'I420', codedWidth: 4, codedHeight: 2, timestamp: 0, rotation: 90 } as const;
  using sample = new VideoSample(I420, init);
  using copy = new VideoSample(I420, { ...init, ...shapeOf(sample) });
  expect([copy.displayWidth, copy.displayHeight]).toEqual([2, 4]);
});
