import { CustomAudioEncoder, EncodedPacket, registerEncoder, type AudioCodec, type AudioSample } from 'mediabunny';
import { valuesOf } from './values.ts';

/** Frames per packet: decoders emit about a tenth of it at a time. */
const framesInPacket = 16_384;

/** Consecutive samples of one format, without gaps. */
interface Gathered {
  numberOfChannels: number;
  sampleRate: number;
  /** When it begins, in seconds. */
  timestamp: number;
  values: Int16Array<ArrayBuffer>;
  frames: number;
}

/**
 * Encodes 16-bit samples as Mediabunny 1.61 does, in a third of the time: Mediabunny writes them one by one through a
 * `DataView`.
 */
class PcmEncoder extends CustomAudioEncoder {
  #gathered: Gathered | undefined;
  #plane = new Float32Array(0);

  static override supports(codec: AudioCodec): boolean {
    return codec === 'pcm-s16';
  }

  init() {}

  encode(sample: AudioSample) {
    const { numberOfFrames } = sample;
    for (let from = 0; from < numberOfFrames;) {
      const gathered = this.#forFrame(sample, from);
      const frames = Math.min(numberOfFrames - from, framesInPacket - gathered.frames);
      this.#add(sample, from, frames, gathered);
      from += frames;
      if (gathered.frames === framesInPacket) this.flush();
    }
  }

  /** Returns the samples gathered so far if a frame continues them, otherwise a new buffer. */
  #forFrame({ numberOfChannels, sampleRate, timestamp }: AudioSample, from: number): Gathered {
    const now = timestamp + from / sampleRate;
    const last = this.#gathered;
    const goesOn =
      last?.numberOfChannels === numberOfChannels &&
      last.sampleRate === sampleRate &&
      Math.abs(last.timestamp + last.frames / sampleRate - now) * sampleRate < 0.5;
    if (last && goesOn) return last;
    this.flush();
    const values = new Int16Array(framesInPacket * numberOfChannels);
    return (this.#gathered = { numberOfChannels, sampleRate, timestamp: now, values, frames: 0 });
  }

  #add(sample: AudioSample, frameOffset: number, frameCount: number, gathered: Gathered) {
    const { numberOfChannels, values } = gathered;
    const start = gathered.frames * numberOfChannels;
    gathered.frames += frameCount;
    if (sample.format === 's16') {
      const given = valuesOf(sample);
      const from = frameOffset * numberOfChannels;
      if (given) return values.set(given.subarray(from, from + frameCount * numberOfChannels), start);
      const part = values.subarray(start, start + frameCount * numberOfChannels);
      return sample.copyTo(part, { planeIndex: 0, frameOffset, frameCount });
    }
    if (this.#plane.length < frameCount) this.#plane = new Float32Array(frameCount);
    const plane = this.#plane;
    for (let channel = 0; channel < numberOfChannels; channel += 1) {
      sample.copyTo(plane, { planeIndex: channel, format: 'f32-planar', frameOffset, frameCount });
      for (let frame = 0, at = start + channel; frame < frameCount; frame += 1, at += numberOfChannels) {
        const value = (plane[frame] ?? 0) * 32_768;
        const held = value < -32_768 ? -32_768 : value > 32_767 ? 32_767 : value;
        // Above 0, truncation rounds down; `Math.round` takes four times as long.
        values[at] = ((held + 32_768.5) | 0) - 32_768;
      }
    }
  }

  flush() {
    const last = this.#gathered;
    this.#gathered = undefined;
    if (!last) return;
    const { numberOfChannels, sampleRate, timestamp, values, frames } = last;
    const bytes = new Uint8Array(values.buffer, 0, frames * numberOfChannels * 2);
    const decoderConfig = { codec: this.codec, numberOfChannels, sampleRate };
    this.onPacket(new EncodedPacket(bytes, 'key', timestamp, frames / sampleRate), { decoderConfig });
  }

  close() {}
}

export const preparePcm = () => registerEncoder(PcmEncoder);
