import {
  Quality,
  AudioSample,
  type AudioCodec,
  type ConversionAudioOptions,
  type InputAudioTrack,
  type OutputFormat,
} from 'mediabunny';
import { canEncodeSound } from '../encoders/add-ons.ts';
import { isSecondLayer } from '../mp3/frames.ts';
import { leastGap } from '../mediabunny/pre-roll.ts';
import type { Plan } from './track-plan.ts';

interface Wishes {
  codec?: AudioCodec;
  /** In bit/s. */
  bitrate?: number;
  /** Packets may not be copied. */
  transcode: boolean;
  /** The track's own codec is not wanted. */
  replace: boolean;
  /** Where a part is kept, and nothing else changes: packets of PCM hold anything from a millisecond to the whole recording. */
  cut?: boolean;
}

/** Where nothing tells how good the sound should be: bit/s for each channel at which few people hear a difference. */
const transparent: Partial<Record<AudioCodec, number>> = { mp3: 96_000, aac: 80_000, opus: 64_000 };

/** The rates that every encoder of these codecs knows, in bit/s. */
const bitrates = [32_000, 48_000, 64_000, 80_000, 96_000, 128_000, 160_000, 192_000, 256_000, 320_000];
const nextBitrate = (bitrate: number) => bitrates.find((known) => known >= bitrate * 0.95) ?? 320_000;

/** Whether decoding and encoding again gives the same bits. Floats of 64 bits are decoded to 32. */
const comesBackWhole = (codec: AudioCodec) => /^(?:pcm-(?!f64)|[au]law$)/.test(codec);

const lossless = (codec: AudioCodec) => codec === 'flac' || codec.startsWith('pcm-');

export async function planSound(
  track: InputAudioTrack,
  output: OutputFormat,
  wishes: Wishes,
): Promise<Plan<ConversionAudioOptions>> {
  const source = await track.getCodec();
  if (!source) return { problem: 'no-decoder' };
  const held = output.getSupportedAudioCodecs();
  const fits = held.includes(source) && (wishes.codec ?? source) === source;
  if (fits && wishes.cut && !wishes.bitrate && comesBackWhole(source)) {
    const size = (await track.getNumberOfChannels()) * (await bitsPerSample(track, source));
    const bitrate = size * (await track.getSampleRate());
    return { options: { codec: source, forceTranscode: true }, transcodes: true, bitrate, unchanged: true };
  }
  if (fits && !wishes.transcode && !wishes.bitrate) return { options: {}, transcodes: false };
  if (!(await track.canDecode()) || (await isSecondLayer(track))) return { problem: 'no-decoder' };

  const depth = await bitsPerSample(track, source);
  const others = held.filter((codec) => codec !== source);
  const wanted = wishes.codec ? [wishes.codec] : wishes.replace ? others : [source, ...others];
  for (const known of wanted) {
    if (!held.includes(known)) continue;
    const codec = withDepth(known, source, depth, held);
    for (const shape of await shapes(track, wishes.bitrate)) {
      const bitrate = wishes.bitrate ?? (await likeSource(track, source, codec, shape.numberOfChannels));
      const quality = bitrate ? new Quality({ bitrate }) : new Quality('high');
      if (!(await canEncodeSound(codec, { ...shape, quality }))) continue;
      const unpacked = shape.numberOfChannels * shape.sampleRate * Math.max(16, depth);
      // Decoders give floats; the 24 bits that an encoder would make of them hold nothing more.
      const format = codec === 'flac' && depth <= 16 ? { sampleFormat: 's16' as const } : {};
      const options = { codec, quality, forceTranscode: true, ...shape, ...format };
      return { options, transcodes: true, bitrate: lossless(codec) ? unpacked : (bitrate ?? 320_000) };
    }
  }
  return { problem: 'no-encoder' };
}

/** Below this, in bit/s, one channel of half the rate sounds better, and encoders that know a least rate for each go lower. */
const narrow = 24_000;

/** As the track is; else at a rate that most codecs know; else with two channels. */
async function shapes(track: InputAudioTrack, bitrate = Infinity) {
  const isNarrow = bitrate < narrow;
  const channels = isNarrow ? 1 : await track.getNumberOfChannels();
  const given = await track.getSampleRate();
  const rate = isNarrow ? Math.min(given, given % 11_025 === 0 ? 22_050 : 24_000) : given;
  const rates = new Set([rate, rate % 11_025 === 0 ? 44_100 : 48_000, 48_000]);
  return [...new Set([channels, Math.min(channels, 2)])].flatMap((numberOfChannels) =>
    [...rates].map((sampleRate) => ({ numberOfChannels, sampleRate })),
  );
}

