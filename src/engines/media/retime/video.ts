import {
  EncodedPacketSink,
  EncodedVideoPacketSource,
  VideoSampleSink,
  VideoSampleSource,
  type ConversionVideoOptions,
  type InputVideoTrack,
  type Output,
} from 'mediabunny';
import { mostFrameRate } from '../../../jobs/contract/media-operation.ts';
import { keepPace, type Pace } from '../join/clip.ts';
import { firstWhole } from '../open/whole-picture.ts';
import type { Media } from '../open/open-media.ts';
import { keyFrameInterval } from '../plan/video-plan.ts';

interface Work {
  media: Media;
  speed: number;
  pace: Pace;
  report(time: number): void;
}

/** Adds the video track at another speed. Without options, packets are copied. */
export const retimePicture = (output: Output, track: InputVideoTrack, options?: ConversionVideoOptions) =>
  options ? encoded(output, track, options) : copied(output, track);

async function copied(output: Output, track: InputVideoTrack) {
  const codec = await track.getCodec();
  if (!codec) throw new Error('Packets without a codec');
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation: await track.getRotation(), flip: await track.getFlip() });
  const decoderConfig = await track.getDecoderConfig();
  const meta = decoderConfig ? { decoderConfig } : {};
  return async ({ media: { start }, speed, pace, report }: Work) => {
    const sink = new EncodedPacketSink(track);
    // Packets before it cannot be decoded, as in a broadcast that was cut.
    const first = await firstWhole(track);
    for await (const packet of sink.packets(first ?? undefined, undefined, { verifyKeyPackets: true })) {
      const timestamp = (packet.timestamp - start) / speed;
      await source.add(packet.clone({ timestamp, duration: packet.duration / speed }), meta);
      report(timestamp);
      await keepPace(pace, 'video', timestamp);
    }
    pace.video = Infinity;
    source.close();
  };
}

async function encoded(output: Output, track: InputVideoTrack, options: ConversionVideoOptions) {
  const { codec, quality, width, height, alpha = 'discard' } = options;
  if (!codec || !quality) throw new Error('A plan without a codec');
  const rotation = await track.getRotation();
  const source = new VideoSampleSource({
    codec,
    quality,
    keyFrameInterval,
    alpha,
    transform: { ...(width && height && { width, height, fit: 'fill' }), frameRate: mostFrameRate },
  });
  output.addVideoTrack(source, { rotation: output.format.supportsVideoTransformationMetadata ? rotation : 0 });
  return async ({ media: { start, duration }, speed, pace, report }: Work) => {
    for await (using sample of new VideoSampleSink(track).samples(start, start + duration)) {
      const timestamp = Math.max(0, (sample.timestamp - start) / speed);
      sample.setTimestamp(timestamp);
      sample.setDuration(sample.duration / speed);
      if (output.format.supportsVideoTransformationMetadata) sample.setRotation(0);
      await source.add(sample);
      report(timestamp);
      await keepPace(pace, 'video', timestamp);
    }
    pace.video = Infinity;
    source.close();
  };
}
