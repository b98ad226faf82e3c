import { EncodedPacketSink } from 'mediabunny';
import { expect, test } from 'vitest';
import { convert } from '#engines/media/write/convert.ts';
import { checkEnds, openMedia } from '#engines/media/open/open-media.ts';
import { flacFile, frameLength } from './flac-file.ts';

/** Every way in which a frame may encode its rate (RFC 9639, 9.1.2). */
const rates = [
  { sampleRate: 44_056, code: 0 },
  { sampleRate: 88_200, code: 1 },
  { sampleRate: 176_400, code: 2 },
  { sampleRate: 192_000, code: 3 },
  { sampleRate: 8000, code: 4 },
  { sampleRate: 16_000, code: 5 },
  { sampleRate: 22_050, code: 6 },
  { sampleRate: 24_000, code: 7 },
  { sampleRate: 32_000, code: 8 },
  { sampleRate: 44_100, code: 9 },
  { sampleRate: 48_000, code: 10 },
  { sampleRate: 96_000, code: 11 },
  { sampleRate: 44_000, code: 12, bytes: [44] },
  { sampleRate: 88_000, code: 12, bytes: [88] },
  { sampleRate: 1000, code: 12, bytes: [1] },
  { sampleRate: 44_056, code: 13, bytes: [44_056 >> 8, 44_056 & 255] },
  { sampleRate: 352_800, code: 14, bytes: [35_280 >> 8, 35_280 & 255] },
];

const frames = 20;

test.each(rates)('FLAC of $sampleRate Hz is read when its frames say so by code $code', async (rate) => {
  const file = new File([flacFile(rate.sampleRate, rate, frames)], 'tone.flac');
  using media = await openMedia(file, true);
  expect(media.duration).toBeCloseTo((frames * frameLength) / rate.sampleRate, 6);
  expect(await checkEnds(media, media.tracks)).toBeUndefined();
  const sound = await media.input.getPrimaryAudioTrack();
  if (!sound) throw new Error('No sound');
  expect(await sound.getSampleRate()).toBe(rate.sampleRate);
  const times: number[] = [];
  for await (const { timestamp } of new EncodedPacketSink(sound).packets()) times.push(timestamp);
  expect(times).toHaveLength(frames);
  expect(times.at(-1)).toBeCloseTo(((frames - 1) * frameLength) / rate.sampleRate, 6);
});

test('packets of FLAC that give their rate in kHz are copied as they are', async () => {
  const bytes = flacFile(44_000, { code: 12, bytes: [44] }, frames);
  using media = await openMedia(new File([bytes], 'tone.flac'), true);
  const { file } = await convert({ type: 'convert', container: 'flac' }, media, () => undefined);
  const copied = Buffer.from(await file.arrayBuffer());
  const sound = bytes.subarray(4 + 4 + 34);
  expect(copied.subarray(-sound.length).equals(sound)).toBe(true);
});

test('a FLAC whose frames contradict its header is damaged', async () => {
  const file = new File([flacFile(44_000, { code: 12, bytes: [45] }, frames)], 'tone.flac');
  await expect(openMedia(file, true)).rejects.toMatchObject({ code: 'corrupt-file' });
});
