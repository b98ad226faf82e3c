import type { InputAudioTrack, InputVideoTrack, OutputFormat } from 'mediabunny';
import { bufferBytes } from '../containers/buffer-bytes.ts';

type Track = InputAudioTrack | InputVideoTrack | undefined;

/**
 * Whether all tracks can be joined by copying packets: every clip has one, and a decoder configured for the first
 * decodes the others.
 */
export async function areAlike(tracks: Track[], output: OutputFormat): Promise<boolean> {
  const [first, ...others] = await Promise.all(tracks.map((track) => track && setupOf(track)));
  const codec = await tracks[0]?.getCodec();
  if (!first || !codec || !output.getSupportedCodecs().some((each) => each === codec)) return false;
  const turned = tracks[0]?.isVideoTrack() && ((await tracks[0].getRotation()) !== 0 || (await tracks[0].getFlip()));
  if (turned && !output.supportsVideoTransformationMetadata) return false;
  return others.every((other) => other === first);
}

/** Returns the whole decoder configuration as text, for comparison. */
async function setupOf(track: InputAudioTrack | InputVideoTrack): Promise<string> {
  const { description, ...config } = (await track.getDecoderConfig()) ?? { description: undefined };
  const shown = track.isVideoTrack()
    ? [await track.getRotation(), await track.getFlip(), await track.getDisplayWidth(), await track.getDisplayHeight()]
    : [];
  return JSON.stringify([await track.getCodec(), config, description ? [...bufferBytes(description)] : null, shown]);
}
