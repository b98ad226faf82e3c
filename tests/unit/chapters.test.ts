import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readChapters } from '../../src/engines/media/info/chapters.ts';
import { findOtherTracks } from '../../src/engines/media/other-tracks/other-tracks.ts';

const read = (name: string) => readFile(`tests/fixtures/media/${name}`);
const both = [
  { start: 0, title: 'Début' },
  { start: 0.5, title: 'The rest' },
];

test.each([
  ['chapters.mp4', 'mp4'],
  ['chapters.mkv', 'mkv'],
] as const)('chapters of %s are told', async (name, format) => {
  expect(await readChapters(new Blob([await read(name)]), format)).toEqual(both);
});

test('chapters that are only listed, without a track, are told and missed', async () => {
  const text = (await read('chapters.mp4')).toString('latin1').replace('tref', 'free');
  const file = new Blob([Buffer.from(text, 'latin1')]);
  expect(await readChapters(file, 'mp4')).toEqual(both);
  expect((await findOtherTracks(file, 'mp4')).map(({ type }) => type)).toContain('chapters');
});

test.each([
  ['chapters.mp4', 'mp4'],
  ['chapters.mkv', 'mkv'],
] as const)('nothing but chapters or an explanation comes of %s when it is damaged', async (name, format) => {
  const bytes = await read(name);
  for (let at = 8; at < bytes.length; at += 3) {
    const damaged = Buffer.from(bytes);
    damaged[at] = 0xff;
    const found = await readChapters(new Blob([damaged]), format).catch((error: unknown) => error);
    expect(Array.isArray(found) || found instanceof Error).toBe(true);
  }
});
