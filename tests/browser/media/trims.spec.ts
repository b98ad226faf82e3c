import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import { readBeeps, readBrightness, readPacketHashes } from './media-readers.ts';
import { codecs, convert, media } from './media-runs.ts';
import { openTool, setOption } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

test('subtitles are carried over, and move with a trim', nightly, async ({ page }) => {
  const { reading, row } = await convert(page, 'convert-video', 'tracks.mkv');
  expect(codecs(reading)).toEqual(['h264', 'aac', 'aac', 'mov_text']);
  await expect(row).not.toContainText('Removed');
  const part = await convert(page, 'trim-video', 'tracks.mkv', { end: '0.8', exact: true });
  expect(codecs(part.reading)).toContain('subrip');
});

test('a trim by copying starts at the key frame before', { tag: '@quick' }, async ({ page }) => {
  const { bytes, reading, row } = await convert(page, 'trim-video', 'ramp.mp4', { start: '1.5', end: '3' });
  const frames = await readBrightness(bytes);
  // Frame 25, at one second.
  expect(frames[0]).toMatchObject({ time: 0, brightness: 70 });
  expect(reading.duration).toBeCloseTo(2, 1);
  const beeps = await readBeeps(bytes);
  expect(beeps[0]).toBeLessThan(0.04);
  await expect(row).toContainText('Starts at 1.00 s');
  await expect(row).toContainText('Copied without re-encoding');
});

test('a part of a recording becomes an MP3 in one run', async ({ page }) => {
  await openTool(page, 'trim-audio');
  await setOption(page, 'container', 'mp3');
  await expect(page.locator('.run')).toHaveText('Trim and convert to MP3');
  const { name, reading } = await convert(page, 'trim-audio', 'ramp.mp4', { start: '1', end: '2.5', container: 'mp3' });
  expect(name).toMatch(/\.mp3$/);
  expect(codecs(reading)).toEqual(['mp3']);
  expect(reading.duration).toBeCloseTo(1.5, 1);
});

test('an exact trim starts and ends at the very frame', nightly, async ({ page }) => {
  const cut = { start: '1.02', end: '2.92', exact: true };
  const { bytes, reading, row } = await convert(page, 'trim-video', 'ramp.mp4', cut);
  const frames = await readBrightness(bytes);
  // Frames 25 to 72: the brightness of frame n is 20 + 2 n.
  expect(frames).toHaveLength(48);
  for (const [index, { brightness }] of frames.entries()) {
    expect(Math.abs(brightness - (70 + 2 * index)), `frame ${index}`).toBeLessThan(1);
  }
  expect(Math.abs(reading.duration - 1.9)).toBeLessThan(0.04);
  expect(reading.complaints).toBe('');
  // There is a key frame every second: from the one at 2 s on, the packets are those of the input.
  const whole = (await readPacketHashes(await readFile(media('ramp.mp4')))).slice(0, 100);
  const kept = (await readPacketHashes(bytes)).slice(0, frames.length);
  const copied = kept.filter((hash) => whole.includes(hash));
  expect(copied.length).toBeGreaterThan(18);
  expect(whole.indexOf(copied[0] ?? '')).toBe(50);
  await expect(row).toContainText(/Cut exactly: 1\.0\d s of the video/);
  // A beep begins every second: the rest of the one before the cut is heard.
  const beep = (await readBeeps(bytes)).find((time) => time > 0.5);
  expect(Math.abs((beep ?? 0) - 0.98)).toBeLessThan(0.04);
});
