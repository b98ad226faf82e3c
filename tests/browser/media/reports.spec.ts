import { expect, test } from '../test.ts';
import sharp from 'sharp';
import { media } from './media-runs.ts';
import { addFiles, finished, onSheet, openTool, saveResults, setOption, work } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

test('a video tells what is in it, to people and to programs', nightly, async ({ page }) => {
  await openTool(page, 'media-info');
  await addFiles(page, ['turned.mp4', 'tracks.mkv', 'tone.mp3', 'chapters.mp4'].map(media));
  await finished(page);
  const text = page.locator('sheet-view pre');
  for (const line of [
    'H.264',
    'High, level',
    '180 × 320',
    '25 a second',
    '° clockwise',
    'Key frames',
    'AAC',
    'LC',
    '48,000 Hz',
  ]) {
    await expect(text).toContainText(line);
  }
  await expect((await onSheet(page, 'tracks.mkv')).locator('pre')).toContainText('Other track: subtitles');
  await expect((await onSheet(page, 'tone.mp3')).locator('pre')).toContainText('Fixture tone');
  await expect((await onSheet(page, 'chapters.mp4')).locator('pre')).toContainText('0:00.50   The rest');
  await setOption(page, 'format', 'json');
  await page.locator('#option-format input:checked').blur();
  await finished(page);
  const report = JSON.parse(String((await saveResults(page)).get('turned.json'))) as Record<
    string,
    Record<string, string>
  >;
  expect(report['Track 1: video']).toMatchObject({ Codec: 'H.264', Size: '180 × 320', HDR: 'no' });
});

test('a contact sheet shows frames in their order', nightly, async ({ page }) => {
  const [[name, bytes] = ['', Buffer.of()]] = await work(page, 'contact-sheet', [media('ramp.mp4')], {
    count: '6',
    columns: '3',
    longest: '160',
    format: 'png',
  });
  expect(name).toBe('ramp-sheet.png');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 8 + 3 * 168, height: 8 + 2 * 98 });
  const means: number[] = [];
  for (let place = 0; place < 6; place += 1) {
    const area = { left: 48 + (place % 3) * 168, top: 20 + Math.floor(place / 3) * 98, width: 60, height: 30 };
    means.push((await sharp(await sharp(bytes).extract(area).png().toBuffer()).stats()).channels[0]?.mean ?? 0);
  }
  expect(means).toEqual(means.toSorted((a, b) => a - b));
  expect((means[5] ?? 0) - (means[0] ?? 0)).toBeGreaterThan(150);
});
