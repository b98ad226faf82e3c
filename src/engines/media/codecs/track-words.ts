import type { InputTrack } from 'mediabunny';
import { isSecondLayer } from '../mp3/frames.ts';

/** Mediabunny's code for the track's codec, else the container's: `avc`, `mp4v`, `V_MPEG4/ISO/ASP`. */
export async function trackCodec(track: InputTrack): Promise<string> {
  const codec = await track.getCodec();
  if (codec === 'mp3' && (await isSecondLayer(track))) return 'mp2';
  if (codec) return codec;
  const id = await track.getInternalCodecId();
  return typeof id === 'string' && id.trim() ? id.trim() : 'unknown';
}

/** What a track carries, in a word for people. */
export const trackWord = ({ type }: { type: string }) => (type === 'audio' ? 'sound' : type);
