import { concat, startsWith, viewOf, type Bytes } from '#containers/bytes.ts';
import { riffChunks, writeChunk } from '#containers/riff.ts';

/** The prefix of EXIF in a JPEG segment, which other formats do not have. */
const mark = 'Exif\0\0';

/**
 * Removes the prefix that libvips leaves in the EXIF chunk of a WebP: Exif 3.0 and readers expect the TIFF header.
 * Returns other files unchanged.
 *
 * "WebP EXIF" in `src/engines/image/libvips/README.md`.
 */
export function withPlainExif(webp: Bytes): Bytes {
  const chunk = riffChunks(webp).find(({ type }) => type === 'EXIF');
  if (!chunk || !startsWith(webp.subarray(chunk.start, chunk.end), mark)) return webp;
  const plain = writeChunk('EXIF', webp.subarray(chunk.start + mark.length, chunk.end));
  const mended = concat([webp.subarray(0, chunk.at), plain, webp.subarray(chunk.next)]);
  viewOf(mended).setUint32(4, mended.length - 8, true);
  return mended;
}
