import {
  ADTS,
  AudioSampleSink,
  EncodedPacketSink,
  MP3,
  type AudioSample,
  type InputAudioTrack,
  type InputFormat,
} from 'mediabunny';

/**
 * How much decoders need before they produce complete audio, in seconds: Opus needs most. Never less than two packets.
 */
const enough = 0.1;

/**
 * Makes sample sinks return complete audio for a range, at the times of its packets. Mediabunny 1.61 starts decoding at
 * the first packet of the range, of which AAC and MP3 yield only half, because the other half is in the packet before;
 * and the times from Chromium's decoders run on where packets are missing. See docs/upstream/mediabunny-small-things.md.
 * Called once per worker.
 */
export function preparePreRoll() {
  const { prototype } = AudioSampleSink;
  const { samples } = prototype;
  prototype.samples = function settledSamples(start, end, options) {
    // A private member (README.md); a test checks that it exists.
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
    const isEarly = start !== undefined && sample.timestamp + sample.duration <= start + nearly;
    // The first packets of Vorbis and MP3 may decode to nothing.
    if (isEarly || sample.numberOfFrames === 0) sample.close();
    else yield sample;
  }
}

/** The packets of these have no times, so none can be missing. */
const withoutTimes = new Set<InputFormat>([MP3, ADTS]);

const metadataOnly = { metadataOnly: true };
/** A tolerance for rounded times. In seconds. */
const nearly = 1e-5;

/** Moves each sample to the time of its packet, if that is later than the end of the sample before. */
async function placer(packets: EncodedPacketSink, from: number | undefined) {
  const early = from !== undefined && Number.isFinite(from) ? await packets.getPacket(from, metadataOnly) : null;
  let packet = early ?? (await packets.getFirstPacket(metadataOnly));
  let next = packet && (await packets.getNextPacket(packet, metadataOnly));
  /** The total length of the gaps so far, in seconds. */
  let missing = 0;
  /** How many packets before this one have the same time, as in some files: they follow one another. */
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

/** Shorter gaps are not noticed. In seconds. */
export const leastGap = 0.015;
