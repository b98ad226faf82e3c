import { EncodedPacketSink, type InputTrack } from 'mediabunny';

/** The offset of the pre-skip in an Opus header (RFC 7845, 5.1), in bytes. */
const preSkipAt = 10;
/**
 * Longer than the pre-skip of any encoder, in samples at 48 kHz. It does not apply to Ogg, where a long pre-skip may
 * cut off the start.
 */
const longestPreSkip = 9600;

/**
 * Swaps the bytes of a pre-skip that makes no sense: old versions of GPAC wrote it to MP4 in Ogg's byte order. Decoders
 * would drop most of a second, and Mediabunny 1.61 would wait forever.
 *
 * "Opus head" in `src/engines/media/mediabunny/README.md`.
 */
export async function mendOpusHead(track: InputTrack) {
  if (!track.isAudioTrack() || (await track.getCodec()) !== 'opus') return;
  const head = (await track.getDecoderConfig())?.description;
  // These are the demuxer's own bytes, so everything that is read from the track later follows them.
  if (!(head instanceof Uint8Array) || head.length < preSkipAt + 2) return;
  const view = new DataView(head.buffer, head.byteOffset);
  if (view.getUint16(preSkipAt, true) <= longestPreSkip) return;
  view.setUint16(preSkipAt, Math.min(view.getUint16(preSkipAt, false), longestPreSkip), true);
}

/** Frame durations by the first five bits of a packet, in milliseconds (RFC 6716, 3.1). */
const frameLengths = [
  ...[10, 20, 40, 60, 10, 20, 40, 60, 10, 20, 40, 60],
  ...[10, 20, 10, 20],
  ...[2.5, 5, 10, 20, 2.5, 5, 10, 20, 2.5, 5, 10, 20, 2.5, 5, 10, 20],
];

/** Returns the duration that an Opus packet states, in seconds. */
export function opusDuration([first = 0, second = 0]: Uint8Array): number {
  const kind = first & 3;
  const frames = kind === 0 ? 1 : kind === 3 ? second & 63 : 2;
  return (frames * (frameLengths[first >> 3] ?? 0)) / 1000;
}

/** Enough packets to distinguish noise from audio. */
const looked = 50;

/**
 * Whether the first packets make sense: data read from the wrong place in a file looks like packets that last far
 * longer than the time between them.
 */
export async function isOpusSound(track: InputTrack): Promise<boolean> {
  if ((await track.getCodec()) !== 'opus') return true;
  const times: number[] = [];
  let said = 0;
  for await (const { data, timestamp } of new EncodedPacketSink(track).packets()) {
    times.push(timestamp);
    if (times.length === looked) break;
    said += opusDuration(data);
  }
  const given = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return times.length < looked || said < given * 2;
}
