import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Facts } from '#jobs/contract/facts.ts';
import { tellInfo } from '#engines/media/info/info.ts';
import { openMedia, type Media } from '#engines/media/open/open-media.ts';
import { inspect } from '#engines/media/questions/inspect.ts';
import { describeFacts } from '#words/files.ts';
import { writeReport } from '#reports/write-report.ts';

const read = (name: string) => readFile(`tests/fixtures/media/${name}`);
const factsOf = (bytes: Buffer): Promise<Facts> => inspect(new File([new Uint8Array(bytes)], 'recording'));

async function written(media: Media, format: 'text' | 'json') {
  const output = await tellInfo(media);
  if (!output.report) throw new Error('There is no report');
  return writeReport({ ...output, report: output.report }, format).file.text();
}

test('video that is not read is named beside the audio that is', async () => {
  expect(describeFacts(await factsOf(await read('mpeg2.m2ts')))).toContain('MPEG-2');
});

test('an audio file is as long as all the recordings in it', async () => {
  const [radio, music] = [await read('tone.ogg'), await read('tone.mp3')];
  // Layer III at 128 kbit/s and 44.1 kHz in two channels, with only zero samples.
  const silence = Buffer.concat([Buffer.of(0xff, 0xfb, 0x90, 0), Buffer.alloc(413)]);
  const announced = Buffer.concat([music, ...Array.from({ length: 80 }, () => silence)]);
  const [link, song] = [await factsOf(radio), await factsOf(music)];
  if (link.kind !== 'media' || song.kind !== 'media') throw new Error('No recordings');
  const whole = Math.round((song.duration + (80 * 1152) / 44_100) * 100) / 100;
  expect(await factsOf(Buffer.concat([radio, radio]))).toMatchObject({ duration: 2 * link.duration });
  const facts = await factsOf(announced);
  expect(facts.kind === 'media' && Math.round(facts.duration * 100) / 100).toBe(whole);
  using media = await openMedia(new File([announced], 'announced.mp3'), true);
  expect(JSON.parse(await written(media, 'json'))).toMatchObject({
    File: { Duration: expect.stringMatching(new RegExp(`^${whole}\\d* s$`)) as string, 'Recordings in a row': 2 },
  });
});

async function reportOn(file: File) {
  using media = await openMedia(file, true);
  // Its values are texts and numbers by label.
  return JSON.parse(await written(media, 'json')) as Record<string, Record<string, string | number>>;
}

test('the bit rate of a track is that of the first of several recordings', async () => {
  const head = (bitrate: number, mode: number) => Buffer.of(0xff, 0xfb, bitrate, mode);
  // At 128 kbit/s and 44.1 kHz, each frame takes 417 bytes, whether it has one channel or two.
  const one = Buffer.concat([head(0x90, 0xc0), Buffer.alloc(413)]);
  // Its data looks like a frame of one channel at 32 kbit/s.
  const two = Buffer.concat([head(0x90, 0), Buffer.alloc(200), head(0x10, 0xc0), Buffer.alloc(209)]);
  const frames = Array.from({ length: 80 }, (_, at) => (at < 40 ? one : two));
  const track = (await reportOn(new File([Buffer.concat(frames)], 'modes.mp3')))['Track 1: audio'];
  expect(track).toMatchObject({ 'Bit rate': '128 kbit/s', Channels: 1 });
});

test('a bit rate for which the file is too small is left out', async () => {
  const film = await read('clip.mp4');
  expect((await reportOn(new File([film], 'clip.mp4')))['Track 2: audio']).toHaveProperty('Bit rate');
  // The last track now states no bit rate, and packets that are as large as the file.
  film.write('free', film.lastIndexOf('btrt'));
  const sizes = film.lastIndexOf('stsz');
  film.writeUInt32BE(film.length, sizes + 8);
  const report = await reportOn(new File([film], 'clip.mp4'));
  expect(report['Track 2: audio']).not.toHaveProperty('Bit rate');
});

test('of ALAC, the rate and the channels are those that decoders take', async () => {
  const bytes = await read('tone.m4a');
  // The description of AAC becomes one of ALAC: 96,000 Hz and one channel, in a box of 36 bytes.
  const [entry, config] = [bytes.indexOf('mp4a'), bytes.indexOf('esds')];
  bytes.write('alac', entry);
  bytes.fill(0, config - 4, config + 32);
  bytes.writeUInt32BE(36, config - 4);
  bytes.write('alac', config);
  bytes.writeUInt8(1, config + 17);
  bytes.writeUInt32BE(96_000, config + 28);
  const track = (await reportOn(new File([bytes], 'tone.m4a')))['Track 1: audio'];
  expect(track).toMatchObject({ Codec: 'ALAC', 'Sample rate': '96,000 Hz', Channels: 1 });
});

test('tags are reported as the file has them: a year stays a year, and an empty tag is none', async () => {
  const tag = (name: string, text: string) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(text.length + 1);
    return Buffer.concat([Buffer.from(name), size, Buffer.alloc(3), Buffer.from(text)]);
  };
  const report = async (...tags: Buffer[]) => {
    const content = Buffer.concat(tags);
    const head = Buffer.of(0x49, 0x44, 0x33, 4, 0, 0, 0, 0, content.length >> 7, content.length & 127);
    const music = await read('tone.mp3');
    const [, size = 0] = [0, music.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0)];
    return (await reportOn(new File([head, content, music.subarray(10 + size)], 'tone.mp3')))['Tags'];
  };
  expect(await report(tag('TDRC', '2008'), tag('TALB', ''))).toEqual({ date: '2008' });
  expect(await report(tag('TDRC', '2008-02'))).toEqual({ date: '2008-02' });
  expect(await report(tag('TDRC', '2008-02-17T10:20'))).toEqual({ date: '2008-02-17' });
});

test('MPEG audio of layer II is not reported as the MP3 that Mediabunny takes it for', async () => {
  using media = await openMedia(new File([await read('mp2.m2ts')], 'broadcast.ts'), true);
  const report = await written(media, 'text');
  expect(report).toContain('MP2');
  expect(report).not.toMatch(/mp3/i);
});
