import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../test.ts';
import { addFiles, finished, fixture, openTool, rowOf, runTool, setOption } from '../tool-page.ts';

const section = (page: Page, title: string) =>
  page
    .getByRole('article', { name: 'Report' })
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Adds an ID3 tag to an MP3: a person, a position, a comment. */
async function tagged(): Promise<Buffer> {
  const frames = { TPE1: 'Canary Person', TXXX: 'location\0+48.8577+002.2950/', TIT2: 'Canary Title' };
  const content = Buffer.concat(
    Object.entries(frames).map(([name, text]) => {
      const size = Buffer.alloc(4);
      size.writeUInt32BE(text.length + 1);
      return Buffer.concat([Buffer.from(name), size, Buffer.alloc(3), Buffer.from(text, 'latin1')]);
    }),
  );
  const size = [21, 14, 7, 0].map((shift) => (content.length >> shift) & 127);
  const mp3 = await readFile(fixture('media/tone.mp3'));
  return Buffer.concat([Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, ...size]), content, mp3]);
}

test('a recording, a photo and a document are each looked at by their own engine', async ({ page }) => {
  await openTool(page, 'inspect-file');
  await addFiles(page, [{ name: 'song.mp3', mimeType: '', buffer: await tagged() }]);
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
  await addFiles(page, [{ name: 'song.mp3', mimeType: '', buffer: await tagged() }]);
  await finished(page);
  await expect(section(page, 'Place')).toContainText('48.85770° N, 2.29500° E');
  await expect(section(page, 'People')).toContainText('Canary Person');
  await expect(section(page, 'People')).toContainText('Remove all other tags');
  await expect(section(page, 'Not looked at')).toContainText('voices');
  await section(page, 'Place').getByRole('button', { name: 'Use in: Edit tags and cover' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit tags and cover' })).toBeVisible();
  await expect(page.locator('#option-artist')).toHaveValue('Canary Person');
  for (const name of ['title', 'artist']) await setOption(page, name, '');
  await setOption(page, 'coverChange', 'remove');
  await setOption(page, 'clear', 'true');
  await runTool(page);
  await page.getByRole('button', { name: 'Use in…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'What a file gives away' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What a file gives away' })).toBeVisible();
  await finished(page);
  await expect(section(page, 'Looked for, and not found')).toContainText('Place · People');
  for (const title of ['Place', 'People', 'Text fields']) await expect(section(page, title)).toHaveCount(0);
});
