import {
  AudioSample,
  AudioSampleSink,
  AudioSampleSource,
  EncodedPacketSink,
  VideoSample,
  VideoSampleSink,
  VideoSampleSource,
  type ConversionAudioOptions,
  type ConversionVideoOptions,
  type InputAudioTrack,
  type InputVideoTrack,
  type Output,
} from 'mediabunny';
import { shapeOf } from '../frames-to-encode/shape.ts';
import { encoderDelay } from '../encoders/add-ons.ts';
import { keepPace, type Clip, type Pace } from '../join/clip.ts';
import { mixed } from '../audio/resample.ts';
import { keyFrameInterval } from '../plan/video-plan.ts';

type Report = (time: number) => void;

/**
 * The size of the decoded frames held at once, in bytes. In longer groups of pictures, parts are decoded repeatedly.
 */
const heldAtOnce = 200_000_000;
/** The length of the audio held at once, in seconds. */
const soundPart = 5;

export async function reversePicture(output: Output, track: InputVideoTrack, options: ConversionVideoOptions) {
  const { codec, quality, width, height, alpha = 'discard' } = options;
  if (!codec || !quality) throw new Error('A plan without a codec');
  const source = new VideoSampleSource({
    codec,
    quality,
    keyFrameInterval,
    alpha,
    ...(width && height && { transform: { width, height, fit: 'fill' as const } }),
  });
  const noted = output.format.supportsVideoTransformationMetadata;
  output.addVideoTrack(source, { rotation: noted ? await track.getRotation() : 0 });
  return {
    close: () => source.close(),
    async add({ media: { start, duration } }: Clip, pace: Pace, report: Report) {
      const end = start + duration;
      const sink = new VideoSampleSink(track);
      let last = -1;
      for (const part of (await partsOf(track, start, end)).toReversed()) {
        const frames: VideoSample[] = [];
        try {
          for await (using sample of sink.samples(part.from, part.to)) {
            // Some files hide frames before their start.
            const isHidden = sample.timestamp + sample.duration <= start;
            if (sample.timestamp >= part.from && !isHidden) frames.push(await inMemory(sample));
          }
          for (const frame of frames.toReversed()) {
            const timestamp = Math.max(0, end - frame.timestamp - frame.duration);
            // Frames that overlap others would come in the wrong order.
            if (timestamp <= last) continue;
            last = timestamp;
            frame.setTimestamp(timestamp);
            if (noted) frame.setRotation(0);
            await source.add(frame);
            report(timestamp);
            await keepPace(pace, 'video', timestamp);
          }
        } finally {
          for (const frame of frames) frame.close();
        }
      }
      pace.video = Infinity;
    },
  };
}

/** Splits groups of pictures into parts that fit in memory. */
async function partsOf(track: InputVideoTrack, start: number, end: number) {
  const packets = new EncodedPacketSink(track);
  const metadataOnly = { metadataOnly: true };
  const begins: number[] = [];
  for (
    let key = await packets.getFirstKeyPacket(metadataOnly);
    key;
    key = await packets.getNextKeyPacket(key, metadataOnly)
  ) {
    if (key.timestamp < end) begins.push(key.timestamp);
  }
  const frameBytes = (await track.getCodedWidth()) * (await track.getCodedHeight()) * 1.5;
  const { averagePacketRate } = await track.computePacketStats(250);
  const longest = Math.max(1, Math.floor(heldAtOnce / frameBytes)) / Math.max(1, averagePacketRate);
  return begins.flatMap((begin, index) => {
    const from = index === 0 ? Math.min(begin, start) : begin;
    const to = begins[index + 1] ?? end + 1;
    const count = Math.max(1, Math.ceil((Math.min(to, end) - from) / longest));
    const length = (Math.min(to, end) - from) / count;
    return Array.from({ length: count }, (_, part) => ({
      from: from + part * length,
      to: part === count - 1 ? to : from + (part + 1) * length,
    }));
  });
}

/** Copies a frame, so that it does not hold one of the decoder's few buffers. */
async function inMemory(sample: VideoSample): Promise<VideoSample> {
  const { format } = sample;
  if (!format) return sample.clone();
  const bytes = new Uint8Array(sample.allocationSize());
  const layout = await sample.copyTo(bytes);
  return new VideoSample(bytes, {
    format,
    layout,
    ...shapeOf(sample),
    colorSpace: sample.colorSpace.toJSON(),
  });
}

export async function reverseSound(output: Output, track: InputAudioTrack, options: ConversionAudioOptions) {
  const { codec, quality, sampleFormat, sampleRate: wanted } = options;
  if (!codec) throw new Error('A plan without a codec');
  const sampleRate = await track.getSampleRate();
  const numberOfChannels = options.numberOfChannels ?? (await track.getNumberOfChannels());
  const transform = {
    ...(sampleFormat && { sampleFormat }),
    ...(wanted !== sampleRate && wanted && { sampleRate: wanted }),
  };
  const source = new AudioSampleSource({ codec, ...(quality && { quality }), transform });
  output.addAudioTrack(source);
  const delay = encoderDelay(codec, wanted ?? sampleRate, output.format);
  let end = 0;
  return {
    close: () => source.close(),
    seconds: () => end,
    async add({ media: { start, duration }, video }: Clip, pace: Pace, report: Report) {
      const sink = new AudioSampleSink(track);
      const whole = Math.round(duration * sampleRate);
      const length = soundPart * sampleRate;
      for (let to = whole; to > 0; to -= length) {
        const from = Math.max(0, to - length);
        const frames = to - from;
        const data = new Float32Array(frames * numberOfChannels);
        for await (using sample of sink.samples(start + from / sampleRate, start + to / sampleRate)) {
          const begin = Math.round((sample.timestamp - start) * sampleRate) - from;
          for (const [channel, plane] of mixed(sample, numberOfChannels).entries()) {
            for (const [at, value] of plane.entries()) {
              const place = frames - 1 - (begin + at);
              if (place >= 0 && place < frames) data[channel * frames + place] = value;
            }
          }
        }
        const timestamp = (whole - to) / sampleRate;
        using sample = new AudioSample({
          data,
          format: 'f32-planar',
          numberOfChannels,
          sampleRate,
          timestamp: timestamp - delay,
        });
        await source.add(sample);
        if (!video) report(timestamp);
        await keepPace(pace, 'audio', timestamp);
      }
      pace.audio = Infinity;
      end = whole / sampleRate;
    },
  };
}
