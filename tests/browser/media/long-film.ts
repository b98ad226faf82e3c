import {
  ALL_FORMATS,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MovOutputFormat,
  Output,
} from 'mediabunny';
import { media } from './media-runs.ts';

const sound = { codec: 'pcm-s16', numberOfChannels: 2, sampleRate: 48_000 } as const;
const bytesInSecond = sound.numberOfChannels * sound.sampleRate * 2;

/**
 * Writes a MOV with few frames, and so much silence in PCM that any copy of it is written to disk. @param seconds a
 * whole number
 */
export async function writeLongFilm(path: string, seconds: number) {
  using input = new Input({ source: new FilePathSource(media('ramp.mp4')), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('The fixture has no picture');
  const stretch = seconds / (await track.computeDuration());
  const output = new Output({ format: new MovOutputFormat(), target: new FilePathTarget(path) });
  const pictures = new EncodedVideoPacketSource('avc');
  const silence = new EncodedAudioPacketSource(sound.codec);
  output.addVideoTrack(pictures);
  output.addAudioTrack(silence);
  await output.start();
  let heard = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const timestamp = packet.timestamp * stretch;
    await pictures.add(packet.clone({ timestamp, duration: packet.duration * stretch }), { decoderConfig });
    for (; heard < seconds && heard <= timestamp; heard += 1) {
      const second = new EncodedPacket(new Uint8Array(bytesInSecond), 'key', heard, 1);
      await silence.add(second, { decoderConfig: sound });
    }
  }
  for (; heard < seconds; heard += 1)
    await silence.add(new EncodedPacket(new Uint8Array(bytesInSecond), 'key', heard, 1), { decoderConfig: sound });
  await output.finalize();
}
