import {
  ADTS,
  AudioSampleSink,
  EncodedPacketSink,
  MP3,
  type AudioSample,
  type InputAudioTrack,
  type InputFormat,
} from 'mediabunny';

/** What decoders need to have heard before they give all of a sound, in seconds: Opus most. Never less than two packets. */
const enough = 0.1;

/**
 * Gives all of a range of a sound, at the times that its packets have. Mediabunny 1.61 begins to decode with the packet at
 * its start, of which AAC and MP3 give half, the other half being in the packet before; and the times that Chromium's
 * decoders give go on where packets are missing. Once for a worker.
 */
export function preparePreRoll() {
  const { prototype } = AudioSampleSink;
  const { samples } = prototype;
  prototype.samples = function settledSamples(start, end, options) {
    // A private member (README.md); a test holds that it is there.
    const { _track: track } = this as unknown as { _track: InputAudioTrack };
    return settled(track, start, (from) => samples.call(this, from, end, options));
  };
}

async function* settled(
  track: InputAudioTrack,
  start: number | undefined,
  decode: (from: number | undefined) => AsyncIterable<AudioSample>,
): AsyncGenerator<AudioSample, void> {
  const codec = await track.getCodec();
  if (codec === null || codec.startsWith('pcm-')) return yield* decode(start);
  const packets = new EncodedPacketSink(track);
  const at = start !== undefined && Number.isFinite(start) ? await packets.getPacket(start, metadataOnly) : null;
  const from = at ? at.timestamp - Math.max(enough, 2 * at.duration) : start;
  const place = withoutTimes.has(await track.input.getFormat()) ? undefined : await placer(packets, from);
  for await (const sample of decode(from)) {
    await place?.(sample);
    if (start === undefined || sample.timestamp + sample.duration > start + nearly) yield sample;
    else sample.close();
  }
}

/** Their packets have no times, so none can be missing. */
const withoutTimes = new Set<InputFormat>([MP3, ADTS]);

const metadataOnly = { metadataOnly: true };
/** Times are rounded. In seconds. */
const nearly = 1e-5;

/** Moves each sample to its packet, where that comes later than the one before it ends. */
async function placer(packets: EncodedPacketSink, from: number | undefined) {
  const early = from !== undefined && Number.isFinite(from) ? await packets.getPacket(from, metadataOnly) : null;
  let packet = early ?? (await packets.getFirstPacket(metadataOnly));
  let next = packet && (await packets.getNextPacket(packet, metadataOnly));
  /** What was missing so far, in seconds. */
  let missing = 0;
  /** Some files give several packets the same time: they come after each other. */
  let alike = 0;
  return async (sample: AudioSample) => {
    const { duration } = sample;
    const time = sample.timestamp + missing;
    while (next && next.timestamp <= time + duration / 2) {
      alike = next.timestamp === packet?.timestamp ? alike + 1 : 0;
      packet = next;
      next = await packets.getNextPacket(packet, metadataOnly);
    }
    const isOver = packet && time - packet.timestamp > duration / 2 + alike * duration;
    if (isOver && next && next.timestamp - time > leastGap) missing += next.timestamp - time;
    if (missing > 0) sample.setTimestamp(sample.timestamp + missing);
  };
}

/** What is missing less than this is not noticed. In seconds. */
export const leastGap = 0.015;
