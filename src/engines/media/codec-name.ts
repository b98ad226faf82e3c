import type { InputTrack, MediaCodec } from 'mediabunny';

/** As people know them. PCM comes in many shapes, and has one name. */
const names: Partial<Record<MediaCodec, string>> = {
  avc: 'H.264',
  hevc: 'H.265 (HEVC)',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
  aac: 'AAC',
  opus: 'Opus',
  mp3: 'MP3',
  vorbis: 'Vorbis',
  flac: 'FLAC',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
  dts: 'DTS',
  ulaw: 'µ-law',
  alaw: 'A-law',
};

export const codecName = (codec: MediaCodec) => names[codec] ?? (codec.startsWith('pcm-') ? 'PCM' : codec);

/** The codec's name, or the identifier that the container has for it when Mediabunny does not know it. */
export async function trackCodecName(track: InputTrack): Promise<string> {
  const codec = await track.getCodec();
  if (codec) return codecName(codec);
  const id = await track.getInternalCodecId();
  return typeof id === 'string' && id.trim() ? `“${id.trim()}”` : 'its codec';
}

/** A word for what a track carries. */
export const trackWord = (track: InputTrack) => (track.isVideoTrack() ? 'video' : 'sound');
