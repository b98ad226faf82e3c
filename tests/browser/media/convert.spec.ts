import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../test.ts';
import { readBeeps, readBrightness, readMedia } from './media-readers.ts';
import { codecs, convert, media } from './media-runs.ts';
import { addFiles, openTool, rowOf, runTool, saveResults, setOption, work, runOn } from '../tool-page.ts';
import { atNight, nightly } from '../../nightly.ts';

/** Returns what the page says about a file that it refuses: as soon as it is read, or when the work begins. */
async function refusal(page: Page, slug: string, name: string, when: 'at once' | 'at work') {
  await openTool(page, slug);
  await addFiles(page, [media(name)]);
  if (when === 'at work') await runTool(page);
  return rowOf(page, name).locator('.problem');
}

test('MOV becomes MP4 by copying', async ({ page }) => {
  const { name, reading, row } = await convert(page, 'convert-video', 'clip.mov');
  expect(name).toBe('clip.mp4');
  expect(codecs(reading)).toEqual(['h264', 'aac']);
  expect(reading.duration).toBeCloseTo(4, 1);
  expect(reading.tracks[0]).toMatchObject({ width: 320, height: 180, frames: 100 });
  expect(reading.tags['title']).toBe('Fixture clip');
  expect(reading.complaints).toBe('');
  await expect(row).toContainText('Copied without re-encoding');
});

test('a broadcast recording becomes MP4 by copying', nightly, async ({ page }) => {
  const { name, reading } = await convert(page, 'convert-video', 'clip.m2ts');
  expect(name).toBe('clip.mp4');
  expect(codecs(reading)).toEqual(['h264', 'aac']);
  expect(reading.tracks[0]?.frames).toBe(100);
  expect(reading.duration).toBeCloseTo(4, 1);
});

test('MP4 becomes WebM by re-encoding both tracks', nightly, async ({ page }) => {
  const { name, reading, row } = await convert(page, 'convert-video', 'clip.mp4', { container: 'webm' });
  expect(name).toBe('clip.webm');
  expect(codecs(reading)).toEqual(['vp9', 'opus']);
  expect(reading.duration).toBeCloseTo(4, 1);
  expect(reading.tracks[0]).toMatchObject({ width: 320, height: 180, frames: 100 });
  await expect(row).toContainText('Re-encoded: video to VP9, audio to Opus.');
});

test('picture and sound stay together when both are re-encoded', nightly, async ({ page }) => {
  const { bytes } = await convert(page, 'convert-video', 'ramp.mp4', { container: 'webm' });
  const frames = await readBrightness(bytes);
  const beeps = await readBeeps(bytes);
  expect(beeps).toHaveLength(4);
  for (const [second, beep] of beeps.entries()) {
    // Frame 25 n, which is identified by its brightness, is shown at second n.
    const frame = frames.find(({ brightness }) => brightness >= 19 + 50 * second);
    expect(Math.abs(beep - (frame?.time ?? -1))).toBeLessThan(0.04);
  }
});

test('a video that was filmed upright stays upright', nightly, async ({ page }) => {
  const copied = await convert(page, 'convert-video', 'turned.mp4', { container: 'mov' });
  expect(copied.reading.tracks[0]).toMatchObject({ width: 320, height: 180, rotation: 90 });
  const encoded = await convert(page, 'convert-video', 'turned.mp4', { container: 'mkv' });
  expect(encoded.reading.tracks[0]).toMatchObject({ codec: 'h264', width: 180, height: 320 });
  expect(encoded.reading.tracks[0]?.rotation).toBeUndefined();
});

test('a picture is never made larger', nightly, async ({ page }) => {
  const { reading } = await convert(page, 'convert-video', 'clip.mp4', { height: '480' });
  expect(reading.tracks[0]).toMatchObject({ width: 320, height: 180 });
});

test('the sound of a video comes out as it is', nightly, async ({ page }) => {
  const { name, reading } = await convert(page, 'extract-audio', 'clip.mp4');
  expect(name).toBe('clip.m4a');
  expect(codecs(reading)).toEqual(['aac']);
  expect(reading.tags['major_brand']).toBe('M4A ');
  const opus = await convert(page, 'extract-audio', 'clip.webm');
  expect(opus.name).toBe('clip.ogg');
  expect(codecs(opus.reading)).toEqual(['opus']);
});

