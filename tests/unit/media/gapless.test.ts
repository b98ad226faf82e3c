import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readGapless } from '#engines/media/open/gapless.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { box } from '#containers/write-box.ts';

const read = (name: string) => readFile(`tests/fixtures/media/${name}`);
const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

/** Builds an M4A with Apple's gapless metadata, without an edit list. Its index comes last. */
async function noted(delay: number, length: number): Promise<Buffer> {
  const bytes = await read('tone.m4a');
  for (const type of ['edts', 'udta']) bytes.write('free', bytes.indexOf(type));
  const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');
  const words = ` ${hex(0, 8)} ${hex(delay, 8)} ${hex(100, 8)} ${hex(length, 16)} ${hex(0, 8)}`;
  const text = new TextEncoder().encode(`\0\0\0\0iTunSMPB\0\0\0\0data\0\0\0\x01\0\0\0\0${words}`);
  const added = box('udta', text);
  const index = bytes.indexOf('moov') - 4;
  bytes.writeUInt32BE(bytes.readUInt32BE(index) + added.length, index);
  return Buffer.concat([bytes, added]);
}

test('an MP3 by LAME says where its padding ends and its sound begins', async () => {
  const { start = 0, length = 0 } = (await readGapless(blob(await read('tone.mp3')), 'mp3', 44_100)) ?? {};
  expect(start * 44_100).toBeCloseTo(1105, 6);
  expect(length * 44_100).toBeCloseTo(66_150, 6);
});

test('an M4A by iTunes says where its padding ends and its sound begins', async () => {
  const bytes = await noted(2112, 60_000);
  const { start = 0, length = 0 } = (await readGapless(blob(bytes), 'm4a', 44_100)) ?? {};
  expect([Math.round(start * 44_100), Math.round(length * 44_100)]).toEqual([2112, 60_000]);
  using media = await openMedia(new File([new Uint8Array(bytes)], 'tone.m4a'), true);
  expect([media.start, media.duration]).toEqual([start, length]);
});

test.each([
  ['tone.m4a', 'm4a'],
  ['tone.aac', 'aac'],
  ['tone.wav', 'wav'],
] as const)('%s notes no silence, or has an edit list for it', async (name, format) => {
  expect(await readGapless(blob(await read(name)), format, 44_100)).toBeUndefined();
});
