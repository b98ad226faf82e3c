import type { AudioCodec, CompressMedia, ConvertMedia, VideoCodec } from '#jobs/contract/media-operation.ts';
import type { Media } from '../open/open-media.ts';
import type { Size } from '#jobs/contract/image-step.ts';

/**
 * What is tried: the bitrate of the video, or of the audio if there is no video, in bit/s, and the share of its pixels
 * that the picture keeps, from 0 to 1.
 */
export interface Attempt {
  bitrate: number;
  area: number;
}

/** The permitted size of a file, divided between video and audio. */
export interface Budget {
  first: Attempt;
  /** The range of bitrates to search, in bit/s. */
  least: number;
  most: number;
  leastArea: number;
  /** The bytes that do not depend on the attempt. */
  fixed: number;
  /**
   * The bitrate of the audio, and the most that is of use, in bit/s. Absent if the audio stays as it is, or is all
   * there is.
   */
  audio?: { bitrate: number; most: number };
  seconds: number;
  /** In pixels, upright. Absent if there is no video. */
  picture?: Size;
  /** In Hz; absent if it stays as it is. */
  frameRate?: number;
}

/** Bits per pixel of each frame below which a smaller picture looks better than a coarser one. */
const leastPerPixel: Record<VideoCodec, number> = { avc: 0.045, hevc: 0.03, vp9: 0.03, av1: 0.025, vp8: 0.05 };
/** The shorter sides that a picture is reduced to, step by step, in pixels. */
const sides = [2160, 1440, 1080, 720, 540, 480, 360, 240, 144];
/** The shortest side that a picture is reduced to, in pixels. */
const leastSide = 64;
/** The bitrates that audio may have, in bit/s, and its share of a small file. */
const audioBitrates = [
  320_000, 256_000, 192_000, 160_000, 128_000, 96_000, 80_000, 64_000, 48_000, 32_000, 24_000, 16_000, 12_000,
];
const audioShare = 0.2;
/** The size of a packet's index entry, and of the rest of a container, in bytes. */
const packetOverhead = 12;
const headers = 2000;
/** Audio packets per second. */
const audioRate = 47;
/** Encoders only approximate a bitrate, so the first attempt aims a little lower. */
const caution = 0.97;

