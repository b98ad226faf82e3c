import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../test.ts';
import { withEdits } from '../../edit-lists.ts';
import { readBeeps, readBrightness, readMedia, readPacketHashes } from './media-readers.ts';
import { codecs, convert, media } from './media-runs.ts';
import { addFiles, openTool, runTool, saveResults, setOption, type GivenFile, runOn } from '../tool-page.ts';
import { nightly } from '../../nightly.ts';

async function merge(page: Page, slug: string, given: (string | GivenFile)[], container?: string) {
  await openTool(page, slug);
  if (container) await setOption(page, 'container', container);
  await addFiles(
    page,
    given.map((file) => (typeof file === 'string' ? media(file) : file)),
  );
  await runTool(page);
  await expect(page.locator('file-rows .problem')).toHaveCount(0);
  const [[name, bytes] = ['', Buffer.of()]] = await saveResults(page);
  return { name, bytes, reading: await readMedia(bytes), said: page.locator('file-rows .joint') };
}

test('clips that are alike are joined by copying', async ({ page }) => {
  const ramp = { name: 'ramp.mp4', mimeType: '', buffer: shortEnd(await readFile(media('ramp.mp4'))) };
  const { name, bytes, reading, said } = await merge(page, 'merge-video', [ramp, ramp]);
  expect(name).toBe('ramp-merged.mp4');
  expect(codecs(reading)).toEqual(['h264', 'aac']);
  expect(reading.tracks[0]?.frames).toBe(200);
  expect(reading.duration).toBeCloseTo(8, 0);
  expect(reading.complaints).toBe('');
  await expect(said).toContainText('Copied without re-encoding');
  await expect(said).toContainText('where two parts meet');
  const frames = await readBrightness(bytes);
  const second = frames.findIndex(({ brightness }, index) => brightness < (frames[index - 1]?.brightness ?? 0));
  expect(second).toBe(100);
  const beeps = (await readBeeps(bytes)).filter((time, index, all) => time - (all[index - 1] ?? -1) > 0.1);
  expect(beeps).toHaveLength(8);
  // The first beep of the second clip is at its start.
  expect(Math.abs((beeps[4] ?? 0) - (frames[second]?.time ?? 0))).toBeLessThan(0.04);
});

test('of a clip that was cut by copying, what is before its start stays hidden', nightly, async ({ page }) => {
  const ramp = await readFile(media('ramp.mp4'));
  const { bytes, reading, said } = await merge(page, 'merge-video', [
    { name: 'ramp.mp4', mimeType: '', buffer: ramp },
    { name: 'cut.mp4', mimeType: '', buffer: withEdits(ramp, { hidden: 0.5 }) },
  ]);
  expect(Math.abs(reading.duration - 7.5)).toBeLessThan(0.08);
  expect(reading.complaints).toBe('');
  await expect(said).toContainText('Re-encoded: video to H.264');
  const frames = await readBrightness(bytes);
  const second = frames.findIndex(({ brightness }, index) => brightness < (frames[index - 1]?.brightness ?? 0) - 20);
  const whole = await readBrightness(ramp);
  expect(second).toBe(100);
  // At half a second, the frame that began at 0.48 s is shown.
  expect(Math.abs((frames[second]?.brightness ?? 0) - (whole[12]?.brightness ?? 0))).toBeLessThan(3);
});

test('clips of other codecs, sizes and without sound become like the first', nightly, async ({ page }) => {
  const { bytes, reading, said } = await merge(page, 'merge-video', [
    'ramp.mp4',
    'silent.mp4',
    'clip.webm',
    'ramp.mp4',
  ]);
  expect(codecs(reading)).toEqual(['h264', 'aac']);
  expect(reading.tracks[0]).toMatchObject({ width: 160, height: 90, frames: 400 });
  expect(Math.abs(reading.duration - 16)).toBeLessThan(0.15);
  expect(reading.complaints).toBe('');
  await expect(said).toContainText('Re-encoded: video to H.264, audio to AAC.');
  const frames = await readBrightness(bytes);
  const beeps = await readBeeps(bytes);
  // Four beeps of the first clip; silence; a tone, from eight to twelve seconds; four beeps of the last clip.
  const last = beeps.filter((time) => time > 11.5);
  expect(beeps.filter((time) => time > 3.5 && time < 7.9)).toEqual([]);
  // Frame 25 of the ramp.
  const frame = frames.filter(({ time }) => time > 12.1).find(({ brightness }) => brightness >= 69);
  expect(Math.abs((last.find((time) => time > 12.5) ?? 0) - (frame?.time ?? -1))).toBeLessThan(0.04);
});

test('music of other rates and channels becomes like the first', nightly, async ({ page }) => {
  const { name, reading } = await merge(page, 'merge-audio', ['tone.mp3', 'surround.flac', 'tone.wav'], 'wav');
  expect(name).toBe('tone-merged.wav');
  // With the cover of the first file.
  expect(codecs(reading)).toEqual(['pcm_s16le', 'mjpeg']);
  const parts = await Promise.all(['tone.mp3', 'surround.flac', 'tone.wav'].map(durationOf));
  expect(Math.abs(reading.duration - parts.reduce((sum, part) => sum + part, 0))).toBeLessThan(0.1);
});

