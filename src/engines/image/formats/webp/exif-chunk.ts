import { concat, startsWith, viewOf, type Bytes } from '../../../../containers/bytes.ts';
import { riffChunks, writeChunk } from '../../../../containers/riff.ts';

/** What stands before TIFF's header where JPEG holds EXIF, and nowhere else. */
const mark = 'Exif\0\0';

/**
 * A WebP whose chunk of EXIF begins with TIFF's header, as Exif 3.0 and readers want it: libvips leaves the mark of
 * JPEG's segment before it. Other files come back as they are.
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
