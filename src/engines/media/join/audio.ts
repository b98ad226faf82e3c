import {
  AudioSampleSink,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  type AudioSample,
  type ConversionAudioOptions,
  type InputAudioTrack,
  type Output,
} from 'mediabunny';
import { trackCodec } from '../codecs/track-words.ts';
import { undecodable } from '../failures/undecodable.ts';
import { leastGap } from '../mediabunny/pre-roll.ts';
import { keepPace, type Clip, type Pace } from './clip.ts';
import { addSoundTrack } from '../audio/sound-track.ts';
import { mixed, resampler } from '../audio/resample.ts';
import { openStretch } from '../audio/stretch.ts';
import { canDecode } from '../codecs/can-decode.ts';

type Report = (time: number) => void;

/**
 * Adds the audio track of the result. Without options, packets are copied; otherwise all clips get the sample rate and
 * channels of the first, and silence where they have no audio.
 */
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
        // Packets before the start of a clip only prime the decoder. In later clips, the clip before has already done
        // that.
        const isLate = end > 0 && timestamp + packet.duration / 2 <= end;
        if (isLate || timestamp + packet.duration <= floor) continue;
        // The last packet of a clip may be shorter.
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
  const sampleRate = options.sampleRate ?? (await first.getSampleRate());
  const numberOfChannels = options.numberOfChannels ?? (await first.getNumberOfChannels());
  const track = addSoundTrack(output, options, { sampleRate, numberOfChannels });
  /** Writes silence, one second at a time. */
  const silenceUntil = async (frame: number) => {
    while (track.written() < frame) await track.write([], Math.min(sampleRate, frame - track.written()));
  };
  return {
    close: track.close,
    seconds: track.seconds,
    async add(
      { media, audio, video, offset, soundClock, speed = 1, keepsPitch = true }: Clip,
      pace: Pace,
      report: Report,
    ) {
      const last = Math.round((offset + media.duration / speed) * sampleRate);
      if (audio) {
        if (!(await canDecode(audio))) throw undecodable(await trackCodec(audio), 'audio');
        const from = await audio.getSampleRate();
        // Like a tape that runs faster: the samples are taken for ones of a higher rate.
        const resample = resampler(keepsPitch ? from : from * speed, sampleRate, numberOfChannels);
        const stretch = keepsPitch && speed !== 1 ? await openStretch(numberOfChannels, sampleRate, speed) : undefined;
        const write = (planes: Float32Array[]) =>
          track.write(planes, Math.max(0, Math.min(planes[0]?.length ?? 0, last - track.written())));
        const hear = (heard: Float32Array[]) => {
          const planes = resample(heard);
          return write(stretch ? stretch.push(planes) : planes);
        };
        const start = media.start + soundClock;
        const end = start + media.duration;
        /** How far it was heard, on its own clock. */
        let until: number | undefined;
        for await (using whole of new AudioSampleSink(audio).samples(start, end)) {
          // The first may begin before the clip, and what an edit list leaves out may begin anywhere.
          using sample = within(whole, start, end);
          if (until === undefined) {
            until = sample.timestamp;
            await silenceUntil(Math.min(last, Math.round((offset + (until - start) / speed) * sampleRate)));
          }
          if (sample.timestamp - until > leastGap) {
            for (let left = Math.round((sample.timestamp - until) * from); left > 0; left -= from)
              await hear(silence(Math.min(left, from), numberOfChannels));
            until = sample.timestamp;
          }
          until += sample.duration;
          await hear(mixed(sample, numberOfChannels));
          if (!video) report(track.seconds());
          await keepPace(pace, 'audio', track.seconds());
        }
        if (stretch) await write(stretch.finish());
      }
      await silenceUntil(last);
      pace.audio = Infinity;
    },
  };
}

/** Returns the part of a sample that lies between two times, in seconds. */
function within(sample: AudioSample, start: number, end: number): AudioSample {
  const frames = (time: number) => Math.round((time - sample.timestamp) * sample.sampleRate);
  const from = Math.min(Math.max(0, frames(start)), sample.numberOfFrames);
  return sample.trim(from, Math.min(Math.max(from, frames(end)), sample.numberOfFrames));
}

const silence = (frames: number, channels: number) => Array.from({ length: channels }, () => new Float32Array(frames));
