import { readFileSync } from 'node:fs';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { expect, test } from 'vitest';
import { bufferBytes } from '#engines/media/containers/buffer-bytes.ts';
import {
  beginsAnew,
  joinConfigurations,
  mendedConfiguration,
  readConfiguration,
  writeConfiguration,
} from '#engines/media/codecs/avc-configuration.ts';
import { numberAt, withNumber } from '#engines/media/codecs/avc-units.ts';

async function readAvc() {
  using input = new Input({
    source: new BufferSource(readFileSync('tests/fixtures/media/clip.mp4')),
    formats: ALL_FORMATS,
  });
  const track = await input.getPrimaryVideoTrack();
  const description = (await track?.getDecoderConfig())?.description;
  if (!track || !description) throw new Error('The fixture has no H.264');
  const bytes = bufferBytes(description);
  const configuration = readConfiguration(bytes);
  if (!configuration) throw new Error('Its configuration cannot be read');
  const packets: Uint8Array[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet.data);
  return { bytes, configuration, packets };
}

test('a configuration of H.264 is written as it was read', async () => {
  const { bytes, configuration } = await readAvc();
  expect(writeConfiguration(configuration)).toEqual(new Uint8Array(bytes));
  expect(readConfiguration(new Uint8Array([1, 100, 0, 30, 255, 225, 0]))).toBeUndefined();
  expect(readConfiguration(new Uint8Array())).toBeUndefined();
});

test('parameter sets of a second encoder get numbers of their own, again and again', async () => {
  const { configuration, packets } = await readAvc();
  const once = joinConfigurations(configuration, configuration);
  const twice = once && joinConfigurations(once.configuration, configuration);
  const { sequenceSets, pictureSets } = twice?.configuration ?? { sequenceSets: [], pictureSets: [] };
  const sequences = sequenceSets.map((set) => numberAt(set, 'sequence'));
  expect(new Set(sequences).size).toBe(3);
  expect(new Set(pictureSets.map((set) => numberAt(set, 'picture'))).size).toBe(3);
  // Each picture parameter set refers to the sequence parameter set that came with it.
  expect(pictureSets.map((set) => numberAt(set, 'pictureSequence'))).toEqual(sequences);
  const [key = new Uint8Array()] = packets;
  expect(beginsAnew(key, configuration)).toBe(true);
  expect(beginsAnew(packets[1] ?? key, configuration)).toBe(false);
  // A slice refers to its picture parameter set; with the old number restored, every bit is as it was.
  for (const packet of packets.slice(1, 20)) {
    const fitted = twice?.fit(packet).subarray(4) ?? new Uint8Array();
    expect(numberAt(fitted, 'slice')).toBe(numberAt(pictureSets[2] ?? fitted, 'picture'));
    expect(withNumber(fitted, 'slice', 0)).toEqual(new Uint8Array(packet.subarray(4)));
  }
});

test('bytes that would look like a start code are escaped where numbers move them', () => {
  const unit = new Uint8Array([0x41, 0b1110_0000, 0, 0, 3, 1, 0x80]);
  expect(numberAt(unit, 'slice')).toBe(0);
  const longer = withNumber(unit, 'slice', 16);
  expect(numberAt(longer, 'slice')).toBe(16);
  expect(withNumber(longer, 'slice', 0)).toEqual(unit);
  // Shifted by four bits, so that no zero is left in its byte.
  const odd = withNumber(unit, 'slice', 3);
  expect(withNumber(odd, 'slice', 0)).toEqual(unit);
  expect(odd).not.toEqual(unit);
});

test('parameter sets whose first byte Firefox writes twice are mended, others stay as they are', async () => {
  const firefox = Buffer.from(
    '0164000b03010019676764000bacd941419f9e10000003001001e84800f14299600100066868ebecb22c',
    'hex',
  );
  const mended = mendedConfiguration(Uint8Array.from(firefox));
  expect(Buffer.from(mended).toString('hex')).toBe(
    '0164000bffe100186764000bacd941419f9e10000003001001e84800f142996001000568ebecb22c',
  );
  expect(mendedConfiguration(mended)).toBe(mended);
});
