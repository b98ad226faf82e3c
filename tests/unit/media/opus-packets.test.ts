import { readFile } from 'node:fs/promises';
import { BlobSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output, WEBM } from 'mediabunny';
import { expect, test } from 'vitest';
import { isOpusSound, mendOpusHead, opusDuration } from '#engines/media/codecs/opus-packets.ts';

/** Remuxes the audio of a WebM to MP4, and modifies it. */
async function opusInMp4(change: (bytes: Buffer) => void) {
  const input = new Input({
    source: new BlobSource(new Blob([new Uint8Array(await readFile('tests/fixtures/media/clip.webm'))])),
    formats: [WEBM],
  });
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const conversion = await Conversion.init({ input, output, video: { discard: true }, showWarnings: false });
  await conversion.execute();
  const bytes = Buffer.from(target.buffer ?? new ArrayBuffer());
  change(bytes);
  const opened = new Input({ source: new BlobSource(new Blob([bytes])), formats: [MP4] });
  const track = await opened.getPrimaryAudioTrack();
  if (!track) throw new Error('There is no sound');
  return track;
}

const headOf = async (track: Awaited<ReturnType<typeof opusInMp4>>) =>
  Buffer.from((await track.getDecoderConfig())?.description as Uint8Array).readUInt16LE(10);

test('an Opus header in the wrong byte order is read as it was meant', async () => {
  const before = await headOf(await opusInMp4(() => undefined));
  const track = await opusInMp4((bytes) => {
    const at = bytes.indexOf('dOps') + 6;
    bytes.subarray(at, at + 2).reverse();
  });
  expect(await headOf(track)).not.toBe(before);
  await mendOpusHead(track);
  expect(await headOf(track)).toBe(before);
  expect(await isOpusSound(track)).toBe(true);
});

test('data from the wrong place is not taken for Opus', async () => {
  const track = await opusInMp4((bytes) => {
    const at = bytes.indexOf('stco') + 12;
    for (let chunk = 0; chunk < bytes.readUInt32BE(at - 4); chunk += 1) {
      bytes.writeUInt32BE(bytes.readUInt32BE(at + chunk * 4) + 55, at + chunk * 4);
    }
  });
  expect(await isOpusSound(track)).toBe(false);
});

test('packets of Opus say how long they are', () => {
  expect(opusDuration(Uint8Array.of(0b11111_000))).toBe(0.02);
  expect(opusDuration(Uint8Array.of(0b00011_001))).toBe(0.12);
  expect(opusDuration(Uint8Array.of(0b10000_011, 4))).toBe(0.01);
});
