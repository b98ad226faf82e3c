import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hasBrokenPages } from '#engines/media/containers/ogg-checksums.ts';

const read = async () => new Uint8Array(await readFile('tests/fixtures/media/tone.ogg'));

test('an Ogg file whose pages have the checksums of their bytes is sound', async () => {
  expect(await hasBrokenPages(new Blob([await read()]))).toBe(false);
});

test.each([0.3, 0.6, 0.95])('zeros within a page of an Ogg file are noticed, at %s of its length', async (share) => {
  const bytes = await read();
  const at = Math.floor(bytes.length * share);
  bytes.fill(0, at, at + 40);
  expect(await hasBrokenPages(new Blob([bytes]))).toBe(true);
});

test('another format has no pages', async () => {
  expect(await hasBrokenPages(new Blob([await readFile('tests/fixtures/media/tone.wav')]))).toBe(false);
});