/** The rate of the input, more where the new codec needs more for the same sound. In bit/s; nothing where no bit is lost. */
async function likeSource(track: InputAudioTrack, source: AudioCodec, codec: AudioCodec, numberOfChannels: number) {
  if (lossless(codec)) return undefined;
  const perChannel = transparent[codec] ?? 96_000;
  const enough = (perChannel * numberOfChannels * Math.min(await track.getSampleRate(), 32_000)) / 32_000;
  if (lossless(source)) return nextBitrate(enough);
  const { averageBitrate } = await track.computePacketStats(500);
  if (averageBitrate <= 0) return nextBitrate(enough);
  const needed = averageBitrate * Math.max(1, perChannel / (transparent[source] ?? perChannel));
  return nextBitrate(Math.max(needed, 24_000 * numberOfChannels));
}

/** 16 for what lossy codecs give, and for what is unknown. */
async function bitsPerSample(track: InputAudioTrack, source: AudioCodec): Promise<number> {
  const pcm = /^pcm-[sfu](\d+)/.exec(source);
  if (pcm) return Number(pcm[1]);
  if (source !== 'flac') return 16;
  const description = (await track.getDecoderConfig())?.description;
  if (!description) return 16;
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  // STREAMINFO, after "fLaC" and a block header: five bits that cross from the 13th byte to the 14th, less one.
  const high = bytes[20];
  const low = bytes[21];
  return high === undefined || low === undefined ? 16 : (((high & 1) << 4) | (low >> 4)) + 1;
}

/** A PCM codec that holds as many bits, where the container has one. */
function withDepth(codec: AudioCodec, source: AudioCodec, depth: number, held: AudioCodec[]): AudioCodec {
  if (!codec.startsWith('pcm-') || depth <= 16) return codec;
  // What is louder than whole numbers can be stays so.
  if (source.startsWith('pcm-f')) return held.find((each) => each === `pcm-f${depth}`) ?? codec;
  const deep: AudioCodec = depth <= 24 ? 'pcm-s24' : depth <= 32 ? 'pcm-s32' : 'pcm-f64';
  return held.includes(deep) ? deep : codec;
}

/**
 * The same for a conversion, with a change of the samples. Decoders of MP3 give samples of no length where a recording
 * begins in the middle: Mediabunny 1.61 stumbles over them, and changes the format before anyone could leave them out
 * ("Empty MP3 samples" in `src/engines/media/mediabunny/README.md`).
 *
 * @param delay how much earlier all begins, in seconds.
 * @param heard told how long the sound is that was encoded, silence included, in seconds.
 */
export function withProcess(
  { sampleFormat, ...options }: ConversionAudioOptions,
  change: (sample: AudioSample) => AudioSample | null = (sample) => sample,
  delay = 0,
  heard = { seconds: 0 },
): ConversionAudioOptions {
  let end: number | undefined;
  const process = (sample: AudioSample) => {
    if (sample.numberOfFrames === 0) return null;
    const missing = end === undefined ? 0 : sample.timestamp - end;
    const from = (end ?? 0) - delay;
    end = sample.timestamp + sample.duration;
    heard.seconds += sample.duration + (missing > leastGap ? missing : 0);
    const changed = change(sampleFormat === 's16' ? inWholeNumbers(sample) : sample);
    if (delay > 0) changed?.setTimestamp(changed.timestamp - delay);
    return changed && missing > leastGap ? [...silence(changed, from, missing), changed] : changed;
  };
  return { ...options, process };
}

/** Encoders write sound without gaps: silence for what is missing before a sample, like it, in parts of a second. */
function silence({ format, numberOfChannels, sampleRate }: AudioSample, from: number, seconds: number): AudioSample[] {
  const frames = Math.round(seconds * sampleRate);
  const count = Math.ceil(frames / sampleRate);
  const frameBytes = numberOfChannels * (Number(/\d+/.exec(format)?.[0]) / 8);
  const second = new Uint8Array(sampleRate * frameBytes).fill(format.startsWith('u8') ? 128 : 0);
  return Array.from({ length: count }, (_, index) => {
    const data = second.subarray(0, Math.min(sampleRate, frames - index * sampleRate) * frameBytes);
    return new AudioSample({ data, format, numberOfChannels, sampleRate, timestamp: from + index });
  });
}

function inWholeNumbers(sample: AudioSample): AudioSample {
  const shape = { format: 's16', planeIndex: 0 } as const;
  if (sample.format === shape.format) return sample;
  const data = new ArrayBuffer(sample.allocationSize(shape));
  sample.copyTo(data, shape);
  const { numberOfChannels, sampleRate, timestamp } = sample;
  return new AudioSample({ data, format: shape.format, numberOfChannels, sampleRate, timestamp });
}
