import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import { readFrames } from './media-readers.ts';
import { codecs, convert, media } from './media-runs.ts';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { atNight, nightly } from '../../nightly.ts';

async function keyFramesOf(bytes: Buffer): Promise<number> {
  using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track) return 0;
  let count = 0;
  for await (const { type } of new EncodedPacketSink(track).packets()) if (type === 'key') count += 1;
  return count;
}

for (const [container, expected] of [['mp4', ['h264', 'aac']], ...atNight([['webm', ['vp9', 'opus']]])] as const) {
  test(`a video is brought to a size, as ${container}`, nightly, async ({ page }) => {
    const { bytes, reading } = await convert(page, 'compress-video', 'clip.mp4', {
      goal: 'own',
      megabytes: '0.09',
      container,
    });
    expect(bytes.length).toBeLessThanOrEqual(90_000);
    expect(bytes.length).toBeGreaterThanOrEqual(90_000 * 0.95);
    expect(codecs(reading)).toEqual(expected);
    expect(reading.duration).toBeCloseTo(4, 1);
    expect(reading.complaints).toBe('');
    // More would cost bytes.
    expect(await keyFramesOf(bytes)).toBe(1);
  });
}

test('a very small size makes the picture smaller, and the page says so', nightly, async ({ page }) => {
  const { bytes, reading, row } = await convert(page, 'compress-video', 'clip.mp4', {
    goal: 'own',
    megabytes: '0.03',
  });
  expect(bytes.length).toBeLessThanOrEqual(30_000);
  expect(reading.tracks[0]?.height).toBeLessThan(180);
  await expect(row).toContainText('Scaled down to fit');
});

test('a video is made about half as large, with the sound that is asked for', nightly, async ({ page }) => {
  const { bytes, reading } = await convert(page, 'compress-video', 'clip.mp4', { sound: 'mp3' });
  expect(codecs(reading)).toEqual(['h264', 'mp3']);
  const before = (await readFile(media('clip.mp4'))).length;
  expect(bytes.length / before).toBeGreaterThan(0.3);
  expect(bytes.length / before).toBeLessThanOrEqual(0.5);
});

test('what is small enough comes back byte for byte', nightly, async ({ page }) => {
  const { name, bytes, row } = await convert(page, 'compress-video', 'clip.mov', { goal: '8' });
  expect(name).toBe('clip-compressed.mov');
  expect(bytes.equals(await readFile(media('clip.mov')))).toBe(true);
  await expect(row).toContainText('your own file, unchanged');
  const again = await convert(page, 'compress-video', 'ramp.mp4');
  expect(again.bytes.length).toBeLessThanOrEqual((await readFile(media('ramp.mp4'))).length);
});

test('a scaled video looks like one that ffmpeg scales, and has the bytes that it may', async ({ page }) => {
  const { bytes } = await convert(page, 'resize-video', 'clip.mp4', { size: 'own', height: '144' });
  expect(bytes.length).toBeGreaterThan(79_000);
  const scaled = `null[a];movie=${media('clip.mp4')},scale=256:144:flags=bilinear[b];[a][b]ssim`;
  const alike = await readFrames(bytes, 'movie', scaled, 'lavfi.ssim.Y');
  expect(alike.reduce((sum, [, ssim]) => sum + ssim, 0) / 100).toBeGreaterThan(0.945);
});

test('sound is brought to a size', async ({ page }) => {
  const { name, bytes, reading } = await convert(page, 'compress-audio', 'tone.wav', {
    goal: 'own',
    megabytes: '0.02',
  });
  expect(name).toBe('tone.m4a');
  expect(bytes.length).toBeLessThanOrEqual(20_000);
  expect(Math.abs(reading.duration - 1.5)).toBeLessThan(0.1);
});
