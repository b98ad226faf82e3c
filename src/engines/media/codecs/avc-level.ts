import type { InputTrack } from 'mediabunny';
import { readConfiguration } from './avc-configuration.ts';

/** The offset of the level in an H.264 configuration, in bytes. It is the same in sequence parameter sets. */
const levelAt = 3;

/**
 * Fills in the level of an H.264 track whose container says 0, as files of old Adobe programs do, because browsers
 * refuse that. The track's own sequence parameter set has the level.
 */
export async function mendAvcLevel(track: InputTrack) {
  if (!track.isVideoTrack() || (await track.getCodec()) !== 'avc') return;
  const config = await track.getDecoderConfig();
  const bytes = config?.description;
  if (!config || !(bytes instanceof Uint8Array) || bytes[levelAt] !== 0) return;
  const level = readConfiguration(new Uint8Array(bytes))?.sequenceSets[0]?.[levelAt];
  if (!level) return;
  // The bytes are the demuxer's own, so everything that is read from the track later follows them.
  bytes[levelAt] = level;
  config.codec = config.codec.replace(/00$/, level.toString(16).padStart(2, '0'));
}
