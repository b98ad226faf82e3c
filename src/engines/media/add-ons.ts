import { canEncodeAudio, type AudioCodec, type OutputFormat } from 'mediabunny';

/** Encoders for codecs that some browsers can decode and not encode. Each is loaded when its first file needs it. */
const addOns: Partial<Record<AudioCodec, () => Promise<() => void>>> = {
  mp3: async () => (await import('@mediabunny/mp3-encoder')).registerMp3Encoder,
  aac: async () => (await import('@mediabunny/aac-encoder')).registerAacEncoder,
  flac: async () => (await import('@mediabunny/flac-encoder')).registerFlacEncoder,
};

/** Those that encode here from now on. */
const added = new Set<AudioCodec>();

/** The silence that FFmpeg's encoder for AAC puts before all sound, in samples. */
const aacDelay = 1024;

/**
 * How much earlier sound has to begin so that it is heard in time, in seconds: what is encoded before it is cut off by
 * the container, where that can be written down.
 */
export const encoderDelay = (codec: AudioCodec | undefined, sampleRate: number, format: OutputFormat) =>
  codec === 'aac' && added.has(codec) && format.negativeTimestampSupport === 'full' ? aacDelay / sampleRate : 0;

/** Whether sound can be encoded as this, without loading what it takes. */
export const mayEncodeSound = async (codec: AudioCodec): Promise<boolean> =>
  codec in addOns || (await canEncodeAudio(codec));

/** Whether sound can be encoded so, by the browser or by one of the add-ons, which is then ready. */
export async function canEncodeSound(
  codec: AudioCodec,
  settings: NonNullable<Parameters<typeof canEncodeAudio>[1]>,
): Promise<boolean> {
  if (await canEncodeAudio(codec, settings)) return true;
  const register = await addOns[codec]?.();
  if (!register) return false;
  register();
  added.add(codec);
  return canEncodeAudio(codec, settings);
}
