import { readFile } from 'node:fs/promises';
import { AudioSampleSink, BufferSource, Input, MP3 } from 'mediabunny';
import { expect, test } from 'vitest';
import { frameOf } from '../../../src/formats/mp3-frame.ts';
import { decodingMp3To, prepareMp3 } from '../../../src/engines/media/mp3/decoder.ts';

prepareMp3(async () => WebAssembly.compile(await readFile('src/engines/minimp3/decoder.wasm')));

/** Returns the values of the first channel. */
async function decoded(bytes: Uint8Array<ArrayBuffer>, format: 's16' | 'f32'): Promise<number[]> {
  using input = new Input({ source: new BufferSource(bytes), formats: [MP3] });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('No sound');
  return await decodingMp3To(format, async () => {
    const values: number[] = [];
    for await (using sample of new AudioSampleSink(track).samples()) {
      expect(sample.format).toBe(format);
      expect(sample.timestamp).toBeCloseTo(values.length / sample.sampleRate, 6);
      const size = sample.numberOfFrames * sample.numberOfChannels;
      const all = format === 's16' ? new Int16Array(size) : new Float32Array(size);
      sample.copyTo(all, { planeIndex: 0 });
      for (let at = 0; at < size; at += sample.numberOfChannels) values.push(all[at] ?? Number.NaN);
    }
    return values;
  });
}

/** Returns where the frames of an MP3 with a tag are. */
function framesOf(file: Uint8Array): { at: number; size: number }[] {
  const frames: { at: number; size: number }[] = [];
  for (let at = 10 + file.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0); ;) {
    const frame = frameOf(file.subarray(at, at + 4));
    if (!frame) return frames;
    frames.push({ at, size: frame.size });
    at += frame.size;
  }
}

const loudest = (values: number[]) => Math.max(...values.map(Math.abs));

const file = new Uint8Array(await readFile('tests/fixtures/media/tone.mp3'));
const frames = framesOf(file);

test('MP3 is decoded to whole numbers in time, and frames that miss bits of others to silence', async () => {
  const whole = await decoded(file, 's16');
  // The first frame only describes the others.
  expect(whole.length).toBe((frames.length - 1) * 1152);
  const middle = whole.slice(10_000, 54_100);
  const crossings = middle.filter((value, index) => value >= 0 && (middle[index - 1] ?? 0) < 0).length;
  expect(crossings).toBe(440);
  expect(Math.abs(loudest(middle) - 4000)).toBeLessThan(200);

  const from = 30;
  const rest = await decoded(file.slice(frames[from]?.at), 's16');
  expect(rest.length).toBe((frames.length - from) * 1152);
  const settled = rest.length - 10 * 1152;
  expect(rest.slice(-settled)).toEqual(whole.slice(-settled));
});

/** Where the volume of each half of a frame of one channel is, in bits after the header. */
const volumes = [0, 1].map((half) => 18 + 59 * half + 21);

/** Makes an MP3 louder. Each step is 1.5 dB. */
function louder(bytes: Uint8Array<ArrayBuffer>, steps: number): Uint8Array<ArrayBuffer> {
  const made = bytes.slice();
  const view = new DataView(made.buffer);
  for (const { at } of frames.slice(1)) {
    for (const bit of volumes) {
      const [byte, shift] = [at + 4 + (bit >> 3), 8 - (bit & 7)];
      const word = view.getUint16(byte);
      const volume = (word >> shift) & 255;
      view.setUint16(byte, (word & ~(255 << shift)) | ((volume + steps) << shift));
    }
  }
  return made;
}

test('MP3 is decoded to floats, which also hold what is louder than whole numbers can be', async () => {
  const whole = await decoded(file, 's16');
  const floats = await decoded(file, 'f32');
  expect(floats.length).toBe(whole.length);
  const isNear = (value: number, index: number) => Math.abs(value * 32_768 - (whole[index] ?? 0)) <= 0.5;
  expect(floats.every(isNear)).toBe(true);

  // 2 to the power of 4 is 24 dB.
  const loud = louder(file, 16);
  const louderFloats = await decoded(loud, 'f32');
  expect(louderFloats.every((value, index) => Math.abs(value - (floats[index] ?? 0) * 16) < 1e-4)).toBe(true);
  expect(loudest(louderFloats)).toBeGreaterThan(1.5);
  expect(loudest(await decoded(loud, 's16'))).toBe(32_768);
});
