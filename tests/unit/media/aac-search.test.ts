/* oxlint-disable no-underscore-dangle -- these are the names of the encoder's C functions */
import { expect, test } from 'vitest';
import startAac from 'virtual:@mediabunny/aac-encoder';
import { placeOfSearch, searchFor, setSearch } from '../../../src/engines/media/encoders/aac-search.ts';

test('The encoder for AAC searches as it is told', async () => {
  const aac = await startAac();
  const place = placeOfSearch(aac);
  const [looped, fast] = (['two-loop', 'fast'] as const).map((search) => {
    setSearch(aac, place, search);
    return bytesOf(aac);
  });
  setSearch(aac, place, 'two-loop');
  expect(bytesOf(aac), 'again').toEqual(looped);
  expect(fast).not.toEqual(looped);
  expect(fast?.length).toBeGreaterThan((looped?.length ?? 0) * 0.9);
});

test('The slow search is for the bitrates at which it sounds better', () => {
  expect(searchFor(128_000, 2)).toBe('two-loop');
  expect(searchFor(64_000, 1)).toBe('two-loop');
  expect(searchFor(96_000, 2)).toBe('fast');
  expect(searchFor(192_000, 2)).toBe('fast');
});

/** Encodes two seconds of a chord in noise, at 128 kbit/s. */
function bytesOf(aac: Awaited<ReturnType<typeof startAac>>): number[] {
  const encoder = aac._init_encoder(2, 44_100, 128_000);
  const size = aac._get_encoder_frame_size(encoder);
  const bytes: number[] = [];
  let noise = 1;
  for (let start = 0; start < 88_200; start += size) {
    const input = new Float32Array(aac.HEAPU8.buffer, aac._get_encode_input_ptr(encoder, size * 8), size * 2);
    for (let at = 0; at < size; at += 1) {
      noise = (noise * 16_807) % 2_147_483_647;
      const time = (start + at) / 44_100;
      const chord = [220, 277.2, 329.6, 1760].reduce((sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * time) / 8, 0);
      input[at * 2] = input[at * 2 + 1] = chord + (noise / 2_147_483_647 - 0.5) / 20;
    }
    aac._send_frame(encoder, BigInt(start));
    for (let count = aac._receive_packet(encoder); count > 0; count = aac._receive_packet(encoder)) {
      const from = aac._get_encoded_data(encoder);
      bytes.push(...aac.HEAPU8.subarray(from, from + count));
    }
  }
  aac._close_encoder(encoder);
  return bytes;
}
