import { EncodedPacketSink, type InputTrack } from 'mediabunny';

/** Where a head of Opus says how many samples come before the sound (RFC 7845, 5.1), in bytes. */
const preSkipAt = 10;
/** No encoder looks so far ahead, in samples at 48 kHz; of Ogg, whose start may be cut off so, this says nothing. */
const longestPreSkip = 9600;

/**
 * Reads what comes before the sound the other way round where it makes no sense so: old versions of GPAC wrote its bytes
 * in Ogg's order into MP4. Decoders would leave out most of a second, and Mediabunny 1.61 waits for ever.
 *
 * "Opus head" in `src/engines/media/mediabunny/README.md`.
 */
export async function mendOpusHead(track: InputTrack) {
  if (!track.isAudioTrack() || (await track.getCodec()) !== 'opus') return;
  const head = (await track.getDecoderConfig())?.description;
  // The demuxer's own bytes: all that is read of the track from now on follows them.
  if (!(head instanceof Uint8Array) || head.length < preSkipAt + 2) return;
  const view = new DataView(head.buffer, head.byteOffset);
  if (view.getUint16(preSkipAt, true) <= longestPreSkip) return;
  view.setUint16(preSkipAt, Math.min(view.getUint16(preSkipAt, false), longestPreSkip), true);
}

/** By the five first bits of a packet, in milliseconds (RFC 6716, 3.1). */
const frameLengths = [
  ...[10, 20, 40, 60, 10, 20, 40, 60, 10, 20, 40, 60],
  ...[10, 20, 10, 20],
  ...[2.5, 5, 10, 20, 2.5, 5, 10, 20, 2.5, 5, 10, 20, 2.5, 5, 10, 20],
];

/** How long a packet of Opus says that it is, in seconds. */
export function opusDuration([first = 0, second = 0]: Uint8Array): number {
  const kind = first & 3;
  const frames = kind === 0 ? 1 : kind === 3 ? second & 63 : 2;
  return (frames * (frameLengths[first >> 3] ?? 0)) / 1000;
}

/** Enough to tell noise from sound. */
const looked = 50;

/**
 * Whether the first packets make sense: what is read from the wrong place in a file looks like packets that last far
 * longer than there is time for them.
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
