import {
  MkvOutputFormat,
  NullTarget,
  Output,
  VideoSampleSink,
  VideoSampleSource,
  type EncodedPacket,
  type InputVideoTrack,
  type VideoEncodingConfig,
} from 'mediabunny';
import type { Range } from '../plan/range.ts';

export interface EncodedPart {
  packet: EncodedPacket;
  /** The decoder configuration, with the first packet. */
  config?: VideoDecoderConfig;
}

/**
 * Encodes the frames of a part on their own, as they are stored, without rotation. The first is shown from the start of
 * the part.
 */
export async function* encodePart(
  track: InputVideoTrack,
  { start, end }: Range,
  encoding: VideoEncodingConfig,
): AsyncGenerator<EncodedPart, void> {
  const ready: EncodedPart[] = [];
  const source = new VideoSampleSource({
    ...encoding,
    onEncodedPacket: (packet, meta) => {
      ready.push({ packet, ...(meta?.decoderConfig && { config: meta.decoderConfig }) });
    },
  });
  // Encoders of Mediabunny 1.61 work only for an output: "Encode a part" in `src/engines/media/mediabunny/README.md`.
  const output = new Output({ format: new MkvOutputFormat(), target: new NullTarget() });
  output.addVideoTrack(source);
  await output.start();
  try {
    let isFirst = true;
    for await (using sample of new VideoSampleSink(track).samples(start, end)) {
      const from = Math.max(start, sample.timestamp);
      sample.setDuration(Math.min(end, sample.timestamp + sample.duration) - from);
      sample.setTimestamp(from);
      sample.setRotation(0);
      sample.setFlip(false);
      await source.add(sample, { keyFrame: isFirst });
      isFirst = false;
      yield* ready.splice(0);
    }
    source.close();
    await output.finalize();
  } finally {
    if (output.state !== 'finalized') await output.cancel();
  }
  yield* ready.splice(0);
}
