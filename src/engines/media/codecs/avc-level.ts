import type { InputTrack } from 'mediabunny';
import { readConfiguration } from './avc-configuration.ts';

/** Where a configuration of H.264 says its level, in bytes; in its sequence sets it is at the same place. */
const levelAt = 3;

/**
 * Says which level a picture in H.264 is of where its container says 0, as files of old programs from Adobe do: browsers
 * refuse that one. The picture's own sequence set tells the level.
 */
export async function mendAvcLevel(track: InputTrack) {
  if (!track.isVideoTrack() || (await track.getCodec()) !== 'avc') return;
  const config = await track.getDecoderConfig();
  const bytes = config?.description;
  if (!config || !(bytes instanceof Uint8Array) || bytes[levelAt] !== 0) return;
  const level = readConfiguration(new Uint8Array(bytes))?.sequenceSets[0]?.[levelAt];
  if (!level) return;
  // The demuxer's own: all that is read of the track from now on follows them.
  bytes[levelAt] = level;
  config.codec = config.codec.replace(/00$/, level.toString(16).padStart(2, '0'));
}
