import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import { media } from './media-runs.ts';
import { addFiles, finished, fixture, openTool, pressRun, rowOf, runTool, saveResults, work } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

const lines = '1\n00:00:00,100 --> 00:00:00,800\nA <i>line</i>\n';
const named = (name: string) => ({ name, mimeType: 'application/x-subrip', buffer: Buffer.from(lines) });

test(
  'subtitles dropped with videos go into those of their name, which play and give them back',
  nightly,
  async ({ page }) => {
    await openTool(page, 'add-subtitles');
    const videos = await Promise.all(
      ['clip.mp4', 'clip.webm'].map(async (name) => ({ name, mimeType: '', buffer: await readFile(media(name)) })),
    );
    await addFiles(page, [...videos, named('clip.en.srt'), named('clip.de.srt')]);
    await expect(page.locator('file-rows li')).toHaveCount(2);
    await runTool(page);
    for (const { name } of videos) {
      await expect(rowOf(page, name)).toContainText('Added: 1 subtitle from clip.en.srt, in English.');
      await expect(rowOf(page, name)).toContainText('Added: 1 subtitle from clip.de.srt, in German.');
      await expect(rowOf(page, name)).toContainText('Copied without re-encoding');
    }
    const results = await saveResults(page);

    for (const { name } of videos) {
      const bytes = [...(results.get(name.replace('.', '-subtitled.')) ?? [])];
      const played = await page.evaluate(async (given) => {
        const video = document.createElement('video');
        video.src = URL.createObjectURL(new Blob([Uint8Array.from(given)]));
        video.currentTime = 0.7;
        await new Promise((resolve, reject) => {
          video.addEventListener('seeked', resolve);
          video.addEventListener('error', () => reject(new Error(video.error?.message)));
        });
        return { width: video.videoWidth, duration: video.duration };
      }, bytes);
      expect(played.width, name).toBeGreaterThan(0);
      expect(played.duration, name).toBeLessThan(6);
    }

    const texts = await work(
      page,
      'extract-subtitles',
      [...results].map(([name, buffer]) => ({ name, mimeType: '', buffer })),
    );
    expect([...texts.keys()].filter((name) => name.endsWith('.srt'))).toHaveLength(4);
    for (const [name, text] of texts) expect(text.toString(), name).toBe(lines);
  },
);

test(
  'a recording in MPEG-TS is copied into an MP4 first, and what is no subtitles is explained',
  nightly,
  async ({ page }) => {
    await openTool(page, 'add-subtitles');
    await addFiles(page, [media('clip.m2ts')]);
    await page.locator('#option-files').setInputFiles([named('any.srt')]);
    await runTool(page);
    const [[name, bytes] = ['', Buffer.of()]] = await saveResults(page);
    expect(name).toBe('clip.mp4');
    expect(bytes.includes('tx3g')).toBe(true);
    await page.locator('#option-files').setInputFiles([fixture('images/photo.webp')]);
    await pressRun(page);
    await finished(page);
    await expect(rowOf(page, 'clip.m2ts')).toContainText('photo.webp:');
  },
);
