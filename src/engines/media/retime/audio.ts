import {
  AudioSample,
  AudioSampleSink,
  AudioSampleSource,
  type ConversionAudioOptions,
  type InputAudioTrack,
  type Output,
} from 'mediabunny';
import { encoderDelay } from '../encoders/add-ons.ts';
import { keepPace, type Pace } from '../join/clip.ts';
import { leastGap } from '../mediabunny/pre-roll.ts';
import { mixed, resampler } from '../audio/resample.ts';
import type { Media } from '../open/open-media.ts';
import { openStretch } from './stretch.ts';

interface Work {
  media: Media;
  pace: Pace;
  report(time: number): void;
}

export async function retimeSound(
  output: Output,
  track: InputAudioTrack,
  options: ConversionAudioOptions,
  { speed, keepsPitch }: { speed: number; keepsPitch: boolean },
) {
  const { codec, quality, sampleFormat } = options;
  if (!codec) throw new Error('A plan without a codec');
  const from = await track.getSampleRate();
  const sampleRate = options.sampleRate ?? from;
  const numberOfChannels = options.numberOfChannels ?? (await track.getNumberOfChannels());
  const source = new AudioSampleSource({
    codec,
    ...(quality && { quality }),
    ...(sampleFormat && { transform: { sampleFormat } }),
  });
  output.addAudioTrack(source);
  const delay = encoderDelay(codec, sampleRate, output.format);
  // On a tape, sound that runs faster is sound of a higher rate.
  const resample = resampler(keepsPitch ? from : from * speed, sampleRate, numberOfChannels);
  const stretch = keepsPitch && speed !== 1 ? await openStretch(numberOfChannels, sampleRate, speed) : undefined;
  let written = 0;
  const write = async (planes: Float32Array[]) => {
    const frames = planes[0]?.length ?? 0;
    if (frames === 0) return;
    const data = new Float32Array(frames * numberOfChannels);
    for (const [channel, plane] of planes.entries()) data.set(plane, channel * frames);
    const timestamp = written / sampleRate - delay;
    using sample = new AudioSample({ data, format: 'f32-planar', numberOfChannels, sampleRate, timestamp });
    written += frames;
    await source.add(sample);
  };
  /** @returns how long the sound is, in seconds. */
  return async ({ media: { start }, pace, report }: Work): Promise<number> => {
    let end: number | undefined;
    const add = async (heard: Float32Array[]) => {
      const planes = resample(heard);
      await write(stretch ? stretch.push(planes) : planes);
    };
    for await (using sample of new AudioSampleSink(track).samples(start)) {
      if (end === undefined)
        await write(silence(Math.round(((sample.timestamp - start) / speed) * sampleRate), numberOfChannels));
      else if (sample.timestamp - end > leastGap) {
        for (let left = Math.round((sample.timestamp - end) * from); left > 0; left -= from)
          await add(silence(Math.min(left, from), numberOfChannels));
      }
      end = sample.timestamp + sample.duration;
      await add(mixed(sample, numberOfChannels));
      report(written / sampleRate);
      await keepPace(pace, 'audio', written / sampleRate);
    }
    if (stretch) await write(stretch.finish());
    pace.audio = Infinity;
    source.close();
    return written / sampleRate;
  };
}

/** Sound may begin after the picture does. */
const silence = (frames: number, channels: number) =>
  Array.from({ length: channels }, () => new Float32Array(Math.max(0, frames)));