test('the sound of a video becomes MP3', nightly, async ({ page }) => {
  const { name, reading } = await convert(page, 'extract-audio', 'clip.mp4', { container: 'mp3' });
  expect(name).toBe('clip.mp3');
  expect(codecs(reading)).toEqual(['mp3']);
  expect(Math.abs(reading.duration - 4)).toBeLessThan(0.1);
  expect(reading.tags['title']).toBe('Fixture clip');
});

for (const [container, codec] of [
  ['mp3', 'mp3'],
  ...atNight([
    ['m4a', 'aac'],
    ['flac', 'flac'],
    ['ogg', 'opus'],
  ]),
] as const) {
  test(`WAV becomes ${container}, tags kept`, async ({ page }) => {
    const { name, reading } = await convert(page, 'convert-audio', 'tone.wav', { container });
    expect(name).toBe(`tone.${container}`);
    expect(codecs(reading)).toEqual([codec]);
    expect(Math.abs(reading.duration - 1.5)).toBeLessThan(0.08);
    expect(reading.tags['title']).toBe('Fixture tone');
    expect(reading.complaints).toBe('');
  });
}

test('MP3 becomes FLAC with its cover, without the silence that its encoder added', nightly, async ({ page }) => {
  const { reading } = await convert(page, 'convert-audio', 'tone.mp3', { container: 'flac' });
  expect(reading.tracks).toContainEqual(expect.objectContaining({ codec: 'flac' }));
  expect(reading.tracks).toContainEqual(expect.objectContaining({ cover: true, width: 96 }));
  expect(reading.tags).toMatchObject({ title: 'Fixture tone', artist: 'Stayput' });
  expect(reading.duration).toBeCloseTo(1.5, 5);
});

test('a copied MP3 keeps one cover, and is no larger', nightly, async ({ page }) => {
  const { bytes, reading } = await convert(page, 'convert-audio', 'tone.mp3');
  expect(reading.tracks.filter(({ cover }) => cover)).toHaveLength(1);
  expect(bytes.length).toBeLessThan((await readFile(media('tone.mp3'))).length + 1000);
});

for (const [name, bits] of [...atNight([['tone.wav', 16]]), ['deep.wav', 24]] as const) {
  test(`FLAC holds all ${bits} bits of a WAV, sample for sample`, nightly, async ({ page }) => {
    const flac = await convert(page, 'convert-audio', name, { container: 'flac' });
    const [back] = (
      await work(page, 'convert-audio', [{ name: 'again.flac', mimeType: 'audio/flac', buffer: flac.bytes }], {
        container: 'wav',
      })
    ).values();
    expect(wavSamples(back ?? Buffer.alloc(0))).toEqual(wavSamples(await readFile(media(name))));
  });
}

test('six channels become two for MP3, and the page says so', nightly, async ({ page }) => {
  const { reading, row } = await convert(page, 'convert-audio', 'surround.flac', { container: 'mp3' });
  expect(reading.tracks[0]).toMatchObject({ codec: 'mp3', numberOfChannels: 2 });
  await expect(row).toContainText('Mixed down from 6 channels to 2.');
});

test('files that cannot be worked on are explained', nightly, async ({ page }) => {
  await expect(await refusal(page, 'convert-video', 'truncated.mp4', 'at work')).toContainText('damaged or incomplete');
  await expect(await refusal(page, 'convert-video', 'encrypted.mp4', 'at once')).toContainText('is encrypted');
  await expect(await refusal(page, 'convert-video', 'mpeg2.m2ts', 'at work')).toContainText('cannot decode MPEG-2');
  await expect(await refusal(page, 'extract-audio', 'silent.mp4', 'at work')).toContainText(
    'There is no audio in this file',
  );
});

