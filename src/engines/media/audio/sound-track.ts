import { AudioSample, AudioSampleSource, type ConversionAudioOptions, type Output } from 'mediabunny';
import { encoderDelay } from '../encoders/add-ons.ts';

interface Shape {
  sampleRate: number;
  numberOfChannels: number;
}

/** Adds an audio track to a result, and encodes consecutive planes of samples into it. */
export function addSoundTrack(
  output: Output,
  { codec, quality, sampleFormat }: ConversionAudioOptions,
  { sampleRate, numberOfChannels }: Shape,
) {
  if (!codec) throw new Error('A plan without a codec');
  const source = new AudioSampleSource({
    codec,
    ...(quality && { quality }),
    ...(sampleFormat && { transform: { sampleFormat } }),
  });
  output.addAudioTrack(source);
  const delay = encoderDelay(codec, sampleRate, output.format);
  let written = 0;
  return {
    /** The number of samples per channel so far. */
    written: () => written,
    /** The duration so far, in seconds, without encoder delay. */
    seconds: () => written / sampleRate,
    /** @param frames How many samples of each plane to write. Channels without a plane are silent. */
    async write(planes: readonly Float32Array[], frames: number) {
      if (frames === 0) return;
      const data = new Float32Array(frames * numberOfChannels);
      for (const [channel, plane] of planes.entries()) data.set(plane.subarray(0, frames), channel * frames);
      const timestamp = written / sampleRate - delay;
      using sample = new AudioSample({ data, format: 'f32-planar', numberOfChannels, sampleRate, timestamp });
      written += frames;
      await source.add(sample);
    },
    close: () => source.close(),
  };
}
