import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readBeeps, readLoudness } from './media-readers.ts';
import { codecs, convert, media } from './media-runs.ts';

for (const name of ['deep.wav', 'surround.flac', 'clip.mp4']) {
  test(`${name} becomes as loud as broadcasters have it`, async ({ page }) => {
    const { bytes, reading, row } = await convert(page, 'change-volume', name, { by: '-23' });
    expect(Math.abs((await readLoudness(bytes)) + 23)).toBeLessThan(0.5);
    const before = await readLoudness(await readFile(media(name)));
    await expect(row).toContainText(/Loudness -23\.\d LUFS instead of/);
    const [, said] = /instead of (-\d+\.\d)/.exec((await row.textContent()) ?? '') ?? [];
    expect(Math.abs(Number(said) - before)).toBeLessThan(0.3);
    expect(reading.complaints).toBe('');
  });
}

test('sound is made quieter by so many decibels, is heard when it was, and the picture stays as it is', async ({
  page,
}) => {
  const { bytes, reading } = await convert(page, 'change-volume', 'ramp.mp4', { by: 'gain', gain: '-12' });
  expect(codecs(reading)).toEqual(['h264', 'aac']);
  expect(reading.tracks[0]?.frames).toBe(100);
  const ramp = await readFile(media('ramp.mp4'));
  expect(Math.abs((await readLoudness(bytes)) - (await readLoudness(ramp)) + 12)).toBeLessThan(0.3);
  const [beeps, before] = [await readBeeps(bytes), await readBeeps(ramp)];
  for (const [index, time] of before.slice(1).entries()) {
    expect(Math.abs((beeps[index + 1] ?? 0) - time)).toBeLessThan(0.01);
  }
});

test('sound fades in from silence and out to it', async ({ page }) => {
  const { bytes } = await convert(page, 'change-volume', 'tone.wav', {
    by: 'gain',
    gain: '0',
    fadeIn: '0.5',
    fadeOut: '0.5',
  });
  const at = (seconds: number) => levelAt(bytes, seconds);
  expect(at(0.01)).toBeLessThan(0.1 * at(0.75));
  expect(at(0.25) / at(0.75)).toBeCloseTo(0.5, 1);
  expect(at(1.25) / at(0.75)).toBeCloseTo(0.5, 1);
});

/** The largest sample within a hundredth of a second, in a WAV of 16 bits and two channels at 44.1 kHz. */
function levelAt(bytes: Buffer, seconds: number): number {
  const start = bytes.indexOf('data') + 8;
  const from = start + Math.round((seconds - 0.005) * 44_100) * 4;
  let largest = 0;
  for (let at = from; at < from + 441 * 4; at += 4) largest = Math.max(largest, Math.abs(bytes.readInt16LE(at)));
  return largest;
}
