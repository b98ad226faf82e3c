import type { AudioSample } from 'mediabunny';

/**
 * Returns the sample's interleaved 16-bit values as they are in memory, if it has that format: Mediabunny 1.61 copies
 * them one by one, and its types do not expose them ("Sample bytes" in `src/engines/media/mediabunny/README.md`).
 */
export function valuesOf(sample: AudioSample): Int16Array | undefined {
  const bytes = sample.format === 's16' && bytesOf(sample, 2);
  return bytes ? new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2) : undefined;
}

/** Returns the sample's interleaved floats in the same way, if it has these. */
export function floatsOf(sample: AudioSample): Float32Array | undefined {
  const bytes = sample.format === 'f32' && bytesOf(sample, 4);
  return bytes ? new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4) : undefined;
}

function bytesOf(sample: AudioSample, size: number): Uint8Array | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- This is Mediabunny's name.
  const { _data: bytes } = sample as unknown as { _data: unknown };
  const length = sample.numberOfFrames * sample.numberOfChannels * size;
  const isThere = bytes instanceof Uint8Array && bytes.byteOffset % size === 0 && bytes.length === length;
  return isThere ? bytes : undefined;
}
