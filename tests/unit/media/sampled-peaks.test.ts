import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { frameOf } from '#formats/mp3-frame.ts';
import { prepareMp3 } from '#engines/media/mp3/decoder.ts';
import { sampledPeaks } from '#engines/media/mp3/sampled-peaks.ts';
import { framesOf, makeLouder } from './mp3-frames.ts';

prepareMp3(async () => WebAssembly.compile(await readFile('src/engines/minimp3/decoder.wasm')));

type Bytes = Uint8Array<ArrayBuffer>;

const file = new Uint8Array(await readFile('tests/fixtures/media/tone.mp3'));

/** The frames of the tone; the first one, with the tag, stands by itself. */
const [tagged, ...tones] = framesOf(file).map(({ at, size }) => file.slice(at, at + size));
if (!tagged) throw new Error('The tone has no frames');

/** The steady middle of the tone, in which frames hold all their bits. */
const steady = tones.slice(20, 60);

const louder = (frames: Bytes[], steps: number): Bytes[] =>
  frames.map((frame) => {
    const made = frame.slice();
    makeLouder(made, 0, steps);
    return made;
  });

/** Makes silent frames of a higher bit rate: their bits say that there are none. */
const silent = (frames: Bytes[]): Bytes[] =>
  frames.map((frame) => {
    const head = frame.slice(0, 4);
    head[2] = ((head[2] ?? 0) & 15) | (14 << 4);
    const made = new Uint8Array(frameOf(head)?.size ?? 0);
    made.set(head);
    return made;
  });

const repeated = (frames: Bytes[], times: number) => Array.from({ length: times }, () => frames).flat();

/** Loud, quiet, louder: three fifths, one fifth and one fifth of the time. */
const parts = [
  { frames: louder(steady, 8), times: 18 },
  { frames: steady, times: 6 },
  { frames: louder(steady, 12), times: 6 },
];
const frames = parts.flatMap(({ frames: part, times }) => repeated(part, times));
const ofTwoSizes = parts.flatMap(({ frames: part, times }, index) =>
  repeated(index === 1 ? silent(part) : part, times),
);

/** The tone is at 0.12, and each four steps double it; it jumps where it is repeated. */
const expected = [0.49, 0.49, 0.49, 0.12, 0.98];
const withSilence = [0.49, 0.49, 0.49, 0, 0.98];

function expectPeaks(found: Uint8Array | undefined, peaks: number[]) {
  expect(found).toHaveLength(peaks.length);
  for (const [index, peak] of peaks.entries())
    expect(Math.abs((found?.[index] ?? 0) / 255 - peak), `part ${index}`).toBeLessThanOrEqual(peak * 0.25);
}

test('peaks are sampled where frames have one size', async () => {
  expectPeaks(await sampledPeaks(new Blob(frames), expected.length), expected);
});

test('without a tag, nothing is guessed where frames have several sizes', async () => {
  expect(await sampledPeaks(new Blob(ofTwoSizes), expected.length)).toBeUndefined();
});

/** The frame with the tag, which says how many bytes there are, and where each hundredth of the time begins. */
function withTag(others: Bytes[], bytes?: number): Bytes[] {
  const tag = tagged?.slice() ?? new Uint8Array();
  const at = frameOf(tag)?.notesAt ?? 0;
  const sizes = others.reduce((ends, { length }) => [...ends, (ends.at(-1) ?? 0) + length], [tag.length]);
  const all = sizes.at(-1) ?? 0;
  const view = new DataView(tag.buffer);
  tag.set(new TextEncoder().encode('Xing'), at);
  view.setUint32(at + 4, 7);
  view.setUint32(at + 8, others.length);
  view.setUint32(at + 12, bytes ?? all);
  for (let percent = 0; percent < 100; percent += 1) {
    const place = sizes[Math.floor((percent / 100) * others.length)] ?? 0;
    view.setUint8(at + 16 + percent, Math.floor((place / all) * 256));
  }
  return [tag, ...others];
}

test('where frames have several sizes, the tag says where the times are', async () => {
  expectPeaks(await sampledPeaks(new Blob(withTag(ofTwoSizes)), expected.length), withSilence);
});

test('peaks are found where small frames need the bits of many before them', async () => {
  const small = await readFile('tests/fixtures/media/small-frames.mp3');
  const peaks = [0.55, 0.55, 0.55, 0.55];
  expectPeaks(await sampledPeaks(new Blob([small]), peaks.length), peaks);
});

test('of a stream that is shorter or longer than its tag says, nothing is guessed', async () => {
  const { size } = new Blob(frames);
  for (const said of [size * 2, size / 2])
    expect(await sampledPeaks(new Blob(withTag(frames, said)), expected.length)).toBeUndefined();
});
