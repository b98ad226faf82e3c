import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import { readBeeps, readBrightness } from './media-readers.ts';
import { codecs, convert, media } from './media-runs.ts';
import { nightly } from '../../nightly.ts';

test(
  'a video plays at twice its speed: every frame is kept, and picture and sound stay together',
  nightly,
  async ({ page }) => {
    const { name, bytes, reading, row } = await convert(page, 'change-speed', 'ramp.mp4', { speed: '2' });
    expect(name).toBe('ramp-new-speed.mp4');
    expect(codecs(reading)).toEqual(['h264', 'aac']);
    expect(reading.tracks[0]?.frames).toBe(100);
    expect(Math.abs(reading.duration - 2)).toBeLessThan(0.06);
    expect(reading.complaints).toBe('');
    await expect(row).toContainText('Re-encoded: audio to AAC');
    const frames = await readBrightness(bytes);
    const beeps = await readBeeps(bytes);
    // One beep per second, with frame 25 of the ramp.
    for (const [beep, frame] of [
      [1, 25],
      [2, 50],
      [3, 75],
    ] as const) {
      const heard = beeps.filter((time, index, all) => time - (all[index - 1] ?? -1) > 0.1)[beep] ?? 0;
      expect(Math.abs(heard - (frames[frame]?.time ?? -1))).toBeLessThan(0.06);
    }
  },
);

test('what would have too many frames a second is encoded again with fewer', nightly, async ({ page }) => {
  const { reading, row } = await convert(page, 'change-speed', 'clip.webm', { speed: '4' });
  expect(Math.abs(reading.duration - 1)).toBeLessThan(0.06);
  expect(reading.tracks[0]?.frames).toBeLessThanOrEqual(61);
  await expect(row).toContainText('60 frames per second');
});

test('music is slowed down, with its tags', nightly, async ({ page }) => {
  const { name, bytes, reading } = await convert(page, 'change-speed', 'tone.mp3', { speed: '0.5' });
  expect(name).toBe('tone-new-speed.mp3');
  // What players skip at both ends.
  const note = bytes.indexOf('LAME3.100');
  expect(note).toBeGreaterThan(0);
  expect(bytes.readUIntBE(note + 21, 3) >> 12).toBe(576);
  expect(Math.abs(reading.duration - 3.08)).toBeLessThan(0.15);
  expect(reading.tracks.filter(({ cover }) => cover)).toHaveLength(1);
  expect(reading.tags['title']).toBe('Fixture tone');
});

test('a video fades in from black and out to it, and stays as it is between', nightly, async ({ page }) => {
  const { bytes, reading } = await convert(page, 'fade-video', 'clip.mp4', { fadeIn: '1', fadeOut: '0.5' });
  expect(codecs(reading)).toEqual(['h264', 'aac']);
  expect(reading.tracks[0]?.frames).toBe(100);
  const frames = await readBrightness(bytes);
  const before = await readBrightness(await readFile(media('clip.mp4')));
  const at = (list: typeof frames, frame: number) => list[frame]?.brightness ?? 0;
  expect(at(frames, 0)).toBeLessThan(18);
  expect(at(frames, 99)).toBeLessThan(18);
  // Halfway through the fade: between black, which is 16, and the picture.
  expect(Math.abs(at(frames, 12) - (16 + (at(before, 12) - 16) * 0.48))).toBeLessThan(3);
  expect(Math.abs(at(frames, 60) - at(before, 60))).toBeLessThan(2);
});

test('a video plays backwards, with its sound', nightly, async ({ page }) => {
  const { bytes, reading } = await convert(page, 'reverse-video', 'ramp.mp4');
  expect(reading.tracks[0]?.frames).toBe(100);
  expect(reading.complaints).toBe('');
  const frames = await readBrightness(bytes);
  expect(frames.map(({ brightness }) => brightness)).toEqual(
    frames.map(({ brightness }) => brightness).toSorted((a, b) => b - a),
  );
  const before = await readBrightness(await readFile(media('ramp.mp4')));
  expect(Math.abs((frames[0]?.brightness ?? 0) - (before[99]?.brightness ?? 0))).toBeLessThan(2);
  // The beeps began at 0, 1, 2 and 3 of 4 seconds; reversed, they end at 4, 3, 2 and 1.
  const beeps = (await readBeeps(bytes)).filter((time, index, all) => time - (all[index - 1] ?? -1) > 0.1);
  expect(beeps).toHaveLength(4);
  expect((beeps[1] ?? 0) - (beeps[0] ?? 0)).toBeCloseTo(1, 1);
});
