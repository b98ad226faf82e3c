import type { FormatId } from './formats.ts';
import { textAt } from '#containers/bytes.ts';
import { boxesIn, contentOf, inside, outerBoxes } from '#containers/isobmff.ts';
import { outerChunks } from '#containers/png.ts';

/** In bytes: longer lists of frames are not read. */
const longestList = 16 * 2 ** 20;

/** Counts the frames of an animation in a format of which libvips reads only the first one; 1 for a still image. */
export async function countFrames(file: Blob, format: FormatId): Promise<number> {
  if (format === 'png') return countInPng(file);
  return format === 'avif' ? countInAvif(file) : 1;
}

/** The `acTL` chunk precedes the first `IDAT` (https://www.w3.org/TR/png-3/#acTL-chunk). */
async function countInPng(file: Blob): Promise<number> {
  for await (const { type, start, end } of outerChunks(file)) {
    if (type === 'IDAT') return 1;
    if (type !== 'acTL' || end - start < 4) continue;
    return new DataView(await file.slice(start, start + 4).arrayBuffer()).getUint32(0);
  }
  return 1;
}

/** The brand `avis` marks a sequence; each of its tracks has the same number of frames. */
async function countInAvif(file: Blob): Promise<number> {
  for await (const { type, start, end } of outerBoxes(file)) {
    if (type !== 'ftyp' && type !== 'moov') continue;
    if (end - start > longestList) return 1;
    const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
    if (type === 'ftyp' && !isSequence(bytes)) return 1;
    if (type === 'moov') return countInMovie(bytes);
  }
  return 1;
}

/** The box contains the major brand, a version, and the compatible brands. */
function isSequence(brands: Uint8Array): boolean {
  for (let at = 0; at + 4 <= brands.length; at += 4) if (textAt(brands, at, 4) === 'avis') return true;
  return false;
}

function countInMovie(movie: Uint8Array<ArrayBuffer>): number {
  const tracks = boxesIn(movie).filter(({ type }) => type === 'trak');
  const sizes = tracks.map((track) => inside(contentOf(movie, track), 'mdia', 'minf', 'stbl', 'stsz'));
  const first = sizes.find((table) => table !== undefined && table.byteLength >= 12);
  // Follows version and flags, and a sample size that all share.
  return first?.getUint32(8) ?? 1;
}
