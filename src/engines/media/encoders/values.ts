import type { AudioSample } from 'mediabunny';

/**
 * Returns the sample's interleaved 16-bit values as they are in memory, if it has that format: Mediabunny 1.61 copies
 * them one by one, and its types do not expose them ("Sample bytes" in `src/engines/media/mediabunny/README.md`).
 */
export function valuesOf(sample: AudioSample): Int16Array | undefined {
  if (sample.format !== 's16') return undefined;
  // oxlint-disable-next-line no-underscore-dangle -- This is Mediabunny's name.
  const { _data: bytes } = sample as unknown as { _data: unknown };
  const length = sample.numberOfFrames * sample.numberOfChannels;
  const isThere = bytes instanceof Uint8Array && bytes.byteOffset % 2 === 0 && bytes.length === length * 2;
  return isThere ? new Int16Array(bytes.buffer, bytes.byteOffset, length) : undefined;
}
