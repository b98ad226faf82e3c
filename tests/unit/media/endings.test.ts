import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { findEnding } from '#engines/media/open/ending.ts';
import { readEdits } from '#engines/media/containers/edit-list.ts';
import { withEdits } from '../../edit-lists.ts';

const read = (name: string) => readFile(`tests/fixtures/media/${name}`);
const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

test.each(['ramp.mp4', 'clip.mp4', 'clip.mov', 'turned.mp4', 'silent.mp4', 'hevc.mp4', 'tone.m4a'])(
  '%s is played as it was recorded',
  async (name) => {
    expect(await readEdits(blob(await read(name)), 'mp4')).toEqual({ rearranged: false });
  },
);

test('the end that a video states is known', async () => {
  const { end, rearranged } = await readEdits(blob(withEdits(await read('ramp.mp4'), { seconds: 2 })), 'mp4');
  expect(end).toBeCloseTo(2, 2);
  expect(rearranged).toBe(false);
});

test('a video that asks to be played faster is recognised', async () => {
  expect(await readEdits(blob(withEdits(await read('ramp.mp4'), { rate: 2 })), 'mp4')).toEqual({ rearranged: true });
});

test.each([
  ['tone.wav', 'wav'],
  ['deep.wav', 'wav'],
  ['tone.ogg', 'ogg'],
  ['clip.m2ts', 'ts'],
  ['tone.aac', 'aac'],
] as const)('%s is whole', async (name, format) => {
  const file = blob(await read(name));
  expect(await findEnding(file, format)).toEqual({ readable: file, cutOff: false });
});

test('the whole pages of a truncated Ogg file are kept', async () => {
  const bytes = await read('tone.ogg');
  const lastPage = bytes.lastIndexOf('OggS');
  const { readable, cutOff } = await findEnding(blob(bytes.subarray(0, lastPage + 100)), 'ogg');
  expect(cutOff).toBe(true);
  expect(readable.size).toBe(lastPage);
});

test('the pages of an Ogg file before a gap are kept: nothing reads on after it', async () => {
  const bytes = await read('tone.ogg');
  const lastPage = bytes.lastIndexOf('OggS');
  const gap = Buffer.concat([bytes.subarray(0, lastPage), Buffer.alloc(5000), bytes.subarray(lastPage)]);
  const { readable, cutOff } = await findEnding(blob(gap), 'ogg');
  expect(cutOff).toBe(true);
  expect(readable.size).toBe(lastPage);
});

test('a bare AAC was cut off when it ends within a frame, or has a gap, and not when it ends with tags', async () => {
  const bytes = await read('tone.aac');
  const tag = Buffer.alloc(128);
  tag.write('TAG');
  const second = ((bytes[3] ?? 0) & 3) * 2048 + (bytes[4] ?? 0) * 8 + ((bytes[5] ?? 0) >> 5);
  const gap = Buffer.concat([bytes.subarray(0, second), Buffer.alloc(300), bytes.subarray(second)]);
  const cutOff = async (made: Buffer) => (await findEnding(blob(made), 'aac')).cutOff;
  expect(await cutOff(Buffer.concat([bytes, tag]))).toBe(false);
  expect(await cutOff(bytes.subarray(0, -50))).toBe(true);
  expect(await cutOff(gap)).toBe(true);
});

test('a WAV that is cut off still says how long it was', async () => {
  const bytes = await read('tone.wav');
  const { promised } = await findEnding(blob(bytes.subarray(0, bytes.length / 2)), 'wav');
  expect(promised).toBeCloseTo(1.5, 3);
});

test('an RF64 that is cut off still says how long it was', async () => {
  const wave = await read('tone.wav');
  // Its size fields refer to the preceding chunk: the sizes of RIFF and of the data, and the number of samples.
  const sizes = Buffer.alloc(36);
  sizes.write('ds64');
  sizes.writeUInt32LE(28, 4);
  const data = wave.indexOf('data');
  sizes.writeBigUInt64LE(BigInt(wave.readUInt32LE(data + 4)), 16);
  const large = Buffer.concat([wave.subarray(0, 12), sizes, wave.subarray(12)]);
  large.write('RF64');
  large.writeUInt32LE(0xffff_ffff, 4);
  large.writeUInt32LE(0xffff_ffff, data + 36 + 4);
  expect(await findEnding(blob(large), 'wav')).toMatchObject({ cutOff: false });
  expect((await findEnding(blob(large), 'wav')).promised).toBeUndefined();
  const { promised } = await findEnding(blob(large.subarray(0, large.length / 2)), 'wav');
  expect(promised).toBeCloseTo(1.5, 3);
});

test('an MP3 says how long it was', async () => {
  const bytes = await read('tone.mp3');
  const { promised = 0 } = await findEnding(blob(bytes.subarray(0, bytes.length / 2)), 'mp3');
  expect(Math.abs(promised - 1.5)).toBeLessThan(0.1);
});

test('the whole frames of a FLAC that is cut off within one are kept', async () => {
  const bytes = await read('surround.flac');
  const cut = bytes.subarray(0, Math.floor(bytes.length * 0.6));
  const { readable, cutOff } = await findEnding(blob(cut), 'flac');
  expect(cutOff).toBe(true);
  // The frame that is left out begins there.
  expect(readable.size).toBeLessThan(cut.length);
  expect(bytes.subarray(readable.size, readable.size + 2)).toEqual(Buffer.of(0xff, 0xf8));
  expect(cut.indexOf(Buffer.of(0xff, 0xf8), readable.size + 2)).toBe(-1);
});

test('a FLAC that is whole is not cut, whatever follows it', async () => {
  const bytes = await read('surround.flac');
  for (const after of ['', 'TAG and other things']) {
    const { readable, cutOff } = await findEnding(blob(Buffer.concat([bytes, Buffer.from(after)])), 'flac');
    expect([readable.size, cutOff]).toEqual([bytes.length + after.length, false]);
  }
});

test('a transport stream that ends within a packet was cut off', async () => {
  const bytes = await read('clip.m2ts');
  expect((await findEnding(blob(bytes.subarray(0, 188 * 100 + 90)), 'ts')).cutOff).toBe(true);
});
