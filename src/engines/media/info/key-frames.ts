import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';

/** In milliseconds: what is found by then tells enough. */
const timeLimit = 8000;

/** Where a picture can be cut without re-encoding. Times are in seconds. */
export interface KeyFrames {
  count: number;
  /** From one to the next. */
  average?: number;
  longest?: number;
  /** Up to where they were counted, where that is not the end. */
  countedTo?: number;
}

export async function countKeyFrames(track: InputVideoTrack): Promise<KeyFrames> {
  const packets = new EncodedPacketSink(track);
  const until = performance.now() + timeLimit;
  const options = { metadataOnly: true };
  let count = 0;
  let first = 0;
  let last = 0;
  let longest = 0;
  let packet = await packets.getFirstKeyPacket(options);
  while (packet) {
    if (count === 0) first = packet.timestamp;
    else longest = Math.max(longest, packet.timestamp - last);
    last = packet.timestamp;
    count += 1;
    if (performance.now() > until) break;
    packet = await packets.getNextKeyPacket(packet, options);
  }
  return {
    count,
    ...(count > 1 && { average: (last - first) / (count - 1), longest }),
    ...(packet && { countedTo: last }),
  };
}
