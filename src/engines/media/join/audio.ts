import {
  AudioSample,
  AudioSampleSink,
  AudioSampleSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  type ConversionAudioOptions,
  type InputAudioTrack,
  type Output,
} from 'mediabunny';
import { trackCodec } from '../codecs/track-words.ts';
import { undecodable } from '../failures/undecodable.ts';
import { encoderDelay } from '../encoders/add-ons.ts';
import { leastGap } from '../mediabunny/pre-roll.ts';
import { keepPace, type Clip, type Pace } from './clip.ts';
import { mixed, resampler } from '../audio/resample.ts';

type Report = (time: number) => void;

/** The sound of the result. Without options, packets are copied; else all gets the rate and the channels of the first, and silence where there is none. */
export async function addSounds(output: Output, first: InputAudioTrack, options?: ConversionAudioOptions) {
  return options ? encoded(output, first, options) : copied(output, first);
}

async function copied(output: Output, first: InputAudioTrack) {
  const codec = await first.getCodec();
  if (!codec) throw new Error('Packets without a codec');
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  let end = 0;
  const floor = output.format.negativeTimestampSupport === 'full' ? -Infinity : 0;
  return {
    close: () => source.close(),
    seconds: () => end,
    async add({ media, audio, video, offset, soundClock }: Clip, pace: Pace, report: Report) {
      if (!audio) return;
      const decoderConfig = await audio.getDecoderConfig();
      const meta = decoderConfig ? { decoderConfig } : {};
      const shift = offset - media.start - soundClock;
      for await (const packet of new EncodedPacketSink(audio).packets()) {
        const timestamp = packet.timestamp + shift;
        // What leads in, before the start, was to prepare the decoder: in later clips the one before has done that.
        const isLate = end > 0 && timestamp + packet.duration / 2 <= end;
        if (isLate || timestamp + packet.duration <= floor) continue;
        // The last packet of a clip may be a short one.
        await source.add(packet.clone({ timestamp: Math.max(timestamp, end === 0 ? floor : end) }), meta);
        end = timestamp + packet.duration;
        if (!video) report(timestamp);
        await keepPace(pace, 'audio', timestamp);
      }
      pace.audio = Infinity;
    },
  };
}

async function encoded(output: Output, first: InputAudioTrack, options: ConversionAudioOptions) {
  const { codec, quality, sampleFormat } = options;
  if (!codec) throw new Error('A plan without a codec');
  const sampleRate = options.sampleRate ?? (await first.getSampleRate());
  const numberOfChannels = options.numberOfChannels ?? (await first.getNumberOfChannels());
  const source = new AudioSampleSource({
    codec,
    ...(quality && { quality }),
    ...(sampleFormat && { transform: { sampleFormat } }),
  });
  output.addAudioTrack(source);
  const delay = encoderDelay(codec, sampleRate, output.format);
  /** Frames of sound that the result has so far. */
  let written = 0;
  const write = async (planes: Float32Array[], frames: number) => {
    if (frames === 0) return;
    const data = new Float32Array(frames * numberOfChannels);
    for (const [channel, plane] of planes.entries()) data.set(plane.subarray(0, frames), channel * frames);
    using sample = new AudioSample({
      data,
      format: 'f32-planar',
      numberOfChannels,
      sampleRate,
      timestamp: written / sampleRate - delay,
    });
    written += frames;
    await source.add(sample);
  };
  /** A second at a time. */
  const silenceUntil = async (frame: number) => {
    while (written < frame) await write([], Math.min(sampleRate, frame - written));
  };
  return {
    close: () => source.close(),
    /** How long the sound is so far, without what encoders add. */
    seconds: () => written / sampleRate,
    async add({ media, audio, video, offset, soundClock }: Clip, pace: Pace, report: Report) {
      const end = Math.round((offset + media.duration) * sampleRate);
      if (audio) {
        if (!(await audio.canDecode())) throw undecodable(await trackCodec(audio), 'audio');
        const resample = resampler(await audio.getSampleRate(), sampleRate, numberOfChannels);
        const start = media.start + soundClock;
        let isFirst = true;
        for await (using sample of new AudioSampleSink(audio).samples(start)) {
          const begin = Math.round((sample.timestamp - start + offset) * sampleRate);
          if (isFirst || begin - written > leastGap * sampleRate) await silenceUntil(Math.min(begin, end));
          const planes = resample(mixed(sample, numberOfChannels));
          // The first may begin a little before the clip does.
          const early = isFirst ? Math.max(0, written - begin) : 0;
          isFirst = false;
          const kept = planes.map((plane) => plane.subarray(early));
          await write(kept, Math.max(0, Math.min(kept[0]?.length ?? 0, end - written)));
          if (!video) report(written / sampleRate);
          await keepPace(pace, 'audio', written / sampleRate);
        }
      }
      await silenceUntil(end);
      pace.audio = Infinity;
    },
  };
}
