import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import { rewriteExif } from '#metadata/exif.ts';
import { toLatin1 } from '#containers/bytes.ts';
import { riffChunks, riffEnd, writeChunk } from '#containers/riff.ts';
import { item, itemsAfter, kilobytes, type Keep, type Rewritten } from '#metadata/hidden.ts';
import { xmpItems } from '#metadata/xmp.ts';

/** https://developers.google.com/speed/webp/docs/riff_container: the chunks of the picture. */
const shown = /^(?:VP8X|VP8 |VP8L|ALPH|ANIM|ANMF|ICCP)$/;
const flags = { exif: 0x08, xmp: 0x04 };

/** Rewrites a WebP with the same compressed picture, and only the metadata to keep. */
export function rewriteWebp(bytes: Uint8Array<ArrayBuffer>, keep: Keep): Rewritten {
  const end = Math.min(riffEnd(bytes), bytes.length);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const items: HiddenItem[] = [];
  let header: Uint8Array<ArrayBuffer> | undefined;
  let hasExif = false;
  for (const { type, at, start, end: bodyEnd, next } of riffChunks(bytes, end)) {
    const body = bytes.subarray(start, bodyEnd);
    if (type === 'VP8X') chunks.push((header = bytes.slice(at, next)));
    else if (shown.test(type)) chunks.push(bytes.subarray(at, next));
    else if (type === 'EXIF') {
      // Some writers add the prefix of JPEG's segment.
      const marked = toLatin1(body.subarray(0, 6)) === 'Exif\0\0';
      const { exif, items: more } = rewriteExif(body.slice(marked ? 6 : 0), keep);
      items.push(...more);
      if (exif && !hasExif) chunks.push(writeChunk('EXIF', exif));
      hasExif ||= exif !== undefined;
    } else if (type === 'XMP ') items.push(...xmpItems(body, keep));
    else items.push(item('other', { type: 'chunk', of: type }, kilobytes(body.length), keep === 'everything'));
  }
  if (header) header[8] = ((header[8] ?? 0) & ~(flags.exif | flags.xmp)) | (hasExif ? flags.exif : 0);
  items.push(...itemsAfter(bytes.subarray(end), keep));
  const riff = bytes.slice(0, 12);
  new DataView(riff.buffer).setUint32(
    4,
    chunks.reduce((sum, { length }) => sum + length, 4),
    true,
  );
  return { parts: [riff, ...chunks], items };
}
