import {
  Quality,
  AudioSample,
  type AudioCodec,
  type ConversionAudioOptions,
  type InputAudioTrack,
  type OutputFormat,
} from 'mediabunny';
import { canEncodeSound } from '../encoders/add-ons.ts';
import { leastGap } from '../mediabunny/pre-roll.ts';
import type { Plan } from './track-plan.ts';
import { canDecode } from '../codecs/can-decode.ts';

interface Wishes {
  codec?: AudioCodec;
  /** In bit/s. */
  bitrate?: number;
  /** Whether packets must not be copied. */
  transcode: boolean;
  /** Whether the track's own codec must not be used. */
  replace: boolean;
  /**
   * Whether a part is kept and nothing else changes. PCM is then cut by re-encoding, since its packets hold anything
   * from a millisecond to the whole recording.
   */
  cut?: boolean;
}

/**
 * The bitrate per channel, in bit/s, at which few people hear a difference. It applies if nothing else determines the
 * quality.
 */
const transparent: Partial<Record<AudioCodec, number>> = { mp3: 96_000, aac: 80_000, opus: 64_000 };

/** The bitrates that every encoder of these codecs supports, in bit/s. */
const bitrates = [32_000, 48_000, 64_000, 80_000, 96_000, 128_000, 160_000, 192_000, 256_000, 320_000];
const nextBitrate = (bitrate: number) => bitrates.find((known) => known >= bitrate * 0.95) ?? 320_000;

/** Whether transcoding to the same codec keeps all bits. Floats of 64 bits are decoded to 32. */
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
  if (!(await canDecode(track))) return { problem: 'no-decoder' };

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
      // Decoders produce floats; an encoder would store 24 bits of them, which hold no more information.
      const format = codec === 'flac' && depth <= 16 ? { sampleFormat: 's16' as const } : {};
      const options = { codec, quality, forceTranscode: true, ...shape, ...format };
      return { options, transcodes: true, bitrate: lossless(codec) ? unpacked : (bitrate ?? 320_000) };
    }
  }
  return { problem: 'no-encoder' };
}

/**
 * Below this bitrate, in bit/s, mono at half the sample rate sounds better, and encoders whose minimum depends on the
 * sample rate go lower.
 */
const narrow = 24_000;

/**
 * Lists the sample rates and channels to try: the track's own, then a rate that most codecs support, then two channels.
 */
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

/**
 * Returns the bitrate of the input, or more if the new codec needs more for the same quality. In bit/s; undefined for
 * lossless codecs.
 */
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

/** Returns the bit depth of a track: 16 for lossy codecs, and if unknown. */
async function bitsPerSample(track: InputAudioTrack, source: AudioCodec): Promise<number> {
  const pcm = /^pcm-[sfu](\d+)/.exec(source);
  if (pcm) return Number(pcm[1]);
  if (source !== 'flac') return 16;
  const description = (await track.getDecoderConfig())?.description;
  if (!description) return 16;
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  // STREAMINFO follows "fLaC" and a block header: the bit depth minus one is five bits across its 13th and 14th bytes.
  const high = bytes[20];
  const low = bytes[21];
  return high === undefined || low === undefined ? 16 : (((high & 1) << 4) | (low >> 4)) + 1;
}

/** Returns a PCM codec that holds as many bits, if the container supports one. */
function withDepth(codec: AudioCodec, source: AudioCodec, depth: number, held: AudioCodec[]): AudioCodec {
  if (!codec.startsWith('pcm-') || depth <= 16) return codec;
  // Floats keep values that exceed the range of integers.
  if (source.startsWith('pcm-f')) return held.find((each) => each === `pcm-f${depth}`) ?? codec;
  const deep: AudioCodec = depth <= 24 ? 'pcm-s24' : depth <= 32 ? 'pcm-s32' : 'pcm-f64';
  return held.includes(deep) ? deep : codec;
}

/**
 * Adds a change of the samples to the options of a conversion. MP3 decoders emit empty samples where a recording begins
 * in mid-stream: Mediabunny 1.61 throws at them, and changes the format before they could be left out ("Empty MP3
 * samples" in `src/engines/media/mediabunny/README.md`).
 *
 * @param delay How much earlier everything begins, in seconds.
 * @param heard Receives the duration of the audio that was encoded, including silence, in seconds.
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

/**
 * Makes silence for a gap before a sample, in the sample's format, in pieces of up to a second: encoders write audio
 * without gaps.
 */
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
