import {
  canEncodeVideo,
  Quality,
  VideoSampleSink,
  type ConversionVideoOptions,
  type InputVideoTrack,
  type OutputFormat,
  type VideoCodec,
} from 'mediabunny';
import type { Plan } from './plan.ts';

interface Wishes {
  codec?: VideoCodec;
  /** In bit/s. */
  bitrate?: number;
  /** In pixels; never makes a picture larger. */
  height?: number;
  /** Packets may not be copied. */
  transcode: boolean;
  /** The track's own codec is not wanted. */
  replace: boolean;
}

/** Bits that a codec needs for the same picture, H.264 being 1. ProRes is not made to be small: it tells nothing. */
const cost: Partial<Record<VideoCodec, number>> = { avc: 1, hevc: 0.6, vp9: 0.6, av1: 0.4, vp8: 1.2 };

/** How many bits a decoded picture has for each channel. */
export async function bitsPerChannel(track: InputVideoTrack): Promise<number> {
  using sample = await new VideoSampleSink(track).getSample(await track.getFirstTimestamp());
  return Number(/P(1[02])$/.exec(sample?.format ?? '')?.[1] ?? 8);
}

const even = (length: number) => Math.ceil(length / 2) * 2;

export async function planVideo(
  track: InputVideoTrack,
  output: OutputFormat,
  wishes: Wishes,
): Promise<Plan<ConversionVideoOptions>> {
  const source = await track.getCodec();
  if (!source) return { problem: 'no-decoder' };
  const held = output.getSupportedVideoCodecs();
  const resizes = wishes.height !== undefined && wishes.height < (await track.getDisplayHeight());
  const turns = (await track.getRotation()) !== 0 || (await track.getFlip());
  const transcodes =
    wishes.transcode ||
    wishes.bitrate !== undefined ||
    resizes ||
    !held.includes(source) ||
    (wishes.codec ?? source) !== source ||
    (turns && !output.supportsVideoTransformationMetadata);
  // Only Matroska and WebM have a place for transparency.
  const alpha = (await track.canBeTransparent()) ? ('keep' as const) : ('discard' as const);
  if (!transcodes) return { options: { alpha }, transcodes: false };
  if (!(await track.canDecode())) return { problem: 'no-decoder' };

  const size = await outputSize(track, resizes ? wishes.height : undefined);
  const others = held.filter((codec) => codec !== source);
  const wanted = wishes.codec ? [wishes.codec] : wishes.replace ? others : [source, ...others];
  for (const codec of wanted.filter((codec) => held.includes(codec))) {
    const bitrate = wishes.bitrate ?? (await likeSource(track, source, codec, size));
    const quality = bitrate ? new Quality({ bitrate }) : new Quality('high');
    if (!(await canEncodeVideo(codec, { ...size, quality }))) continue;
    const scale = resizes || !(await hasEvenSize(track)) ? { ...size, fit: 'fill' as const } : {};
    return {
      options: { codec, quality, alpha, forceTranscode: true, ...scale },
      transcodes: true,
      bitrate: bitrate ?? size.width * size.height * 6,
    };
  }
  return { problem: 'no-encoder' };
}

/** In square pixels, upright. Encoders take even lengths only. */
async function outputSize(track: InputVideoTrack, height?: number) {
  const displayWidth = await track.getDisplayWidth();
  const displayHeight = await track.getDisplayHeight();
  const scale = (height ?? displayHeight) / displayHeight;
  return { width: even(Math.round(displayWidth * scale)), height: even(Math.round(displayHeight * scale)) };
}

const hasEvenSize = async (track: InputVideoTrack) =>
  (await track.getSquarePixelWidth()) % 2 === 0 && (await track.getSquarePixelHeight()) % 2 === 0;

/** The rate of the input, more where the new codec needs more for the same picture, less for fewer pixels. In bit/s. */
async function likeSource(
  track: InputVideoTrack,
  source: VideoCodec,
  codec: VideoCodec,
  { width, height }: { width: number; height: number },
) {
  const sourceCost = cost[source];
  const targetCost = cost[codec];
  if (!sourceCost || !targetCost) return undefined;
  const { averageBitrate } = await track.computePacketStats(600);
  const pixels = (await track.getDisplayWidth()) * (await track.getDisplayHeight());
  const rate = averageBitrate * Math.max(1, targetCost / sourceCost) * Math.min(1, (width * height) / pixels);
  return rate > 0 ? Math.max(50_000, Math.round(rate)) : undefined;
}
