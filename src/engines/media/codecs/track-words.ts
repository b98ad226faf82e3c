import type { InputTrack } from 'mediabunny';
import { codecName } from '#formats/codec-names.ts';
import type { NamedTrack, Part } from '#jobs/contract/media-note.ts';
import { isSecondLayer } from '../mp3/frames.ts';
import type { OtherTrack } from '../unread-tracks/other-track.ts';

/** Returns Mediabunny's code for the track's codec, or else the container's: `avc`, `mp4v`, `V_MPEG4/ISO/ASP`. */
export async function trackCodec(track: InputTrack): Promise<string> {
  const codec = await track.getCodec();
  if (codec === 'mp3' && (await isSecondLayer(track))) return 'mp2';
  if (codec) return codec;
  const id = await track.getInternalCodecId();
  return typeof id === 'string' && id.trim() ? id.trim() : 'unknown';
}

export const namedTrack = async (track: InputTrack): Promise<NamedTrack> => ({
  type: track.type === 'subtitle' ? 'subtitles' : track.type,
  codec: codecName(await trackCodec(track)),
});

/** Describes a track that Mediabunny does not read. The codecs of some mean nothing to people. */
export const unreadPart = (type: OtherTrack['type'], codec: string): Part =>
  type === 'video' || type === 'audio' || type === 'subtitles' ? { type, codec } : { type };
