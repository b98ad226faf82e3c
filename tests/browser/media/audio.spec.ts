import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  MkvOutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { readBeeps, readLoudness } from './media-readers.ts';
import { codecs, convert, media } from './media-runs.ts';
import { atNight, nightly } from '../../nightly.ts';

for (const name of ['clip.mp4', ...atNight(['deep.wav', 'surround.flac'])]) {
  test(`${name} becomes as loud as broadcasters have it`, nightly, async ({ page }) => {
    const { bytes, reading, row } = await convert(page, 'change-volume', name, { by: '-23' });
    expect(Math.abs((await readLoudness(bytes)) + 23)).toBeLessThan(0.5);
    const before = await readLoudness(await readFile(media(name)));
    await expect(row).toContainText(/Loudness -23\.\d LUFS instead of/);
    const [, said] = /instead of (-\d+\.\d)/.exec((await row.textContent()) ?? '') ?? [];
    expect(Math.abs(Number(said) - before)).toBeLessThan(0.3);
    expect(reading.complaints).toBe('');
  });
}

/** Remuxes into a container without negative timestamps. */
async function inMatroska(bytes: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  using input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const target = new BufferTarget();
  const output = new Output({ format: new MkvOutputFormat(), target });
  const copy = { shiftTolerance: Infinity };
  await (await Conversion.init({ input, output, copy, showWarnings: false })).execute();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

for (const extension of ['mp4', ...atNight(['mkv'])]) {
  test(
    `sound in ${extension} is made quieter by so many decibels, is heard when it was, and the picture stays as it is`,
    nightly,
    async ({ page }) => {
      const original = await readFile(media('ramp.mp4'));
      const ramp = extension === 'mp4' ? original : await inMatroska(new Uint8Array(original));
      const given = { name: `ramp.${extension}`, mimeType: '', buffer: ramp };
      const { bytes, reading } = await convert(page, 'change-volume', given, { by: 'gain', gain: '-12' });
      expect(codecs(reading)).toEqual(['h264', 'aac']);
      expect(reading.tracks[0]?.frames).toBe(100);
      expect(Math.abs((await readLoudness(bytes)) - (await readLoudness(ramp)) + 12)).toBeLessThan(0.3);
      // The first is at the start, which an encoder may smear.
      const later = (beeps: number[]) => beeps.filter((time) => time > 0.5);
      const [beeps, before] = [later(await readBeeps(bytes)), later(await readBeeps(ramp))];
      expect(before).toHaveLength(3);
      for (const [index, time] of before.entries()) {
        expect(Math.abs((beeps[index] ?? 0) - time)).toBeLessThan(0.01);
      }
    },
  );
}

test('sound fades in from silence and out to it', { tag: '@quick' }, async ({ page }) => {
  const { bytes } = await convert(page, 'change-volume', 'tone.wav', {
    by: 'gain',
    gain: '0',
    fadeIn: '0.5',
    fadeOut: '0.5',
  });
  const at = (seconds: number) => levelAt(bytes, seconds);
  expect(at(0.01)).toBeLessThan(0.1 * at(0.75));
  expect(at(0.25) / at(0.75)).toBeCloseTo(0.5, 1);
  expect(at(1.25) / at(0.75)).toBeCloseTo(0.5, 1);
});

/** Returns the peak within a hundredth of a second, in a WAV of 16 bits and two channels at 44.1 kHz. */
function levelAt(bytes: Buffer, seconds: number): number {
  const start = bytes.indexOf('data') + 8;
  const from = start + Math.round((seconds - 0.005) * 44_100) * 4;
  let largest = 0;
  for (let at = from; at < from + 441 * 4; at += 4) largest = Math.max(largest, Math.abs(bytes.readInt16LE(at)));
  return largest;
}

/** Removes the sound from a recording for a while, in seconds. */
async function withoutSound(bytes: Uint8Array<ArrayBuffer>, from: number, to: number): Promise<Buffer> {
  using input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const picture = new EncodedVideoPacketSource('avc');
  const sound = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(picture);
  output.addAudioTrack(sound);
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video || !audio) throw new Error('It has no picture, or no sound');
  const addPicture = async () => {
    const decoderConfig = (await video.getDecoderConfig()) ?? undefined;
    for await (const packet of new EncodedPacketSink(video).packets())
      await picture.add(packet, { ...(decoderConfig && { decoderConfig }) });
    picture.close();
  };
  const addSound = async () => {
    const decoderConfig = (await audio.getDecoderConfig()) ?? undefined;
    for await (const packet of new EncodedPacketSink(audio).packets()) {
      if (packet.timestamp >= from && packet.timestamp <= to) continue;
      await sound.add(packet, { ...(decoderConfig && { decoderConfig }) });
    }
    sound.close();
  };
  await output.start();
  await Promise.all([addPicture(), addSound()]);
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}

test('after a gap in the sound, the rest stays in time, and none is lost at the start', nightly, async ({ page }) => {
  const buffer = await withoutSound(new Uint8Array(await readFile(media('ramp.mp4'))), 1.3, 2.6);
  const before = await readBeeps(buffer);
  const { bytes, reading } = await convert(page, 'change-volume', { name: 'gap.mp4', mimeType: '', buffer });
  expect(codecs(reading)).toEqual(['h264', 'aac']);
  const after = await readBeeps(bytes);
  const starts = (times: number[]) => times.filter((time, index) => time - (times[index - 1] ?? -1) > 0.1);
  expect(starts(before)).toHaveLength(3);
  expect(starts(after)).toHaveLength(3);
  for (const [index, time] of starts(before).entries())
    expect(Math.abs((starts(after)[index] ?? 0) - time)).toBeLessThan(0.008);
});

/** Builds a WAV that contains MP3, as some recorders and editors write it. */
async function mp3InWave(): Promise<Buffer> {
  const mp3 = await readFile(media('tone.mp3'));
  const sound = mp3.subarray(mp3.indexOf('Info') - 21);
  const format = Buffer.alloc(30);
  format.writeUInt16LE(0x55, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(44_100, 4);
  format.writeUInt32LE(12_000, 8);
  format.writeUInt16LE(1, 12);
  format.writeUInt16LE(12, 16);
  format.writeUInt16LE(1, 18);
  const chunk = (type: string, body: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from(type), size, body, Buffer.alloc(body.length % 2)]);
  };
  return chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), chunk('data', sound)]));
}

test('sound that only the page itself can decode is decoded there, at its own rate', nightly, async ({ page }) => {
  const given = { name: 'memo.wav', mimeType: 'audio/wav', buffer: await mp3InWave() };
  const { reading, row } = await convert(page, 'convert-audio', given, { container: 'flac' });
  await expect(row).toContainText('MP3 in WAV');
  await expect(row).toContainText('decoded by the browser’s own player');
  expect(reading.tracks[0]).toMatchObject({ codec: 'flac', sampleRate: 44_100, numberOfChannels: 1 });
  expect(Math.abs(reading.duration - 1.5)).toBeLessThan(0.08);
  expect(reading.complaints).toBe('');
});
