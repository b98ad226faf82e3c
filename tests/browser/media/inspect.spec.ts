import { readFile } from 'node:fs/promises';
import { withId3 } from '../../id3.ts';
import { inspectResult, section, useIn } from '../report.ts';
import { expect, test } from '../test.ts';
import { addFiles, finished, fixture, openTool, rowOf, runTool, setOption } from '../tool-page.ts';

const frames = { TPE1: 'Canary Person', TXXX: 'location\0+48.8577+002.2950/', TIT2: 'Canary Title' };
const song = async () => ({
  name: 'song.mp3',
  mimeType: 'audio/mpeg',
  buffer: withId3(frames, await readFile(fixture('media/tone.mp3'))),
});

test('a recording, a photo and a document are each looked at by their own engine', async ({ page }) => {
  await openTool(page, 'inspect-file');
  await addFiles(page, [await song()]);
  await addFiles(page, ['media/clip.mp4', 'images/sideways.jpg', 'pdf/illustrated.pdf'].map(fixture));
  await expect(page.locator('file-rows li')).toHaveCount(4);
  await finished(page);
  await expect(rowOf(page, 'song.mp3')).toContainText('Found: place, people');
  await expect(rowOf(page, 'clip.mp4')).toContainText(/Found:|Nothing was found/);
  await expect(rowOf(page, 'sideways.jpg')).toContainText('Found: place, people');
  await expect(rowOf(page, 'illustrated.pdf')).toContainText(/Found:|Nothing was found/);
});

test('from the tags of a recording to the tool that removes them, and back: then they are gone', async ({ page }) => {
  await openTool(page, 'inspect-file');
  await addFiles(page, [await song()]);
  await finished(page);
  await expect(section(page, 'Place')).toContainText('48.85770° N, 2.29500° E');
  await expect(section(page, 'People')).toContainText('Canary Person');
  await expect(section(page, 'People')).toContainText('Remove all other tags');
  await expect(section(page, 'Not looked at')).toContainText('voices');
  await useIn(page, 'Place', 'Edit tags and cover');
  await expect(page.locator('#option-artist')).toHaveValue('Canary Person');
  for (const name of ['title', 'artist']) await setOption(page, name, '');
  await setOption(page, 'coverChange', 'remove');
  await setOption(page, 'clear', 'true');
  await runTool(page);
  await inspectResult(page);
  await expect(section(page, 'Looked for, and not found')).toContainText('Place · People');
  for (const title of ['Place', 'People', 'Text fields']) await expect(section(page, title)).toHaveCount(0);
});
