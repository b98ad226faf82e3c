import { readFile } from 'node:fs/promises';
import { AudioSampleSink, BufferSource, Input, MP3 } from 'mediabunny';
import { expect, test } from 'vitest';
import { frameOf } from '../../../src/formats/mp3-frame.ts';
import { inWholeNumbers, prepareMp3 } from '../../../src/engines/media/mp3/decoder.ts';

prepareMp3(async () => WebAssembly.compile(await readFile('node_modules/minimp3-wasm/dist/decoder.opt.wasm')));

/** Returns the values of the first channel, as integers. */
async function decoded(bytes: Uint8Array<ArrayBuffer>): Promise<number[]> {
  using input = new Input({ source: new BufferSource(bytes), formats: [MP3] });
  const track = await input.getPrimaryAudioTrack();
  if (!track) throw new Error('No sound');
  return await inWholeNumbers(async () => {
    const values: number[] = [];
    for await (using sample of new AudioSampleSink(track).samples()) {
      expect(sample.format).toBe('s16');
      expect(sample.timestamp).toBeCloseTo(values.length / sample.sampleRate, 6);
      const all = new Int16Array(sample.numberOfFrames * sample.numberOfChannels);
      sample.copyTo(all, { planeIndex: 0 });
      values.push(...all.filter((_, index) => index % sample.numberOfChannels === 0));
    }
    return values;
  });
}

const loudest = (values: number[]) => Math.max(...values.map(Math.abs));

test('MP3 is decoded to whole numbers in time, and frames that miss bits of others to silence', async () => {
  const file = new Uint8Array(await readFile('tests/fixtures/media/tone.mp3'));
  const frames: { at: number; size: number }[] = [];
  for (let at = 10 + file.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0); ;) {
    const frame = frameOf(file.subarray(at, at + 4));
    if (!frame) break;
    frames.push({ at, size: frame.size });
    at += frame.size;
  }
  const whole = await decoded(file);
  // The first frame only describes the others.
  expect(whole.length).toBe((frames.length - 1) * 1152);
  const middle = whole.slice(10_000, 54_100);
  const crossings = middle.filter((value, index) => value >= 0 && (middle[index - 1] ?? 0) < 0).length;
  expect(crossings).toBe(440);
  expect(Math.abs(loudest(middle) - 4000)).toBeLessThan(200);

  const from = 30;
  const rest = await decoded(file.slice(frames[from]?.at));
  expect(rest.length).toBe((frames.length - from) * 1152);
  const settled = rest.length - 10 * 1152;
  expect(rest.slice(-settled)).toEqual(whole.slice(-settled));
});
