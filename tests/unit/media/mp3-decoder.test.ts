import { readFile } from 'node:fs/promises';
import { AudioSampleSink, BufferSource, Input, MP3 } from 'mediabunny';
import { expect, test } from 'vitest';
import { decodingMp3To, prepareMp3 } from '#engines/media/mp3/decoder.ts';
import { framesOf, makeLouder } from './mp3-frames.ts';

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

/** Makes all its frames louder, by steps of 1.5 dB. */
function louder(bytes: Uint8Array<ArrayBuffer>, steps: number): Uint8Array<ArrayBuffer> {
  const made = bytes.slice();
  for (const { at } of frames.slice(1)) makeLouder(made, at, steps);
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
