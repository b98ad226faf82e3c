import {
  EncodedPacketSink,
  EncodedVideoPacketSource,
  VideoSampleSink,
  VideoSampleSource,
  type ConversionVideoOptions,
  type InputVideoTrack,
  type Output,
} from 'mediabunny';
import { trackCodec } from '../codecs/track-words.ts';
import { undecodable } from '../failures/undecodable.ts';
import { firstWhole } from '../open/whole-picture.ts';
import { keepPace, type Clip, type Pace } from './clip.ts';
import { keyFrameInterval } from '../plan/video-plan.ts';

type Report = (time: number) => void;

/**
 * Adds the video track of the result. Without options, packets are copied; otherwise every frame is scaled to the size
 * of the first clip's.
 *
 * @param isAlone whether there is only one clip, which keeps its transparency and the note on its rotation.
 */
export const addPictures = (
  output: Output,
  first: InputVideoTrack,
  isAlone: boolean,
  options?: ConversionVideoOptions,
) => (options ? encoded(output, first, isAlone, options) : copied(output, first, isAlone));

async function copied(output: Output, first: InputVideoTrack, isAlone: boolean) {
  const codec = await first.getCodec();
  if (!codec) throw new Error('Packets without a codec');
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation: await first.getRotation(), flip: await first.getFlip() });
  return {
    close: () => source.close(),
    async add({ media, video, offset, speed = 1 }: Clip, pace: Pace, report: Report) {
      if (!video) return;
      const decoderConfig = await video.getDecoderConfig();
      const meta = decoderConfig ? { decoderConfig } : {};
      const sink = new EncodedPacketSink(video);
      // Packets before it cannot be decoded, as in a broadcast that was cut.
      const first = await firstWhole(video);
      for await (const packet of sink.packets(first ?? undefined, undefined, { verifyKeyPackets: true })) {
        const timestamp = (packet.timestamp - media.start) / speed + offset;
        const changes = { timestamp, duration: packet.duration / speed, ...(!isAlone && { sideData: {} }) };
        await source.add(packet.clone(changes), meta);
        report(timestamp);
        await keepPace(pace, 'video', timestamp);
      }
      pace.video = Infinity;
    },
  };
}

async function encoded(
  output: Output,
  first: InputVideoTrack,
  isAlone: boolean,
  { codec, quality, width, height, frameRate, alpha = 'discard' }: ConversionVideoOptions,
) {
  if (!codec || !quality) throw new Error('A plan without a codec');
  const size = isAlone
    ? width && height && ({ width, height, fit: 'fill' } as const)
    : ({
        width: width ?? (await first.getDisplayWidth()),
        height: height ?? (await first.getDisplayHeight()),
        fit: 'contain',
      } as const);
  const isNoted = isAlone && output.format.supportsVideoTransformationMetadata;
  const source = new VideoSampleSource({
    codec,
    quality,
    keyFrameInterval,
    alpha: isAlone ? alpha : 'discard',
    sizeChangeBehavior: 'contain',
    transform: { ...size, ...(frameRate && { frameRate }) },
  });
  output.addVideoTrack(source, { rotation: isNoted ? await first.getRotation() : 0 });
  return {
    close: () => source.close(),
    async add({ media, video, offset, speed = 1 }: Clip, pace: Pace, report: Report) {
      if (!video) return;
      if (!(await video.canDecode())) throw undecodable(await trackCodec(video), 'video');
      let isFirst = true;
      for await (using sample of new VideoSampleSink(video).samples(media.start, media.start + media.duration)) {
        const timestamp = Math.max(0, sample.timestamp - media.start) / speed + offset;
        sample.setTimestamp(timestamp);
        sample.setDuration(sample.duration / speed);
        if (isNoted) sample.setRotation(0);
        await source.add(sample, { keyFrame: isFirst });
        isFirst = false;
        report(timestamp);
        await keepPace(pace, 'video', timestamp);
      }
      pace.video = Infinity;
    },
  };
}
