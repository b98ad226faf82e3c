import { readFile } from 'node:fs/promises';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  MkvOutputFormat,
  Mp4OutputFormat,
  Output,
  TextSubtitleSource,
} from 'mediabunny';
import { expect, test } from 'vitest';
import { checkEnds, openMedia } from '#engines/media/open/open-media.ts';
import { takeAnimation } from '#engines/media/animation/take-animation.ts';
import { takeFrames } from '#engines/media/frames/frames.ts';
import { planTracks } from '#engines/media/plan/plan.ts';
import { problemOf } from '#components/problem.ts';
import { undecodable } from '#engines/media/failures/undecodable.ts';

const read = async (name: string) => new Uint8Array(await readFile(`tests/fixtures/media/${name}`));
const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'recording');
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test.each([
  ['GSM', 'audio', 'another browser would not help. Programs such as VLC or Audacity'],
  ['h263', 'video', 'another browser would not help. Programs such as VLC or HandBrake'],
  ['hevc', 'video', 'Another browser may be able to. Programs such as VLC or HandBrake'],
  ['alac', 'audio', 'Another browser may be able to. Programs such as VLC or Audacity'],
])('another browser is named for %s only where there is one, and programs that know it', (codec, type, words) => {
  expect(problemOf(undecodable(codec, type)).hint).toContain(words);
});

test('an audio file has no video to mute, and is not said to be empty', async () => {
  using media = await openMedia(fileOf(await read('tone.m4a')), true);
  const muted = planTracks({ type: 'convert', container: 'input', audio: 'discard' }, media, 'mp4', false);
  expect(await failureOf(muted)).toMatchObject({ code: 'no-track', facts: { track: 'video' } });
});

test('a Matroska file with nothing but subtitles is not called damaged', async () => {
  const target = new BufferTarget();
  const output = new Output({ format: new MkvOutputFormat(), target });
  const source = new TextSubtitleSource('webvtt');
  output.addSubtitleTrack(source);
  await output.start();
  await source.add('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n');
  await output.finalize();
  const failure = await failureOf(openMedia(fileOf(new Uint8Array(target.buffer ?? new ArrayBuffer())), true));
  expect(failure).toMatchObject({ code: 'only-subtitles' });
});

test('the first piece of a stream, which describes audio but holds none, is not called damaged', async () => {
  using input = new Input({ source: new BufferSource(await read('tone.m4a')), formats: [MP4] });
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target });
  await (await Conversion.init({ input, output, showWarnings: false })).execute();
  const whole = Buffer.from(target.buffer ?? new ArrayBuffer());
  using media = await openMedia(fileOf(new Uint8Array(whole.subarray(0, whole.indexOf('moof') - 4))), true);
  expect(await failureOf(checkEnds(media, media.tracks))).toMatchObject({
    code: 'no-packets',
    facts: { track: 'audio' },
  });
});

test('pictures that stand for all of a video are not taken from one whose end is missing', async () => {
  const bytes = await read('clip.mp4');
  using media = await openMedia(fileOf(bytes.slice(0, bytes.length * 0.6)), true);
  const animation = { format: 'gif', trim: { start: 0 }, frameRate: 5, width: 100, loop: 0, quality: 80 } as const;
  const works = [
    () => takeAnimation({ type: 'animation', dither: 'none', ...animation }, media, () => undefined),
    () =>
      takeFrames(
        { type: 'frames', format: 'png', which: { type: 'count', count: 3 }, quality: 80 },
        media,
        () => undefined,
      ),
  ];
  for (const work of works) expect(await failureOf(work())).toMatchObject({ code: 'corrupt-file' });
});

test('a track without packets is skipped, as players do', async () => {
  const bytes = Buffer.from(await read('clip.mp4'));
  for (const [table, count] of [
    ['stts', 8],
    ['stsc', 8],
    ['stsz', 12],
    ['stco', 8],
  ] as const) {
    bytes.writeUInt32BE(0, bytes.lastIndexOf(table) + count);
  }
  using media = await openMedia(fileOf(new Uint8Array(bytes)), true);
  expect(media.tracks.map(({ type }) => type)).toEqual(['video']);
  expect(await media.input.getPrimaryAudioTrack()).toBeNull();
  expect(await checkEnds(media, media.tracks)).toBeUndefined();
});

test('H.264 whose container says level 0 is of the level that its picture says', async () => {
  const bytes = Buffer.from(await read('clip.mp4'));
  const level = bytes.indexOf('avcC') + 7;
  const stated = bytes[level] ?? 0;
  bytes[level] = 0;
  using media = await openMedia(fileOf(new Uint8Array(bytes)), true);
  const config = await (await media.input.getPrimaryVideoTrack())?.getDecoderConfig();
  expect(config?.codec.slice(-2)).toBe(stated.toString(16).padStart(2, '0'));
  expect(config?.description).toMatchObject({ 3: stated });
});
