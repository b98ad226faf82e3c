import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';

/** In milliseconds. What has been counted by then is representative enough. */
const timeLimit = 8000;

/** Where a video can be cut without re-encoding. Times are in seconds. */
export interface KeyFrames {
  count: number;
  /** The interval between key frames. */
  average?: number;
  longest?: number;
  /** How far they were counted, if not to the end. */
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
