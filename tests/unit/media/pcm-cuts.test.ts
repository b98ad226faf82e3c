import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  MkvOutputFormat,
  MovOutputFormat,
  Output,
  WavOutputFormat,
  type AudioCodec,
} from 'mediabunny';
import { expect, test } from 'vitest';
import type { MediaContainer } from '#jobs/contract/media-operation.ts';
import { openMedia } from '#engines/media/open/open-media.ts';
import { convert } from '#engines/media/write/convert.ts';

const sampleRate = 8000;
const numberOfChannels = 2;
const seconds = 9;

const formats = { mov: MovOutputFormat, mkv: MkvOutputFormat, wav: WavOutputFormat };

/** Builds samples whose bytes all differ from their neighbours. */
function samples(codec: AudioCodec) {
  const size = /^pcm-f|32/.test(codec) ? 4 : codec.includes('24') ? 3 : codec.includes('16') ? 2 : 1;
  const count = seconds * sampleRate * numberOfChannels;
  const bytes = Buffer.alloc(count * size);
  for (let index = 0; index < count; index += 1) {
    const value = Math.sin(index * index);
    if (codec.startsWith('pcm-f')) bytes[codec.endsWith('be') ? 'writeFloatBE' : 'writeFloatLE'](value, index * 4);
    else for (let at = 0; at < size; at += 1) bytes[index * size + at] = (index * 31 + at * 97 + (index >> 5)) & 255;
  }
  // µ-law has two zeros.
  return { bytes: codec === 'ulaw' ? bytes.map((byte) => (byte === 127 ? 255 : byte)) : bytes, size };
}

/** Builds a recording with audio packets of these lengths, in seconds. */
async function recording(codec: AudioCodec, container: keyof typeof formats, lengths: number[]) {
  const { bytes, size } = samples(codec);
  const output = new Output({ format: new formats[container](), target: new BufferTarget() });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec, numberOfChannels, sampleRate };
  let at = 0;
  for (const length of lengths) {
    const data = bytes.subarray(frame(at) * numberOfChannels * size, frame(at + length) * numberOfChannels * size);
    await source.add(new EncodedPacket(new Uint8Array(data), 'key', at, length), { decoderConfig });
    at += length;
  }
  await output.finalize();
  const file = new File([output.target.buffer ?? ''], `sound.${container}`);
  return { file, bytes, frameSize: numberOfChannels * size };
}

const frame = (time: number) => Math.round(time * sampleRate);

async function cut(file: File, container: MediaContainer, trim: { start: number; end: number; exact: boolean }) {
  using media = await openMedia(file, true);
  const operation = { type: 'convert', container, video: 'discard', trim } as const;
  const made = await convert(operation, media, () => undefined);
  using result = await openMedia(made.file, true);
  const track = await result.input.getPrimaryAudioTrack();
  if (!track) throw new Error('No sound');
  const parts: Uint8Array[] = [];
  for await (const { data } of new EncodedPacketSink(track).packets()) parts.push(data);
  return { bytes: Buffer.concat(parts), codec: await track.getCodec(), notes: made.notes };
}

test.each([
  ['pcm-s16', 'mov', 'mov'],
  ['pcm-s16be', 'mov', 'mov'],
  ['pcm-s24', 'mov', 'mov'],
  ['pcm-s24be', 'mov', 'mov'],
  ['pcm-s32', 'mov', 'mov'],
  ['pcm-f32', 'mov', 'mov'],
  ['pcm-f32be', 'mov', 'mov'],
  ['pcm-s8', 'mov', 'mov'],
  ['ulaw', 'mov', 'mov'],
  ['alaw', 'mov', 'mov'],
  ['pcm-s16', 'mov', 'wav'],
  ['pcm-s24', 'mkv', 'mkv'],
  ['pcm-u8', 'wav', 'wav'],
  ['pcm-s16', 'wav', 'wav'],
] as const)('%s in %s is cut to %s at the very sample, and no bit of it changes', async (codec, from, to) => {
  const { file, bytes, frameSize } = await recording(codec, from, [5, 0.5, 0.5, 3]);
  for (const exact of [false, true]) {
    const part = await cut(file, to, { start: 3.3, end: 7.7, exact });
    expect(part.codec).toBe(codec);
    expect(part.bytes.length / frameSize / sampleRate).toBeCloseTo(4.4, 6);
    expect(part.bytes.equals(bytes.subarray(frame(3.3) * frameSize, frame(7.7) * frameSize))).toBe(true);
    expect(part.notes).toEqual([{ type: 'tracks-copied' }]);
  }
});
