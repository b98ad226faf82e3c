import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import { readMedia, readPacketHashes } from './media-readers.ts';
import { convert, media } from './media-runs.ts';
import { addFiles, fixture, openTool, rowOf, runTool, saveResults, setOption, work } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

test('tags and cover are written, and no packet of sound or picture changes', nightly, async ({ page }) => {
  await openTool(page, 'edit-tags');
  for (const [name, value] of [
    ['title', 'Été à Łódź'],
    ['artist', 'Someone'],
    ['album', 'An album'],
    ['year', '1999'],
    ['track', '7'],
    ['genre', 'Jazz'],
    ['coverChange', 'set'],
  ] as const) {
    await setOption(page, name, value);
  }
  await page.locator('#option-cover').setInputFiles(fixture('images/sideways.jpg'));
  const names = ['tone.mp3', 'tone.m4a', 'surround.flac', 'tone.ogg', 'tone.wav', 'clip.mp4', 'tracks.mkv'];
  await addFiles(page, names.map(media));
  await runTool(page);
  const results = await saveResults(page);
  for (const name of names) {
    const bytes = results.get(name.replace('.', '-tagged.')) ?? Buffer.of();
    const reading = await readMedia(bytes);
    expect(reading.tags, name).toMatchObject({
      title: 'Été à Łódź',
      artist: 'Someone',
      album: 'An album',
      genre: 'Jazz',
    });
    expect(JSON.stringify(reading.tags), name).toContain('1999');
    expect(reading.tags['track'] ?? reading.tags['part_number'] ?? reading.tags['tracknumber'], name).toMatch(/^0?7/);
    expect(reading.tracks.filter(({ cover }) => cover).length, name).toBe(1);
    const before = await readFile(media(name));
    expect(await readPacketHashes(bytes), name).toEqual(await readPacketHashes(before));
  }
  // The first frame of an MP3 says what players skip at both ends.
  const mp3 = await readFile(media('tone.mp3'));
  const said = mp3.subarray(mp3.indexOf('Info'));
  expect(results.get('tone-tagged.mp3')?.includes(said)).toBe(true);
});

test('fields are filled with what the files say, and what is emptied goes', async ({ page }) => {
  await openTool(page, 'edit-tags');
  await addFiles(page, [media('tone.mp3')]);
  await expect(page.locator('#option-title')).toHaveValue('Fixture tone');
  await page.locator('#option-title').fill('');
  await setOption(page, 'genre', 'Test');
  await runTool(page);
  const [bytes = Buffer.of()] = (await saveResults(page)).values();
  const { tags } = await readMedia(bytes);
  expect(tags['title']).toBeUndefined();
  expect(tags).toMatchObject({
    genre: 'Test',
    artist: (await readMedia(await readFile(media('tone.mp3')))).tags['artist'],
  });
  // For several files, what they have in common.
  await page.locator('.clear').click();
  await addFiles(page, ['tone.ogg', 'clip.mp4'].map(media));
  await expect(page.locator('#option-title')).toHaveAttribute('placeholder', 'differs');
  await expect(page.locator('#option-title')).toHaveValue('');
  await expect(page.locator('#option-genre')).toHaveValue('Test');
});

test('a file that is read after the button was pressed keeps its own title', nightly, async ({ page }) => {
  await openTool(page, 'edit-tags');
  await page.evaluate(() => {
    const title = document.querySelector<HTMLInputElement>('#option-title');
    const press = () => {
      if (title?.value === '') return requestAnimationFrame(press);
      document.querySelector<HTMLButtonElement>('.run')?.click();
      return undefined;
    };
    press();
  });
  const buffer = await readFile(media('tone.mp3'));
  const tones = Array.from({ length: 12 }, (_, index) => ({ name: `tone ${index}.mp3`, mimeType: '', buffer }));
  const clip = { name: 'clip.mp4', mimeType: '', buffer: await readFile(media('clip.mp4')) };
  await addFiles(page, [...tones, clip]);
  await expect(page.locator('.state')).toContainText('13 files done');
  const results = await saveResults(page);
  expect((await readMedia(results.get('clip-tagged.mp4') ?? Buffer.of())).tags['title']).toBe('Fixture clip');
  expect((await readMedia(results.get('tone 0-tagged.mp3') ?? Buffer.of())).tags['title']).toBe('Fixture tone');
});

test('what is left empty stays, and all else goes when that is asked for', nightly, async ({ page }) => {
  const [kept = Buffer.of()] = (await work(page, 'edit-tags', [media('tone.mp3')], { genre: 'Test' })).values();
  const before = await readMedia(await readFile(media('tone.mp3')));
  expect((await readMedia(kept)).tags).toMatchObject({ title: 'Fixture tone', genre: 'Test' });
  expect((await readMedia(kept)).tracks).toEqual(before.tracks);
  await page.locator('#option-title').fill('');
  await page.locator('#option-clear').check();
  await setOption(page, 'coverChange', 'remove');
  await runTool(page);
  const [cleared = Buffer.of()] = (await saveResults(page)).values();
  const after = await readMedia(cleared);
  expect(after.tags['title']).toBeUndefined();
  expect(after.tags['genre']).toBe('Test');
  expect(after.tracks.some(({ cover }) => cover)).toBe(false);
});

test('tags that have no place are named', nightly, async ({ page }) => {
  const wav = await convert(page, 'convert-audio', 'tone.mp3', { container: 'wav' });
  await expect(wav.row).not.toContainText('Not kept');
  const mov = await convert(page, 'edit-tags', 'clip.mov', { track: '7' });
  await expect(mov.row).toContainText('Not kept in MOV: track number.');
});

test('what the new format cannot hold is on the row before the work', async ({ page }) => {
  const sound = await readFile(media('tone.mp3'));
  const frame = Buffer.concat([Buffer.from('PRIV'), Buffer.of(0, 0, 0, 4, 0, 0), Buffer.from('a\0bc')]);
  const tag = Buffer.concat([Buffer.from('ID3'), Buffer.of(4, 0, 0, 0, 0, 0, frame.length), frame]);
  await openTool(page, 'convert-audio');
  await setOption(page, 'container', 'm4a');
  await addFiles(page, [{ name: 'a.mp3', mimeType: '', buffer: Buffer.concat([tag, sound]) }]);
  await expect(rowOf(page, 'a.mp3')).toContainText('Not kept in M4A: “PRIV”.');
  await setOption(page, 'container', 'mp3');
  await expect(rowOf(page, 'a.mp3')).not.toContainText('Not kept');
});
