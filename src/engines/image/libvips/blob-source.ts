import type { Libvips } from './vips.ts';

/**
 * libvips asks for a few kilobytes at a time, but a slice of the file has a cost of its own. The first chunk contains
 * most headers.
 */
const firstChunk = 2 ** 16;
const chunkSize = 2 ** 20;

/** Lets libvips read a file in slices, so that it is never whole in memory. */
export function blobSource(vips: Libvips, blob: Blob): InstanceType<Libvips['SourceCustom']> {
  // Only workers can read synchronously.
  const reader = new FileReaderSync();
  const source = new vips.SourceCustom();
  let position = 0;
  let start = 0;
  let chunk = new Uint8Array();
  source.onRead = (length) => {
    if (position >= blob.size) return undefined;
    if (position < start || position >= start + chunk.length) {
      start = position < firstChunk ? 0 : position - (position % chunkSize);
      const end = position < firstChunk ? firstChunk : start + chunkSize;
      chunk = new Uint8Array(reader.readAsArrayBuffer(blob.slice(start, end)));
    }
    const bytes = chunk.subarray(position - start, position - start + length);
    position += bytes.length;
    return bytes;
  };
  source.onSeek = (offset, whence) => {
    const origins = [0, position, blob.size];
    position = (origins[whence] ?? 0) + offset;
    return position;
  };
  return source;
}
