import {
  AudioSampleSink,
  type AudioSample,
  type ConversionAudioOptions,
  type InputAudioTrack,
  type Output,
} from 'mediabunny';
import { keepPace, type Pace } from '../join/clip.ts';
import { leastGap } from '../mediabunny/pre-roll.ts';
import { addSoundTrack } from '../audio/sound-track.ts';
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
  const from = await track.getSampleRate();
  const sampleRate = options.sampleRate ?? from;
  const numberOfChannels = options.numberOfChannels ?? (await track.getNumberOfChannels());
  const result = addSoundTrack(output, options, { sampleRate, numberOfChannels });
  // Like a tape that runs faster: the samples are taken for ones of a higher rate.
  const resample = resampler(keepsPitch ? from : from * speed, sampleRate, numberOfChannels);
  const stretch = keepsPitch && speed !== 1 ? await openStretch(numberOfChannels, sampleRate, speed) : undefined;
  const write = (planes: Float32Array[]) => result.write(planes, planes[0]?.length ?? 0);
  /** @returns the duration of the audio, in seconds. */
  return async ({ media: { start, duration }, pace, report }: Work): Promise<number> => {
    let end: number | undefined;
    const add = async (heard: Float32Array[]) => {
      const planes = resample(heard);
      await write(stretch ? stretch.push(planes) : planes);
    };
    for await (using whole of new AudioSampleSink(track).samples(start, start + duration)) {
      // What an edit list or a note on the encoder's silence leaves out begins or ends anywhere.
      using sample = within(whole, start, start + duration);
      if (end === undefined)
        await write(silence(Math.round(((sample.timestamp - start) / speed) * sampleRate), numberOfChannels));
      else if (sample.timestamp - end > leastGap) {
        for (let left = Math.round((sample.timestamp - end) * from); left > 0; left -= from)
          await add(silence(Math.min(left, from), numberOfChannels));
      }
      end = sample.timestamp + sample.duration;
      await add(mixed(sample, numberOfChannels));
      report(result.seconds());
      await keepPace(pace, 'audio', result.seconds());
    }
    if (stretch) await write(stretch.finish());
    pace.audio = Infinity;
    result.close();
    return result.seconds();
  };
}

/** Returns the part of a sample that lies between two times, in seconds. */
function within(sample: AudioSample, start: number, end: number): AudioSample {
  const frames = (time: number) => Math.round((time - sample.timestamp) * sample.sampleRate);
  const from = Math.min(Math.max(0, frames(start)), sample.numberOfFrames);
  return sample.trim(from, Math.min(Math.max(from, frames(end)), sample.numberOfFrames));
}

/** Makes silence, since the audio may begin after the video. */
const silence = (frames: number, channels: number) =>
  Array.from({ length: channels }, () => new Float32Array(Math.max(0, frames)));
