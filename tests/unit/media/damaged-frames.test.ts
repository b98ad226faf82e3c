import { readFile } from 'node:fs/promises';
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny';
import { expect, test } from 'vitest';
import { brokenPackets } from '#engines/media/codecs/packet-structure.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { convert } from '#engines/media/write/convert.ts';
import { describeNote } from '#words/notes.ts';

const read = (name: string) => readFile(`tests/fixtures/media/${name}`);

async function copyNotes(bytes: Buffer, container: 'mp4' | 'mkv') {
  using media = await openMedia(new File([new Uint8Array(bytes)], 'film'), true);
  const { notes } = await convert({ type: 'convert', container }, media, () => undefined);
  return notes;
}

/** Overwrites bytes at the start of a video packet. */
async function withBrokenPacket(name: string, index: number, bytes: number[]) {
  const file = await read(name);
  using input = new Input({ source: new BlobSource(new Blob([file])), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('No video');
  let at = 0;
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    if (at === index) {
      file.set(bytes, file.indexOf(data));
      return file;
    }
    at += 1;
  }
  throw new Error('Not so many packets');
}

test.each([
  ['clip.mp4', [0x00, 0x7f]],
  ['clip.mp4', [0x00, 0x00, 0x00, 0x00]],
  ['hevc.mp4', [0x00, 0x7f]],
  ['clip.webm', [0x00, 0x00, 0x00]],
] as const)('a copy of %s says that a frame of it is damaged', async (name, bytes) => {
  const container = name === 'clip.webm' ? 'mkv' : 'mp4';
  expect((await copyNotes(await read(name), container)).map(({ type }) => type)).toEqual(['tracks-copied']);
  const notes = await copyNotes(await withBrokenPacket(name, 7, [...bytes]), container);
  const damage = notes.find(({ type }) => type === 'frames-damaged');
  expect(damage).toMatchObject({ count: 1 });
  expect(damage && describeNote(damage)).toMatch(
    /^Your file is damaged: 1 of \d+ video frames is broken, and was copied as it is\.$/,
  );
});

test.each([
  ['vp8', [0x10, 0x02, 0x00, 0x9d, 0x01, 0x2a, 0, 0, 0, 0, ...Array.from({ length: 16 }, () => 1)], true],
  ['vp8', [0x10, 0x02, 0x00, 0x9d, 0x01, 0x2b, 0, 0, 0, 0, ...Array.from({ length: 16 }, () => 1)], false],
  ['vp8', [0x11, 0x02, 0x00, 1, 2, 3], false],
  ['vp8', [], true],
  ['av01.0.04M.08', [0x12, 0x00, 0x32, 0x02, 1, 2], true],
  ['av01.0.04M.08', [0x12, 0x00, 0x32, 0x03, 1, 2], false],
  ['av01.0.04M.08', [0x92, 0x00], false],
  ['av01.0.04M.08', [0x12, 0x00, 0x30, 1, 2], true],
] as const)('a packet of %s that begins with %s is whole: %s', (codec, bytes, isWhole) => {
  expect(brokenPackets({ codec })?.(Uint8Array.from(bytes))).toBe(!isWhole);
});

test('nothing is said of packets that do not say how they are made up', () => {
  expect(brokenPackets({ codec: 'avc1.64001f' })).toBeUndefined();
  expect(brokenPackets({ codec: 'mp4v.20.9' })).toBeUndefined();
});
