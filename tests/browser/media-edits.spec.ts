import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readMedia } from './media-readers.ts';
import { codecs, convert, media } from './media-runs.ts';

test('a muted video keeps its picture alone, bit for bit', async ({ page }) => {
  const { name, reading, row } = await convert(page, 'mute-video', 'clip.mp4');
  expect(name).toBe('clip.mp4');
  expect(codecs(reading)).toEqual(['h264']);
  expect(reading.tracks[0]?.frames).toBe(100);
  await expect(row).toContainText('Copied without re-encoding');
});

test('an MP4 is turned by a note, on top of the one that it has', async ({ page }) => {
  const once = await convert(page, 'rotate-video', 'clip.mp4');
  // ffprobe counts the other way round.
  expect(once.reading.tracks[0]).toMatchObject({ width: 320, height: 180, rotation: -90 });
  await expect(once.row).toContainText('Copied without re-encoding');
  const before = (await readMedia(await readFile(media('turned.mp4')))).tracks[0]?.rotation;
  const twice = await convert(page, 'rotate-video', 'turned.mp4', { turn: '180' });
  expect(Math.abs((twice.reading.tracks[0]?.rotation ?? 0) - (before ?? 0))).toBe(180);
});

test('every frame is turned where no note is heeded, or when that is chosen', async ({ page }) => {
  const webm = await convert(page, 'rotate-video', 'clip.webm');
  expect(webm.reading.tracks[0]).toMatchObject({ width: 180, height: 320, frames: 100 });
  await expect(webm.row).toContainText('Encoded again: video');
  const mp4 = await convert(page, 'rotate-video', 'clip.mp4', { redraw: true });
  expect(mp4.reading.tracks[0]).toMatchObject({ codec: 'h264', width: 180, height: 320 });
  expect(mp4.reading.tracks[0]?.rotation).toBeUndefined();
});

test('music is trimmed by copying', async ({ page }) => {
  const { name, reading, row } = await convert(page, 'trim-audio', 'tone.mp3', { start: '0.5', end: '1' });
  expect(name).toBe('tone.mp3');
  expect(codecs(reading)[0]).toBe('mp3');
  expect(Math.abs(reading.duration - 0.5)).toBeLessThan(0.08);
  expect(reading.tags['title']).toBe('Fixture tone');
  await expect(row).toContainText('Copied without re-encoding');
});

test('the page of a pair converts without a choice', async ({ page }) => {
  const mp3 = await convert(page, 'mp4-to-mp3', 'clip.mp4');
  expect(mp3.name).toBe('clip.mp3');
  expect(codecs(mp3.reading)).toEqual(['mp3']);
  const mp4 = await convert(page, 'webm-to-mp4', 'clip.webm');
  expect(codecs(mp4.reading)).toEqual(['h264', 'aac']);
});
