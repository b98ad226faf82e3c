import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import { atNight } from '../../nightly.ts';
import { readBeeps, readBrightness, readTone } from './media-readers.ts';
import { convert } from './media-runs.ts';
import { rowOf, work } from '../tool-page.ts';

const folder = 'tests/fixtures/reports/';
const read = async (name: string) => ({ name, mimeType: '', buffer: await readFile(folder + name) });
const near = (values: number[]) => values.map((value): unknown => expect.closeTo(value, 1));

test('two MP3s joined end to end are heard to the end', async ({ page }) => {
  const wav = await convert(page, 'convert-audio', await read('mp3-cat.mp3'), { container: 'wav' });
  expect(wav.reading.duration).toBeCloseTo(8.05, 1);
  await expect(wav.row).toContainText('2 recordings in a row. They were joined into one.');
  const copied = await convert(page, 'convert-audio', await read('mp3-cat.mp3'), { container: 'mp3' });
  expect(copied.reading.duration).toBeCloseTo(8.05, 1);
  await expect(copied.row).toContainText('Copied without re-encoding');
});

test('an MP3 whose header counts too few frames is heard to the end', async ({ page }) => {
  for (const container of ['wav', 'mp3']) {
    const { reading } = await convert(page, 'convert-audio', await read('mp3-xingshort.mp3'), { container });
    expect(reading.duration, container).toBeCloseTo(6.05, 1);
  }
});

for (const name of ['sur-opus.ogg', ...atNight(['sur3.ogg', 'sur-vorbis.ogg'])])
  test(`${name} is mixed down to stereo`, async ({ page }) => {
    const { reading, row } = await convert(page, 'convert-audio', await read(name), { container: 'mp3' });
    expect(reading.tracks).toMatchObject([{ codec: 'mp3', numberOfChannels: 2 }]);
    expect(reading.duration).toBeCloseTo(2, 1);
    await expect(row).toContainText('to 2.');
    // What the decoder gives after the end that the file states is no part of it.
    const whole = await convert(page, 'convert-audio', await read(name), { container: 'wav' });
    expect(whole.reading.duration).toBe(2);
  });

/** Decibels of a tone at 0.3 of full scale, and at 0.7 of that. */
const [full, less] = [0.3, 0.3 * Math.SQRT1_2].map((level) => 20 * Math.log10(level * Math.SQRT1_2)) as [
  number,
  number,
];

for (const name of ['sur-vorbis.ogg', ...atNight(['sur-opus.ogg'])])
  test(`every channel of ${name} is as loud in stereo as it should be, and the lowest is left out`, async ({
    page,
  }) => {
    const { bytes } = await convert(page, 'convert-audio', await read(name), { container: 'mp3' });
    const sides = [
      { 300: full, 500: undefined, 700: less, 1100: less, 1300: undefined, 60: undefined },
      { 300: undefined, 500: full, 700: less, 1100: undefined, 1300: less, 60: undefined },
    ];
    for (const [channel, tones] of sides.entries())
      for (const [frequency, level] of Object.entries(tones)) {
        const heard = await readTone(bytes, channel, Number(frequency));
        if (level === undefined) expect(heard, `${frequency} Hz in ${channel}`).toBeLessThan(less - 20);
        else expect(Math.abs(heard - level), `${frequency} Hz in ${channel}: ${heard}`).toBeLessThan(1);
      }
  });

test('a change of speed keeps to the part that an edit list shows', async ({ page }) => {
  const fast = await convert(page, 'change-speed', await read('qt-trim.mov'), { speed: '2' });
  expect(fast.reading.duration).toBeCloseTo(2, 1);
  expect(await readBeeps(fast.bytes)).toEqual(near([0.25, 1.25]));
  const slow = await convert(page, 'change-speed', await read('q-audio.m4a'), { speed: '0.5' });
  expect(slow.reading.duration).toBeCloseTo(8, 1);
});

test('a broadcast whose clock starts again is read to its end', async ({ page }) => {
  for (const container of ['mp4', 'mkv']) {
    const { bytes, reading, row } = await convert(page, 'convert-video', await read('cat.m2ts'), { container });
    expect(reading.duration, container).toBeCloseTo(6.05, 1);
    const frames = await readBrightness(bytes);
    const flashes = frames.filter((frame, at) => frame.brightness > 128 && (frames[at - 1]?.brightness ?? 0) <= 128);
    expect(
      flashes.map(({ time }) => time),
      container,
    ).toEqual(near([1, 4.05]));
    expect(await readBeeps(bytes), container).toEqual(near([1, 4.05]));
    await expect(row).toContainText('Copied without re-encoding');
  }
  const small = await convert(page, 'compress-video', await read('cat.m2ts'));
  if (small.name.endsWith('.m2ts')) expect(small.bytes.equals(await readFile(`${folder}cat.m2ts`))).toBe(true);
});

test('a FLAC with an ID3 tag before it stays a FLAC', async ({ page }) => {
  const { name, reading } = await convert(page, 'edit-tags', await read('flac-id3.flac'), { artist: 'Somebody' });
  expect(name).toBe('flac-id3-tagged.flac');
  expect(reading.tracks).toMatchObject([{ codec: 'flac' }]);
  expect(reading.tags).toMatchObject({ title: 'ID3 title', artist: 'Somebody' });
  expect((await convert(page, 'change-volume', await read('flac-id3.flac'))).name).toBe('flac-id3-new-volume.flac');
});

test('small video without colour tags keeps its colours', async ({ page }) => {
  for (const [name, container] of [
    ['sd-vp8.webm', 'mp4'],
    ['sd-untagged.mp4', 'webm'],
  ] as const) {
    const { reading } = await convert(page, 'convert-video', await read(name), { container });
    expect(reading.tracks[0]?.matrix, name).toBe('smpte170m');
  }
});

test('a letter set that was guessed wrongly can be chosen', async ({ page }) => {
  const [bytes = Buffer.of()] = (
    await work(page, 'convert-subtitles', [await read('sub-cp1251.srt')], { format: 'srt', encoding: 'koi8-r' })
  ).values();
  const wrong = new TextDecoder('koi8-r').decode(await readFile(`${folder}sub-cp1251.srt`));
  expect(bytes.toString()).toContain(wrong.split('\n')[2]?.trim());
  await expect(rowOf(page, 'sub-cp1251.srt')).not.toContainText('does not say');
});
