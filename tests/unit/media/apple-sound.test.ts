import { execFile } from 'node:child_process';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ffprobe from '@ffprobe-installer/ffprobe';
import { AudioSampleSink } from 'mediabunny';
import { expect, test } from 'vitest';
import { openMedia } from '#engines/media/open/open-media.ts';
import { aiff, caf, companded, floats, integers, rate, unsigned, values, written } from '../../apple-sound.ts';

const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'tone');

/** Returns the decoded samples, interleaved. */
async function heard(bytes: Buffer): Promise<number[]> {
  using media = await openMedia(fileOf(bytes), true);
  const track = await media.input.getPrimaryAudioTrack();
  if (!track) throw new Error('There is no sound');
  expect(await track.getSampleRate()).toBe(rate);
  const found: number[] = [];
  for await (using sample of new AudioSampleSink(track).samples()) {
    const { numberOfFrames, numberOfChannels } = sample;
    const data = new Float32Array(numberOfFrames * numberOfChannels);
    sample.copyTo(data, { planeIndex: 0, format: 'f32' });
    found.push(...data);
  }
  return found;
}

/** Returns what ffprobe detects in the same bytes. */
async function probed(bytes: Buffer) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'stayput-'));
  await writeFile(join(folder.path, 'sound'), bytes);
  const wanted = ['-of', 'json', '-show_streams', join(folder.path, 'sound')];
  const { stdout } = await promisify(execFile)(ffprobe.path, ['-v', 'error', ...wanted]);
  const [stream] = (JSON.parse(stdout) as { streams: { codec_name: string; duration_ts: number }[] }).streams;
  return { codec: stream?.codec_name, frames: stream?.duration_ts };
}

const s16 = integers(16, 'BE');
test.each([
  ['AIFF of 8 bits', 'pcm_s8', aiff(written(integers(8, 'BE')), 8)],
  ['AIFF of 12 bits, which take 16', 'pcm_s16be', aiff(written(s16), 12)],
  ['AIFF of 16 bits', 'pcm_s16be', aiff(written(s16), 16)],
  ['AIFF of 24 bits', 'pcm_s24be', aiff(written(integers(24, 'BE')), 24)],
  ['AIFF of 32 bits', 'pcm_s32be', aiff(written(integers(32, 'BE')), 32)],
  ['AIFF-C NONE', 'pcm_s16be', aiff(written(s16), 16, 'NONE')],
  ['AIFF-C twos', 'pcm_s16be', aiff(written(s16), 16, 'twos')],
  ['AIFF-C sowt', 'pcm_s16le', aiff(written(integers(16, 'LE')), 16, 'sowt')],
  ['AIFF-C in24', 'pcm_s24be', aiff(written(integers(24, 'BE')), 24, 'in24')],
  ['AIFF-C in32', 'pcm_s32be', aiff(written(integers(32, 'BE')), 32, 'in32')],
  ['AIFF-C raw', 'pcm_u8', aiff(written(unsigned), 8, 'raw ')],
  ['AIFF-C fl32', 'pcm_f32be', aiff(written(floats(32, 'BE')), 32, 'fl32')],
  ['AIFF-C FL64', 'pcm_f64be', aiff(written(floats(64, 'BE')), 64, 'FL64')],
  ['CAF of 16 bits', 'pcm_s16be', caf(written(s16), 16, 'lpcm', 0)],
  ['CAF of 16 bits, the least first', 'pcm_s16le', caf(written(integers(16, 'LE')), 16, 'lpcm', 2)],
  ['CAF of 24 bits', 'pcm_s24le', caf(written(integers(24, 'LE')), 24, 'lpcm', 2)],
  ['CAF of floats', 'pcm_f32le', caf(written(floats(32, 'LE')), 32, 'lpcm', 3)],
  ['CAF of doubles', 'pcm_f64le', caf(written(floats(64, 'LE')), 64, 'lpcm', 3)],
  ['CAF of unknown length', 'pcm_s16be', caf(written(s16), 16, 'lpcm', 0, -1n)],
])('%s is read to the sample', async (_, codec, bytes) => {
  expect(await heard(bytes)).toEqual(values);
  expect(await probed(bytes)).toEqual({ codec, frames: values.length / 2 });
});

test.each([
  ['ulaw', 'pcm_mulaw'],
  ['alaw', 'pcm_alaw'],
] as const)('AIFF-C and CAF of %s are read', async (law, codec) => {
  const data = Buffer.from(companded[law].bytes);
  for (const bytes of [aiff(data, 8, law), caf(data, 8, law, 0)]) {
    const found = await heard(bytes);
    expect(found).toHaveLength(4);
    for (const [index, value] of found.entries()) expect(value).toBeCloseTo(companded[law].values[index] ?? 0, 3);
    expect(await probed(bytes)).toEqual({ codec, frames: 2 });
  }
});

const text = (value: string) => Buffer.from(value);
const id3 = Buffer.concat([text('ID3\x03\0\0\0\0\0\x11TIT2\0\0\0\x07\0\0\0'), text('Second')]);

test('an AIFF says its title, its artist and its comment; an ID3 tag in it comes first', async () => {
  const words: [string, Buffer][] = [
    ['NAME', text('First')],
    ['AUTH', Buffer.from([0x4a, 0xf6])],
    ['ANNO', text('A note')],
  ];
  const said = async (...others: [string, Buffer][]) => {
    using media = await openMedia(fileOf(aiff(written(s16), 16, undefined, ...others)), true);
    return media.input.getMetadataTags();
  };
  expect(await said(...words)).toMatchObject({ title: 'First', artist: 'Jö', comment: 'A note' });
  expect(await said(...words, ['ID3 ', id3])).toMatchObject({ title: 'Second', artist: 'Jö' });
});

test.each([
  ['AIFF-C', aiff(written(s16), 16, 'ima4')],
  ['CAF', caf(written(s16), 16, 'ima4', 0)],
])('%s with ADPCM is not called damaged', async (_, bytes) => {
  const failure = await openMedia(fileOf(bytes), true).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'undecodable', facts: { codec: 'ADPCM' } });
});

test('an AIFF and a CAF that are cut off say how long they were', async () => {
  const long = Buffer.alloc(rate * 4);
  for (const bytes of [aiff(long, 16), caf(long, 16, 'lpcm', 0)]) {
    using media = await openMedia(fileOf(bytes.subarray(0, bytes.length / 2)), true);
    expect(media.promised).toBeCloseTo(1, 3);
    expect(media.duration).toBeCloseTo(0.5, 2);
  }
});
