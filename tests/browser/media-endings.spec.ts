import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readBrightness, readMedia } from './media-readers.ts';
import { media } from './media-runs.ts';
import { addFiles, openTool, rowOf, runTool, saveResults } from './tool-page.ts';
import { withEdits } from '../edit-lists.ts';

const part = async (name: string, share: number) => {
  const bytes = await readFile(media(name));
  return { name, mimeType: '', buffer: bytes.subarray(0, bytes.length * share) };
};
const edited = async (name: string, change: Parameters<typeof withEdits>[1]) => ({
  name,
  mimeType: '',
  buffer: withEdits(await readFile(media('ramp.mp4')), change),
});

test('videos that are cut off, or are not to be played as recorded, are used as far as they go, and that is said', async ({
  page,
}) => {
  await openTool(page, 'convert-video');
  const trimmed = await edited('trimmed.mp4', { seconds: 2 });
  const faster = await edited('faster.mp4', { rate: 2 });
  await addFiles(page, [await part('clip.m2ts', 0.6), await part('clip.webm', 0.6), trimmed, faster]);
  await page.locator('#option-container').selectOption('mkv');
  await runTool(page);
  await expect(rowOf(page, 'clip.m2ts')).toContainText('it was cut off there');
  await expect(rowOf(page, 'clip.webm')).toContainText('no more could be read of the 4 s');
  await expect(rowOf(page, 'faster.mp4')).toContainText('here it is as it was recorded');
  const results = await saveResults(page);
  expect(results.size).toBe(4);
  const frames = await readBrightness(results.get('trimmed.mkv') ?? Buffer.of());
  // Frame 49 of the ramp is the last that it shows.
  expect(frames.at(-1)?.brightness).toBe(118);
});

test('sounds that are cut off are used as far as they go, and that is said', async ({ page }) => {
  await openTool(page, 'convert-audio');
  await page.locator('#option-container').selectOption('wav');
  await addFiles(page, [await part('tone.wav', 0.6), await part('tone.ogg', 0.8), await part('surround.flac', 0.6)]);
  await runTool(page);
  await expect(rowOf(page, 'tone.wav')).toContainText('no more could be read of the 2 s');
  await expect(rowOf(page, 'tone.ogg')).toContainText('it was cut off there');
  await expect(rowOf(page, 'surround.flac')).toContainText('no more could be read');
  const results = await saveResults(page);
  const [wav = Buffer.of()] = results.values();
  expect((await readMedia(wav)).duration).toBeCloseTo(0.9, 1);
});