export async function planBudget(operation: CompressMedia, media: Media): Promise<Budget> {
  const { goal } = operation;
  const { input, file } = media;
  const seconds = Math.max(0.1, media.duration);
  const video = operation.video === 'discard' ? null : await input.getPrimaryVideoTrack();
  const audio = operation.audio === 'discard' ? null : await input.getPrimaryAudioTrack();
  const had = (file.size * 8) / seconds;
  const audioHad = audio ? (await audio.computePacketStats(500)).averageBitrate : 0;
  const rate = video ? (await video.computePacketStats(500)).averagePacketRate : 0;
  const overhead = headers + (rate + (audio ? audioRate : 0)) * seconds * packetOverhead;
  const total = caution * (goal.type === 'size' ? ((goal.bytes - overhead) * 8) / seconds : had * goal.share);
  const shared = { leastArea: 1, fixed: overhead, seconds };

  if (!video) {
    const most = Math.round(Math.max(24_000, Math.min(320_000, audioHad)));
    const bitrate = Math.round(Math.max(8000, Math.min(most, total)));
    return { ...shared, first: { bitrate, area: 1 }, least: 8000, most };
  }
  const videoHad = Math.max(10_000, had - audioHad);
  // What the video cannot use goes to the audio.
  const audioRoom = Math.max(total * audioShare, total - videoHad * 1.2);
  const mostAudio = Math.max(160_000, audioHad);
  const audioBitrate = audioBitrates.find((bitrate) => bitrate <= Math.min(audioRoom, mostAudio)) ?? 12_000;
  const keeps = audio !== null && audioHad <= audioRoom * 1.05 && hasWantedCodec(operation, await audio.getCodec());
  const audioTakes = !audio ? 0 : keeps ? audioHad : audioBitrate;
  const bitrate = Math.round(Math.max(10_000, Math.min(videoHad, total - audioTakes)));
  const picture = { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
  const codec: VideoCodec = (operation.video !== 'discard' && operation.video?.codec) || 'avc';
  const { area, frameRate } = fittingPicture(bitrate / leastPerPixel[codec], picture, rate);
  return {
    seconds,
    first: { bitrate, area },
    least: 2000,
    // A less efficient codec may need more than the input has.
    most: Math.round(videoHad * 2),
    leastArea: Math.min(1, (leastSide / Math.min(picture.width, picture.height)) ** 2),
    fixed: overhead + (audioTakes * seconds) / 8,
    ...(audio && !keeps && { audio: { bitrate: audioBitrate, most: mostAudio } }),
    picture,
    ...(frameRate < rate * 0.98 && { frameRate }),
  };
}

const hasWantedCodec = ({ audio }: CompressMedia, codec: string | null) =>
  audio !== 'discard' && (audio?.codec ?? codec) === codec;

/**
 * Finds the largest picture for which this many pixels per second are enough: it first limits high frame rates, then
 * reduces the size, and then the frame rate.
 */
function fittingPicture(pixelRate: number, { width, height }: Size, rate: number) {
  const shorter = Math.min(width, height);
  const smaller = sides.filter((side) => side < shorter).map((side) => (side / shorter) ** 2);
  const calm = Math.min(rate, 30);
  const last = { area: smaller.at(-1) ?? 1, frameRate: Math.min(rate, 15) };
  const steps = [{ area: 1, frameRate: rate }, ...[1, ...smaller].map((area) => ({ area, frameRate: calm }))];
  return steps.find(({ area, frameRate }) => width * height * area * frameRate <= pixelRate) ?? last;
}

/** Returns the size of the picture in an attempt. Encoders only take even lengths. */
export function pictureOf({ picture }: Budget, { area }: Attempt): Size | undefined {
  const even = (length: number) => Math.max(2, Math.round((length * Math.sqrt(area)) / 2) * 2);
  return picture && { width: even(picture.width), height: even(picture.height) };
}

/**
 * Returns a budget with more for the audio: the bytes that the video could not use. Undefined if the audio cannot use
 * them either.
 */
export function withMoreSound(budget: Budget, spare: number): Budget | undefined {
  const { audio, seconds } = budget;
  if (!audio) return undefined;
  const bitrate = Math.floor(Math.min(audio.most, audio.bitrate + (spare * 8) / seconds));
  return bitrate > audio.bitrate ? { ...budget, audio: { ...audio, bitrate } } : undefined;
}

export function spend(operation: CompressMedia, budget: Budget, attempt: Attempt): ConvertMedia {
  const { goal: _, ...kept } = operation;
  const audio = operation.audio === 'discard' ? undefined : operation.audio;
  const video = operation.video === 'discard' ? undefined : operation.video;
  const { bitrate, area } = attempt;
  const { audio: planned, frameRate } = budget;
  const size = pictureOf(budget, attempt);
  if (!size) return { ...kept, type: 'convert', audio: { ...audio, bitrate: audibleBitrate(bitrate, audio?.codec) } };
  return {
    ...kept,
    type: 'convert',
    video: {
      ...video,
      bitrate,
      ...(area < 1 && { size: { ...size, fit: 'fill' } }),
      ...(frameRate && { frameRate }),
    },
    ...(planned &&
      operation.audio !== 'discard' && { audio: { ...audio, bitrate: audibleBitrate(planned.bitrate, audio?.codec) } }),
  };
}

/** The bitrates that MP3 supports, in kbit/s. */
const mp3Bitrates = [320, 256, 224, 192, 160, 128, 112, 96, 80, 64, 56, 48, 40, 32, 24, 16, 8];

const audibleBitrate = (bitrate: number, codec?: AudioCodec) =>
  codec === 'mp3' ? 1000 * (mp3Bitrates.find((known) => known * 1000 <= bitrate) ?? 8) : bitrate;
