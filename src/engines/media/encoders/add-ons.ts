import { canEncodeAudio, registerEncoder, type AudioCodec, type OutputFormat } from 'mediabunny';
import { AacEncoder } from './aac-encoder.ts';
import { FlacEncoder } from './flac-encoder.ts';
import { Mp3Encoder } from './mp3-encoder.ts';

/** Encoders for codecs that some browsers can decode and not encode. Each loads its program when the first file needs it. */
const addOns: Partial<Record<AudioCodec, Parameters<typeof registerEncoder>[0]>> = {
  mp3: Mp3Encoder,
  aac: AacEncoder,
  flac: FlacEncoder,
};

/** Those that encode here from now on. */
const added = new Set<AudioCodec>();

/** The silence that FFmpeg's encoder for AAC puts before all sound, in samples. */
export const aacDelay = 1024;

export const isAddedHere = (codec: AudioCodec) => added.has(codec);

/**
 * How much earlier sound has to begin so that it is heard in time, in seconds: what is encoded before it is cut off by
 * the container, where that can be written down.
 */
export const encoderDelay = (codec: AudioCodec | undefined, sampleRate: number, format: OutputFormat) =>
  codec === 'aac' && added.has(codec) && format.negativeTimestampSupport === 'full' ? aacDelay / sampleRate : 0;

/** Whether sound can be encoded as this. */
export const mayEncodeSound = async (codec: AudioCodec): Promise<boolean> =>
  codec in addOns || (await canEncodeAudio(codec));

/** Whether sound can be encoded so, by the browser or by one of the add-ons, which then stands in for it. */
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
