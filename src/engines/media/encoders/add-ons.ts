import { canEncodeAudio, registerEncoder, type AudioCodec, type OutputFormat } from 'mediabunny';
import { AacEncoder } from './aac-encoder.ts';
import { FlacEncoder } from './flac-encoder.ts';
import { Mp3Encoder } from './mp3-encoder.ts';

/**
 * Encoders for codecs that some browsers can decode but not encode. Each loads its module when a file first needs it.
 */
const addOns: Partial<Record<AudioCodec, Parameters<typeof registerEncoder>[0]>> = {
  mp3: Mp3Encoder,
  aac: AacEncoder,
  flac: FlacEncoder,
};

/** The codecs whose encoders are registered. */
const added = new Set<AudioCodec>();

/** The silence that FFmpeg's AAC encoder puts before all audio, in samples. */
export const aacDelay = 1024;

export const isAddedHere = (codec: AudioCodec) => added.has(codec);

/**
 * Returns how much earlier audio has to begin to be heard in time, in seconds: the container cuts off the encoder
 * delay, if its format can express that.
 */
export const encoderDelay = (codec: AudioCodec | undefined, sampleRate: number, format: OutputFormat) =>
  codec === 'aac' && added.has(codec) && format.negativeTimestampSupport === 'full' ? aacDelay / sampleRate : 0;

/** Whether audio can be encoded with this codec. */
export const mayEncodeSound = async (codec: AudioCodec): Promise<boolean> =>
  codec in addOns || (await canEncodeAudio(codec));

/** Whether audio can be encoded with these settings, by the browser or by an add-on, which is then registered. */
export async function canEncodeSound(
  codec: AudioCodec,
  settings: NonNullable<Parameters<typeof canEncodeAudio>[1]>,
): Promise<boolean> {
  if (await canEncodeAudio(codec, settings)) return true;
  const encoder = addOns[codec];
  if (!encoder || added.has(codec)) return false;
  registerEncoder(encoder);
  added.add(codec);
  return canEncodeAudio(codec, settings);
}