test('MP3 files that are alike are joined by copying', nightly, async ({ page }) => {
  const { reading, said } = await merge(page, 'merge-audio', ['tone.mp3', 'tone.mp3']);
  await expect(said).toContainText('Copied without re-encoding');
  expect(Math.abs(reading.duration - 2 * (await durationOf('tone.mp3')))).toBeLessThan(0.1);
  expect(reading.tags['title']).toBe('Fixture tone');
});

test('a joined MP3 says what players leave out at both ends', nightly, async ({ page }) => {
  const { bytes, reading } = await merge(page, 'merge-audio', ['tone.mp3', 'tone.wav']);
  expect(codecs(reading)[0]).toBe('mp3');
  const note = bytes.indexOf('LAME3.100');
  expect(note).toBeGreaterThan(0);
  expect(bytes.readUIntBE(note + 21, 3) >> 12).toBe(576);
});

/** Cuts the last audio packet from 512 to 200 samples: after such a packet, the next one begins late. */
function shortEnd(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const lastEntry = Buffer.of(0, 0, 0, 1, 0, 0, 2, 0);
  changed.writeUInt32BE(200, changed.indexOf(lastEntry, changed.lastIndexOf('stts')) + 4);
  return changed;
}

const durationOf = async (name: string) => (await readMedia(await readFile(media(name)))).duration;

/** Splits an MPEG-TS recording before the tables that precede its key frames, like the segments of a stream. */
function cutAtKeyFrames(recording: Buffer): Buffer[] {
  const stride = 188;
  const pid = (at: number) => recording.readUInt16BE(at + 1) & 0x1fff;
  const cuts: number[] = [];
  for (let at = stride * 2; at < recording.length; at += stride) {
    const adapts = (recording.readUInt8(at + 3) & 0x20) !== 0 && recording.readUInt8(at + 4) > 0;
    const isKey = adapts && (recording.readUInt8(at + 5) & 0x40) !== 0 && pid(at) === 0x100;
    if (isKey && pid(at - 2 * stride) === 0) cuts.push(at - 2 * stride);
  }
  return cuts.map((from, index) => recording.subarray(index === 0 ? 0 : from, cuts[index + 1]));
}

test('pieces of one recording, dropped in any order, become it again', nightly, async ({ page }) => {
  const pieces = cutAtKeyFrames(await readFile(media('clip.m2ts')));
  expect(pieces.length).toBeGreaterThan(2);
  const given = pieces.map((buffer, index) => ({ name: `seg${index}.ts`, mimeType: '', buffer })).toReversed();
  const { name, bytes, reading, said } = await merge(page, 'merge-video', given);
  expect(name).toBe('seg0-merged.mp4');
  expect(reading.tracks[0]?.frames).toBe(100);
  expect(reading.complaints).toBe('');
  await expect(said).toContainText('of one recording, put in order');
  await expect(said).toContainText('Copied without re-encoding');
  const whole = await convert(page, 'convert-video', 'clip.m2ts');
  expect(await readPacketHashes(bytes)).toEqual(await readPacketHashes(whole.bytes));
});

test(
  'a stream of several parts, with its sound in files of its own, is one video for every tool',
  nightly,
  async ({ page }) => {
    const ramp = await readFile(media('ramp.mp4'));
    const text = (name: string, ...lines: string[]) => ({
      name,
      mimeType: '',
      buffer: Buffer.from(['#EXTM3U', '#EXT-X-TARGETDURATION:4', ...lines].join('\n')),
    });
    const twice = (name: string) => ['#EXTINF:4,', name, '#EXT-X-DISCONTINUITY', '#EXTINF:4,', name];
    await runOn(page, 'convert-video', [
      text(
        ...(['show.m3u8', '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="en",URI="sound.m3u8"'] as const),
        ...['#EXT-X-STREAM-INF:BANDWIDTH=1,AUDIO="a"', 'picture.m3u8'],
      ),
      text('picture.m3u8', ...twice('mute.mp4')),
      text('sound.m3u8', ...twice('sound.mp4')),
      { name: 'mute.mp4', mimeType: '', buffer: ramp },
      { name: 'sound.mp4', mimeType: '', buffer: ramp },
    ]);
    await expect(page.locator('file-rows li')).toHaveCount(1);
    const [[name, bytes] = ['', Buffer.of()]] = await saveResults(page);
    const reading = await readMedia(bytes);
    expect(name).toBe('show.mp4');
    expect(reading.tracks[0]?.frames).toBe(200);
    expect(reading.complaints).toBe('');
    const frames = await readBrightness(bytes);
    const second = frames.findIndex(({ brightness }, index) => brightness < (frames[index - 1]?.brightness ?? 0));
    const beeps = (await readBeeps(bytes)).filter((time, index, all) => time - (all[index - 1] ?? -1) > 0.1);
    expect(beeps).toHaveLength(8);
    expect(Math.abs((beeps[4] ?? 0) - (frames[second]?.time ?? 0))).toBeLessThan(0.04);
  },
);

test('of several files, the damaged one is named', nightly, async ({ page }) => {
  const ogg = await readFile(media('tone.ogg'));
  const { reading, said } = await merge(page, 'merge-audio', [
    { name: 'tone.ogg', mimeType: '', buffer: ogg },
    { name: 'zeros.ogg', mimeType: '', buffer: Buffer.from(ogg).fill(0, 6000, 6040) },
  ]);
  expect(Math.abs(reading.duration - 3)).toBeLessThan(0.1);
  await expect(said).toContainText('zeros.ogg is damaged: parts of the audio may sound wrong.');
  await expect(said).not.toContainText('tone.ogg is damaged');
});
