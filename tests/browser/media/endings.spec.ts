import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import { BlobSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output } from 'mediabunny';
import { readBrightness, readMedia } from './media-readers.ts';
import { media } from './media-runs.ts';
import { addFiles, openTool, rowOf, runTool, saveResults, setOption, runOn } from '../tool-page.ts';
import { withEdits } from '../../edit-lists.ts';
import { withLaterClock } from '../../transport-clock.ts';
import { nightly } from '../../nightly.ts';

const part = async (name: string, share: number) => {
  const bytes = await readFile(media(name));
  return { name, mimeType: '', buffer: bytes.subarray(0, bytes.length * share) };
};
const edited = async (name: string, change: Parameters<typeof withEdits>[1]) => ({
  name,
  mimeType: '',
  buffer: withEdits(await readFile(media('ramp.mp4')), change),
});

test(
  'videos that are cut off, or are not to be played as recorded, are used as far as they go, and that is said',
  nightly,
  async ({ page }) => {
    await openTool(page, 'convert-video');
    const trimmed = await edited('trimmed.mp4', { seconds: 2 });
    const faster = await edited('faster.mp4', { rate: 2 });
    const cutInside = await edited('cut.mp4', { hidden: 0.5 });
    await addFiles(page, [await part('clip.m2ts', 0.6), await part('clip.webm', 0.6), trimmed, faster, cutInside]);
    await setOption(page, 'container', 'mkv');
    await runTool(page);
    await expect(rowOf(page, 'clip.m2ts')).toContainText('Your file is damaged or incomplete');
    await expect(rowOf(page, 'clip.webm')).toContainText('the rest of the 4 s in your file could not be read');
    await expect(rowOf(page, 'faster.mp4')).toContainText('this is the original recording');
    await expect(rowOf(page, 'cut.mp4')).toContainText('Starts 0.50 s early');
    const results = await saveResults(page);
    expect(results.size).toBe(5);
    const frames = await readBrightness(results.get('trimmed.mkv') ?? Buffer.of());
    // Frame 49 of the ramp is the last one shown.
    expect(frames.at(-1)?.brightness).toBe(118);
  },
);

test('sounds that are cut off are used as far as they go, and that is said', nightly, async ({ page }) => {
  await runOn(
    page,
    'convert-audio',
    [
      await part('tone.wav', 0.6),
      await part('tone.ogg', 0.8),
      await part('surround.flac', 0.6),
      await part('tone.mp3', 0.7),
      { name: 'zeros.ogg', mimeType: '', buffer: (await readFile(media('tone.ogg'))).fill(0, 6000, 6040) },
    ],
    { container: 'wav' },
  );
  await expect(rowOf(page, 'tone.mp3')).toContainText('the rest of the 2 s in your file could not be read');
  await expect(rowOf(page, 'tone.wav')).toContainText('the rest of the 2 s in your file could not be read');
  await expect(rowOf(page, 'tone.ogg')).toContainText('Your file is damaged or incomplete');
  await expect(rowOf(page, 'surround.flac')).toContainText('could not be read');
  await expect(rowOf(page, 'zeros.ogg')).toContainText('parts of the audio may sound wrong');
  await expect(rowOf(page, 'tone.ogg')).not.toContainText('may sound wrong');
  const results = await saveResults(page);
  const [wav = Buffer.of()] = results.values();
  expect((await readMedia(wav)).duration).toBeCloseTo(0.9, 1);
});

test(
  'a broadcast recording in which the clock begins anew is whole, and keeps picture and sound together',
  nightly,
  async ({ page }) => {
    await openTool(page, 'convert-video');
    await setOption(page, 'container', 'mkv');
    // It begins at 1.46 s, which becomes one second before the clock wraps around.
    const buffer = withLaterClock(await readFile(media('clip.m2ts')), 2 ** 33 / 90_000 - 2.46);
    await addFiles(page, [{ name: 'night.ts', mimeType: '', buffer }]);
    await runTool(page);
    const [bytes = Buffer.of()] = (await saveResults(page)).values();
    const { tracks, duration } = await readMedia(bytes);
    // 4 s at 25 Hz, after 21 ms of only sound; audio packets have 1024 samples at 48,000 Hz.
    expect(tracks.map(({ frames }) => frames)).toEqual([100, 189]);
    expect(Math.abs(duration - 4.021)).toBeLessThan(0.04);
  },
);

test('recordings of sound after each other in one file are all read, and that is said', nightly, async ({ page }) => {
  const [radio, music] = [await readFile(media('tone.ogg')), await readFile(media('tone.mp3'))];
  const [link, song] = [await readMedia(radio), await readMedia(music)];
  // Layer III at 128 kbit/s and 44.1 kHz in two channels, with only zero samples.
  const silence = Buffer.concat([Buffer.of(0xff, 0xfb, 0x90, 0), Buffer.alloc(413)]);
  const announced = Buffer.concat([music, ...Array.from({ length: 80 }, () => silence)]);
  await runOn(
    page,
    'convert-audio',
    [
      { name: 'radio.ogg', mimeType: '', buffer: Buffer.concat([radio, radio]) },
      { name: 'announced.mp3', mimeType: '', buffer: announced },
    ],
    { container: 'wav' },
  );
  await expect(rowOf(page, 'radio.ogg')).toContainText('2 recordings in a row');
  await expect(rowOf(page, 'announced.mp3')).toContainText('2 recordings in a row');
  const results = await saveResults(page);
  const lengthOf = async (name: string) => (await readMedia(results.get(name) ?? Buffer.of())).duration;
  expect(Math.abs((await lengthOf('radio.wav')) - 2 * link.duration)).toBeLessThan(0.06);
  expect(Math.abs((await lengthOf('announced.wav')) - song.duration - (80 * 1152) / 44_100)).toBeLessThan(0.06);
});

test('a recording in fragments that stopped within one is used up to there', nightly, async ({ page }) => {
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({ source: new BlobSource(new Blob([await readFile(media('clip.mp4'))])), formats: [MP4] }),
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target }),
  });
  await conversion.execute();
  const whole = Buffer.from(target.buffer ?? new ArrayBuffer());
  await runOn(page, 'convert-video', [
    { name: 'crash.mp4', mimeType: '', buffer: whole.subarray(0, whole.length * 0.6) },
  ]);
  await expect(rowOf(page, 'crash.mp4')).toContainText('Your file is damaged or incomplete');
  const [bytes = Buffer.of()] = (await saveResults(page)).values();
  const { tracks, duration, complaints } = await readMedia(bytes);
  expect(complaints).toBe('');
  expect(tracks.map(({ codec }) => codec)).toEqual(['h264', 'aac']);
  expect(duration).toBeGreaterThan(1);
  expect(duration).toBeLessThan(3.9);
});
