import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, type OutputFormat } from 'mediabunny';

/** Writes a recording of one packet of MP3, with these tags. */
export async function taggedRecording(
  format: OutputFormat,
  raw: Record<string, string>,
  packet: Uint8Array,
): Promise<ArrayBuffer> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource('mp3');
  output.addAudioTrack(source);
  output.setMetadataTags({ raw });
  await output.start();
  await source.add(new EncodedPacket(packet.subarray(0, 400), 'key', 0, 0.03), {
    decoderConfig: { codec: 'mp3', sampleRate: 44_100, numberOfChannels: 2 },
  });
  await output.finalize();
  if (!target.buffer) throw new Error('Nothing was written');
  return target.buffer;
}
