import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Output,
  type OutputFormat,
} from 'mediabunny';
import { expect, test } from 'vitest';
import { openMedia } from '#engines/media/open/open-media.ts';
import { videoBitrate } from '#engines/media/plan/track-bitrate.ts';

/** A film at 10 frames per second, whose packets differ at the beginning. In bytes. */
interface Film {
  seconds: number;
  beginning: { seconds: number; bytes: number };
  rest: number;
  pictures: number;
}

const frameRate = 10;

async function film(format: OutputFormat, { seconds, beginning, rest, pictures }: Film) {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const sources = Array.from({ length: pictures }, () => new EncodedVideoPacketSource('vp8'));
  for (const source of sources) output.addVideoTrack(source, { frameRate });
  const sound = new EncodedAudioPacketSource('mp3');
  output.addAudioTrack(sound);
  await output.start();
  for (let frame = 0; frame < seconds * frameRate; frame += 1) {
    const time = frame / frameRate;
    const bytes = new Uint8Array(time < beginning.seconds ? beginning.bytes : rest);
    for (const source of sources) {
      await source.add(new EncodedPacket(bytes, 'key', time, 1 / frameRate), {
        decoderConfig: { codec: 'vp8', codedWidth: 64, codedHeight: 64 },
      });
    }
    // 12.8 kbit/s.
    await sound.add(new EncodedPacket(new Uint8Array(160), 'key', time, 1 / frameRate), {
      decoderConfig: { codec: 'mp3', sampleRate: 44_100, numberOfChannels: 2 },
    });
  }
  await output.finalize();
  return new File([target.buffer ?? ''], 'film');
}

const rateOf = async (file: File) => {
  using media = await openMedia(file, true);
  const track = await media.input.getPrimaryVideoTrack();
  if (!track) throw new Error('No picture');
  return await videoBitrate(track, media);
};

const formats = { MOV: new MovOutputFormat(), Matroska: new MkvOutputFormat() };
const busyStart = { seconds: 120, beginning: { seconds: 60, bytes: 4000 }, rest: 1000, pictures: 1 };
const calmStart = { seconds: 120, beginning: { seconds: 60, bytes: 500 }, rest: 4000, pictures: 1 };

test.each(Object.entries(formats))('the bit rate of video in %s is measured over the whole film', async (_, format) => {
  const busy = await rateOf(await film(format, busyStart));
  expect(busy / (8 * frameRate * (0.5 * 4000 + 0.5 * 1000))).toBeCloseTo(1, 1);
  const calm = await rateOf(await film(format, calmStart));
  expect(calm / (8 * frameRate * (0.5 * 500 + 0.5 * 4000))).toBeCloseTo(1, 1);
});

test('two video tracks in a film share its bit rate', async () => {
  const each = await rateOf(await film(formats.MOV, { ...busyStart, pictures: 2 }));
  expect(each / (8 * frameRate * (0.5 * 4000 + 0.5 * 1000))).toBeCloseTo(1, 1);
});
