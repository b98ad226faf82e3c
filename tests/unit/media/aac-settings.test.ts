/* oxlint-disable no-underscore-dangle -- these are the names of the encoder's C functions */
import { expect, test } from 'vitest';
import startAac from 'virtual:@mediabunny/aac-encoder';
import {
  applySettings,
  placesOfSettings,
  settingsFor,
  type AacSettings,
} from '#engines/media/encoders/aac-settings.ts';

test('The encoder for AAC works as it is told', async () => {
  const aac = await startAac();
  const places = placesOfSettings(aac);
  const before = { search: 'two-loop', intensityStereo: true, noiseShaping: true } as const;
  const encoded = (settings: AacSettings) => {
    applySettings(aac, places, settings);
    return bytesOf(aac);
  };
  const looped = encoded(before);
  const others = [
    encoded({ ...before, search: 'fast' }),
    encoded({ ...before, search: 'fast', intensityStereo: false }),
    encoded({ ...before, search: 'fast', intensityStereo: false, noiseShaping: false }),
  ];
  expect(encoded(before), 'again').toEqual(looped);
  expect(new Set([looped, ...others].map(String)).size).toBe(1 + others.length);
  for (const each of others) expect(each.length).toBeGreaterThan(looped.length * 0.9);
});

test('The slow search is for the bitrates at which it sounds better, and what saves bits for low ones', () => {
  const fast = { search: 'fast', intensityStereo: true, noiseShaping: true };
  expect(settingsFor(96_000, 2)).toEqual(fast);
  for (const each of [settingsFor(128_000, 2), settingsFor(64_000, 1)])
    expect(each).toEqual({ ...fast, search: 'two-loop' });
  for (const bitrate of [160_000, 192_000, 320_000])
    expect(settingsFor(bitrate, 2)).toEqual({ search: 'fast', intensityStereo: false, noiseShaping: false });
});

/** Encodes two seconds of pulses, as in a voice, louder in the left channel, at 128 kbit/s. */
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
      const fading = Math.exp(-500 * (time % 0.01));
      input[at * 2] = (chord + (noise / 2_147_483_647 - 0.5) / 2) * fading;
      input[at * 2 + 1] = (input[at * 2] ?? 0) / 2;
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