test('the page says what it will do before it does it', async ({ page }) => {
  await openTool(page, 'convert-video');
  await addFiles(page, [media('clip.mov'), media('hevc.mp4')]);
  await expect(rowOf(page, 'clip.mov')).toContainText('Will be copied without re-encoding.');
  await setOption(page, 'container', 'webm');
  await expect(rowOf(page, 'clip.mov')).toContainText('The video and the sound will be re-encoded.');
  await expect(rowOf(page, 'hevc.mp4')).toContainText('cannot decode H.265. It can be copied to MP4, MOV or Mat');
});

test('what cannot be decoded can still be copied', async ({ page }) => {
  const { name, reading } = await convert(page, 'convert-video', 'hevc.mp4', { container: 'mkv' });
  expect(name).toBe('hevc.mkv');
  expect(codecs(reading)).toEqual(['hevc']);
});

/** Returns the sample data of a WAV file. */
function wavSamples(bytes: Buffer): Buffer | undefined {
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4);
    if (bytes.toString('latin1', at, at + 4) === 'data') return bytes.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  return undefined;
}

test(
  'codecs that the container or the browser does not have cannot be chosen, and those chosen are written',
  nightly,
  async ({ page }) => {
    await openTool(page, 'convert-video');
    const picture = page.locator('#option-picture');
    const choice = (value: string) => picture.locator(`[value=${value}]`);
    await picture.focus();
    // Not every browser encodes H.265; the page must say what is true.
    const hevc = { codec: 'hev1.1.6.L93.B0', width: 1280, height: 720, bitrate: 2e6 };
    const encodes = await page.evaluate(async (asked) => (await VideoEncoder.isConfigSupported(asked)).supported, hevc);
    await expect(choice('hevc')).toHaveText(encodes ? 'H.265' : 'H.265 (not in this browser)');
    await expect(choice('hevc')).toBeEnabled({ enabled: encodes === true });
    await picture.selectOption('avc');
    await setOption(page, 'container', 'webm');
    await expect(choice('avc')).toHaveText('H.264 (not in WebM)');
    await expect(picture).toHaveValue('keep');
    await setOption(page, 'container', 'mkv');
    await expect(choice('avc')).toBeEnabled();
    await picture.selectOption('vp9');
    await setOption(page, 'sound', 'flac');
    await addFiles(page, [media('clip.mp4')]);
    await runTool(page);
    const [bytes = Buffer.of()] = (await saveResults(page)).values();
    const reading = await readMedia(bytes);
    expect(codecs(reading)).toEqual(['vp9', 'flac']);
    expect(reading.complaints).toBe('');
  },
);

test('a codec that needs more bits for the same picture gets them, and the page says so', nightly, async ({ page }) => {
  const { reading, row } = await convert(page, 'convert-video', 'clip.webm', { container: 'mp4', picture: 'avc' });
  expect(codecs(reading)).toContain('h264');
  await expect(row).toContainText(/1\.7 times higher, because H\.264 needs more than VP9/);
});

test('MP3 that a transport stream begins in the middle of becomes FLAC', nightly, async ({ page }) => {
  const { reading } = await convert(page, 'extract-audio', 'mp3.m2ts', { container: 'flac' });
  expect(codecs(reading)).toEqual(['flac']);
  expect(Math.abs(reading.duration - 1)).toBeLessThan(0.1);
  expect(reading.complaints).toBe('');
});

test('MP2 of broadcasts is saved as MP2, frame for frame, and not called MP3', nightly, async ({ page }) => {
  const { name, reading, row } = await convert(page, 'extract-audio', 'mp2.m2ts');
  expect(name).toBe('mp2.mp2');
  expect(codecs(reading)).toEqual(['mp2']);
  expect(reading.tracks[0]?.frames).toBe(28);
  expect(reading.complaints).not.toMatch(/error|invalid/i);
  await expect(row).toContainText('saved as .mp2');
});

test('MP2 of broadcasts is called so, not damaged', nightly, async ({ page }) => {
  await runOn(page, 'convert-audio', [media('mp2.m2ts')], { container: 'flac' });
  await expect(rowOf(page, 'mp2.m2ts')).toContainText('cannot decode MP2');
});
