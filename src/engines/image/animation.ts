import type { FormatId } from '../../formats.ts';
import { latin1 } from './lossless/hidden.ts';

/** Bytes at the start of a file in which the chunks before a PNG's pixels, or the boxes of an AVIF, are looked for. */
const headLength = 2 ** 16;

/**
 * How many frames an animation has whose format libvips reads only the first one of; 1 for a still.
 * PNG: the `acTL` chunk stands before the first `IDAT` (https://www.w3.org/TR/png-3/#acTL-chunk).
 * AVIF: the brand `avis` marks a sequence; the sample count of its first track's `stsz` box is the number of frames.
 */
export async function readAnimation(file: Blob, format: FormatId): Promise<number> {
  if (format !== 'png' && format !== 'avif') return 1;
  const bytes = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const text = latin1(bytes);
  if (format === 'png') {
    const control = text.indexOf('acTL');
    const data = text.indexOf('IDAT');
    return control > 0 && (data === -1 || control < data) ? view.getUint32(control + 4) : 1;
  }
  if (!/^.{4}ftyp.{0,64}avis/s.test(text)) return 1;
  const sizes = text.indexOf('stsz');
  // Version and flags, then a common size, then the count: four bytes each.
  return sizes > 0 && sizes + 16 <= bytes.length ? view.getUint32(sizes + 12) : 1;
}
