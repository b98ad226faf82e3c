import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Bytes } from '#containers/bytes.ts';
import { element, string, wholeNumber } from '#engines/media/containers/write-matroska-element.ts';
import { readChapters } from '#engines/media/info/chapters.ts';
import { chapterIds } from '#engines/media/containers/matroska-chapters.ts';
import { findOtherTracks } from '#engines/media/unread-tracks/unread-tracks.ts';
import { ids } from '../../../src/engines/media/containers/matroska-ids.ts';

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

test('nested chapters are listed, each with the names of both levels', async () => {
  const title = (text: string) => element(chapterIds.display, string(chapterIds.title, text));
  const start = (seconds: number) => wholeNumber(chapterIds.start, seconds * 1e9);
  const chapter = (seconds: number, text: string, ...inner: Bytes[]) =>
    element(chapterIds.chapter, start(seconds), title(text), ...inner);
  const first = chapter(0, 'One', chapter(0, 'a'), chapter(5, 'b'));
  const second = chapter(9, 'Two', chapter(11, 'c'));
  const list = element(ids.chapters, element(chapterIds.edition, first, second));
  const read = await readChapters(new Blob([element(ids.segment, list)]), 'mkv');
  expect(read.map((each) => [each.start, each.title])).toEqual([
    [0, 'One: a'],
    [5, 'One: b'],
    [9, 'Two'],
    [11, 'Two: c'],
  ]);
});

test('chapters in a list without a track are reported as lost', async () => {
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
