import { readFile } from 'node:fs/promises';
import { MkvOutputFormat } from 'mediabunny';
import { afterEach, expect, test } from 'vitest';
import { convert } from '#engines/media/write/convert.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { readMetadata } from '#engines/media/mediabunny/mended-tags.ts';
import { withId3 } from '../../id3.ts';
import { flacFile, vorbisComments } from './flac-file.ts';
import { taggedRecording } from './tagged-recording.ts';

const mp3 = await readFile('tests/fixtures/media/tone.mp3');
const sound = mp3.subarray(mp3.subarray(0, 3).toString() === 'ID3' ? 10 + sizeOf(mp3) : 0);

function sizeOf(tag: Buffer) {
  return tag.subarray(6, 10).reduce((sum, byte) => sum * 128 + byte, 0);
}

const withFrames = (frames: Record<string, string>) => new File([withId3(frames, sound)], 'tone.mp3');

/** Builds an MP3 with an ID3v1 tag. */
function withOldTag(year: string) {
  const tag = Buffer.alloc(128);
  tag.write('TAGA title');
  tag.write(year, 93);
  return new File([Buffer.concat([sound, tag])], 'tone.mp3');
}

function withInfo(chunks: Record<string, string>) {
  const chunk = (name: string, content: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length % 2)]);
  };
  const info = Object.entries(chunks).map(([name, text]) => chunk(name, Buffer.from(`${text}\0`)));
  const format = Buffer.from('010001008813000010270000020010 00'.replaceAll(' ', ''), 'hex');
  const parts = [chunk('fmt ', format), chunk('LIST', Buffer.concat([Buffer.from('INFO'), ...info]))];
  const body = Buffer.concat([Buffer.from('WAVE'), ...parts, chunk('data', Buffer.alloc(20_000))]);
  return new File([chunk('RIFF', body)], 'tone.wav');
}

const withMatroskaTags = async (raw: Record<string, string>) =>
  new File([await taggedRecording(new MkvOutputFormat(), raw, sound)], 'tone.mkv');

const withComments = (...comments: string[]) =>
  new File([flacFile(44_100, { code: 9 }, 4, [vorbisComments(...comments)])], 'tone.flac');

const tagsOf = async (file: File) => {
  using media = await openMedia(file, true);
  return await readMetadata(media.input);
};
const dayOf = async (file: File) => (await tagsOf(file)).date?.toISOString().slice(0, 10);

test.each([
  [{ TYER: '20190103' }, '2019-01-03'],
  [{ TYER: '2019-01-03' }, '2019-01-03'],
  [{ TYER: '2019' }, '2019-01-01'],
  [{ TYER: '2019', TDAT: '0301' }, '2019-01-03'],
  [{ TDAT: '0301', TYER: '2019' }, '2019-01-03'],
  [{ TYER: '2019', TDAT: '9999' }, '2019-01-01'],
  [{ TDRC: '2019-01-03T10:20:30', TYER: '2019' }, '2019-01-03'],
  [{ TYER: '0' }, undefined],
  [{ TYER: '0000' }, undefined],
  [{ TYER: '5' }, undefined],
  [{ TYER: '99999999' }, undefined],
  [{ TDAT: '0301' }, undefined],
  [{ TYER: '19' }, undefined],
])('the date of ID3 %o is %s', async (frames, day) => {
  expect(await dayOf(withFrames(frames))).toBe(day);
});

test('a tag that cannot be read does not cost the tags before it, or the audio', async () => {
  const file = withFrames({ TIT2: 'Title', TPE1: 'Artist' });
  const bytes = Buffer.from(await file.arrayBuffer());
  // No text encoding has this number.
  bytes[bytes.indexOf('TPE1') + 10] = 9;
  using media = await openMedia(new File([bytes], 'tone.mp3'), true);
  expect(await readMetadata(media.input)).toMatchObject({ title: 'Title' });
  const { file: result } = await convert({ type: 'convert', container: 'mp3' }, media, () => undefined);
  expect(await tagsOf(result)).toMatchObject({ title: 'Title' });
});

test('the year of ID3 1 is four digits, or none', async () => {
  expect(await dayOf(withOldTag('2019'))).toBe('2019-01-01');
  expect(await dayOf(withOldTag('5'))).toBeUndefined();
  expect(await dayOf(withOldTag('19'))).toBeUndefined();
});

test.each(['20190103', '2019/01/03', '2019-01-03', '2019.01.03', '2019-01-03 10:20'])(
  'a date written as %s is the third of January in every format, wherever it is read',
  async (date) => {
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      process.env['TZ'] = zone;
      expect(await dayOf(withComments(`DATE=${date}`)), `Vorbis comments, ${zone}`).toBe('2019-01-03');
      expect(await dayOf(withInfo({ ICRD: date })), `RIFF, ${zone}`).toBe('2019-01-03');
      expect(await dayOf(await withMatroskaTags({ DATE: date })), `Matroska, ${zone}`).toBe('2019-01-03');
    }
  },
);
afterEach(() => {
  delete process.env['TZ'];
});

test('a year in a WAV is that year east of Greenwich too', async () => {
  process.env['TZ'] = 'Europe/Berlin';
  expect(await dayOf(withInfo({ YEAR: '2019' }))).toBe('2019-01-01');
});

test('numbers of zero and invalid ones are not tags', async () => {
  const files = [
    withFrames({ TBPM: '0', TRCK: '0/0', TPOS: '0' }),
    withFrames({ TBPM: '-1' }),
    withComments('BPM=0', 'TRACKNUMBER=0', 'DISCNUMBER=x'),
    withInfo({ ITRK: '0' }),
    await withMatroskaTags({ BPM: '0', PART_NUMBER: '0' }),
  ];
  for (const file of files) {
    const tags = await tagsOf(file);
    expect(tags.beatsPerMinute, file.name).toBeUndefined();
    expect(tags.trackNumber, file.name).toBeUndefined();
  }
});

test.each([{ TYER: '20190103', TBPM: '0' }, { TYER: '0' }, { TBPM: '-3' }, { TYER: '99999999' }])(
  'an MP3 with %o can be worked on',
  async (frames) => {
    using media = await openMedia(withFrames(frames), true);
    for (const container of ['mp3', 'mkv', 'mp4'] as const) {
      const { file } = await convert({ type: 'convert', container }, media, () => undefined);
      const text = Buffer.from(await file.arrayBuffer()).toString('latin1');
      expect(text.includes('2019-01-03'), container).toBe(frames.TYER === '20190103');
      expect(text, container).not.toContain('20190103');
    }
  },
);

test('the title that Matroska states for all of a recording is read, and kept in another format', async () => {
  const bytes = await readFile('tests/fixtures/media/clip.webm');
  // The name of the muxer becomes the title, in an element of the same size.
  const muxer = bytes.indexOf(Buffer.of(0x4d, 0x80));
  bytes.writeUInt16BE(0x7ba9, muxer);
  const title = bytes.toString('latin1', muxer + 3, muxer + 3 + ((bytes[muxer + 2] ?? 0) & 127));
  expect(title).toMatch(/^[\w.]+$/);
  using media = await openMedia(new File([bytes], 'clip.webm'), true);
  expect((await readMetadata(media.input)).title).toBe(title);
  const { file } = await convert({ type: 'convert', container: 'mkv' }, media, () => undefined);
  using converted = await openMedia(file, true);
  expect((await readMetadata(converted.input)).title).toBe(title);
});
