import {
  canEncodeVideo,
  Quality,
  VideoSampleSink,
  type ConversionVideoOptions,
  type InputVideoTrack,
  type OutputFormat,
  type VideoCodec,
} from 'mediabunny';
import type { Note } from '#jobs/contract/job.ts';
import type { VideoWishes } from '#jobs/contract/media-operation.ts';
import { planPicture } from './frame-plan.ts';
import type { Growth, Plan } from './track-plan.ts';
import { videoBitrate, type Timed } from './track-bitrate.ts';

type Wishes = VideoWishes & {
  /** Whether packets must not be copied. */
  transcode: boolean;
  /** Whether the track's own codec must not be used. */
  replace: boolean;
};

/**
 * The bits that a codec needs for the same quality, relative to H.264. ProRes is absent: it is not meant to be small,
 * so its bitrate reveals nothing.
 */
const cost: Partial<Record<VideoCodec, number>> = { avc: 1, hevc: 0.6, vp9: 0.6, av1: 0.4, vp8: 1.2 };

/**
 * The time between key frames, in seconds: with more of them, Chromium's H.264 looks worse at the same size (SSIM 0.3 to
 * 0.4 dB between 2 and 5 seconds); with fewer, players take longer to reach a place.
 */
export const keyFrameInterval = 5;

/** Returns the bits per channel of a decoded frame. */
async function bitsPerChannel(track: InputVideoTrack): Promise<number> {
  using sample = await new VideoSampleSink(track).getSample(await track.getFirstTimestamp());
  return Number(/P(1[02])$/.exec(sample?.format ?? '')?.[1] ?? 8);
}

/** Returns a note if the bit depth is reduced: browsers encode 8 bits, whatever they decode. */
export async function depthLoss(track: InputVideoTrack): Promise<Note[]> {
  const from = await bitsPerChannel(track);
  return from > 8 ? [{ type: 'reduced-depth', from, to: 8 }] : [];
}

export async function planVideo(
  track: InputVideoTrack,
  media: Timed,
  output: OutputFormat,
  wishes: Wishes,
): Promise<Plan<ConversionVideoOptions>> {
  const source = await track.getCodec();
  if (!source) return { problem: 'no-decoder' };
  const held = output.getSupportedVideoCodecs();
  const picture = await planPicture(track, output, wishes);
  const frameRate = wishes.frameRate !== undefined && (await isFaster(track, wishes.frameRate)) && wishes.frameRate;
  const transcodes =
    wishes.transcode ||
    wishes.bitrate !== undefined ||
    wishes.fade !== undefined ||
    picture.redraws ||
    frameRate ||
    !held.includes(source) ||
    (wishes.codec ?? source) !== source;
  // Only Matroska and WebM support transparency.
  const alpha = (await track.canBeTransparent()) ? ('keep' as const) : ('discard' as const);
  if (!transcodes) {
    const { rotate, flip } = picture.options;
    return { options: { alpha, ...(rotate && { rotate }), ...(flip && { flip }) }, transcodes: false };
  }
  if (!(await track.canDecode())) return { problem: 'no-decoder' };

  const size = { width: picture.width, height: picture.height };
  const others = held.filter((codec) => codec !== source);
  const wanted = wishes.codec ? [wishes.codec] : wishes.replace ? others : [source, ...others];
  for (const codec of wanted.filter((codec) => held.includes(codec))) {
    const bitrate = wishes.bitrate ?? (await likeSource(track, media, source, codec, picture.share));
    const quality = bitrate ? new Quality({ bitrate }) : new Quality('high');
    if (!(await canEncodeVideo(codec, { ...size, quality }))) continue;
    return {
      options: {
        codec,
        quality,
        alpha,
        keyFrameInterval,
        forceTranscode: true,
        ...picture.options,
        ...(frameRate && { frameRate }),
      },
      transcodes: true,
      redraws: picture.redraws,
      bitrate: bitrate ?? size.width * size.height * 6,
      ...(wishes.bitrate === undefined && growthOf(source, codec)),
    };
  }
  return { problem: 'no-encoder' };
}

/** Some screen recordings claim a thousand frames per second, so only the actual packets count. */
const isFaster = async (track: InputVideoTrack, frameRate: number) =>
  (await track.computePacketStats(100)).averagePacketRate > frameRate * 1.02;

function growthOf(from: VideoCodec, to: VideoCodec): { growth: Growth } | undefined {
  const times = (cost[to] ?? 0) / (cost[from] ?? Infinity);
  return times > 1 ? { growth: { from, to, times } } : undefined;
}

/**
 * Returns the bitrate of the input, scaled by what the new codec needs for the same quality, and reduced for fewer
 * pixels. In bit/s.
 */
async function likeSource(track: InputVideoTrack, media: Timed, source: VideoCodec, codec: VideoCodec, share: number) {
  const sourceCost = cost[source];
  const targetCost = cost[codec];
  if (!sourceCost || !targetCost) return undefined;
  const rate = (await videoBitrate(track, media)) * (targetCost / sourceCost) * Math.min(1, share);
  return rate > 0 ? Math.max(50_000, Math.round(rate)) : undefined;
}
