import {
  AudioSampleSink,
  EncodedAudioPacketSource,
  EncodedPacketSink,
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
    async add({ media, audio, video, offset, soundClock }: Clip, pace: Pace, report: Report) {
      const end = Math.round((offset + media.duration) * sampleRate);
      if (audio) {
        if (!(await canDecode(audio))) throw undecodable(await trackCodec(audio), 'audio');
        const resample = resampler(await audio.getSampleRate(), sampleRate, numberOfChannels);
        const start = media.start + soundClock;
        let isFirst = true;
        for await (using sample of new AudioSampleSink(audio).samples(start)) {
          const begin = Math.round((sample.timestamp - start + offset) * sampleRate);
          if (isFirst || begin - track.written() > leastGap * sampleRate) await silenceUntil(Math.min(begin, end));
          const planes = resample(mixed(sample, numberOfChannels));
          // The first sample may begin slightly before the clip.
          const early = isFirst ? Math.max(0, track.written() - begin) : 0;
          isFirst = false;
          const kept = planes.map((plane) => plane.subarray(early));
          await track.write(kept, Math.max(0, Math.min(kept[0]?.length ?? 0, end - track.written())));
          if (!video) report(track.seconds());
          await keepPace(pace, 'audio', track.seconds());
        }
      }
      await silenceUntil(end);
      pace.audio = Infinity;
    },
  };
}
