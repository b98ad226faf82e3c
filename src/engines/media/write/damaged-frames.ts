import { EncodedVideoPacketSource, type Output } from 'mediabunny';
import type { Note } from '../../../jobs/contract/job.ts';
import { brokenPackets } from '../codecs/packet-structure.ts';

/**
 * Looks at every packet of video that comes into an output as it is: a copy has the damage of its original.
 *
 * @returns what gives the notes, once all are in.
 */
export function watchFrames(output: Output): () => Note[] {
  const frames = { count: 0, of: 0 };
  const addTrack = output.addVideoTrack.bind(output);
  output.addVideoTrack = (source, metadata) => {
    if (source instanceof EncodedVideoPacketSource) watch(source, frames);
    return addTrack(source, metadata);
  };
  return () => (frames.count > 0 ? [{ type: 'frames-damaged', ...frames }] : []);
}

function watch(source: EncodedVideoPacketSource, frames: { count: number; of: number }) {
  const add = source.add.bind(source);
  let isBroken: ReturnType<typeof brokenPackets>;
  source.add = (packet, meta) => {
    if (meta?.decoderConfig) isBroken = brokenPackets(meta.decoderConfig);
    frames.of += 1;
    if (isBroken?.(packet.data) === true) frames.count += 1;
    return add(packet, meta);
  };
}
