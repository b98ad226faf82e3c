import { EncodedPacketSink, type Input, type InputTrack } from 'mediabunny';

/**
 * Makes Mediabunny ignore tracks without packets, as players do: otherwise it might choose one as the primary track, or
 * wait for its packets (docs/upstream/mediabunny-small-things.md). If no track has any, all of them stay, so that we can
 * report what the file describes.
 */
export async function forgetEmptyTracks(input: Input): Promise<void> {
  const tracks = await input.getTracks();
  const filled: InputTrack[] = [];
  for (const track of tracks) {
    if (
      (await track.getCodec()) === null ||
      (await new EncodedPacketSink(track).getFirstPacket({ metadataOnly: true }))
    )
      filled.push(track);
  }
  if (filled.length === 0 || filled.length === tracks.length) return;
  // Mediabunny 1.61 has no setting for this. Its cache holds the internal objects of the tracks.
  const inside = input as unknown as { _trackBackingsCache: unknown[] };
  // oxlint-disable-next-line no-underscore-dangle -- These are Mediabunny's names.
  inside._trackBackingsCache = filled.map((track) => (track as unknown as { _backing: unknown })._backing);
}
