import type { HiddenItem } from '../../../jobs/job.ts';
import { rewriteExif } from './exif.ts';
import { ascii, item, itemsAfter, joined, kilobytes, latin1, type Keep, type Rewritten } from './hidden.ts';
import { xmpItems } from './xmp.ts';

/** https://developers.google.com/speed/webp/docs/riff_container: the chunks of the picture. */
const shown = /^(?:VP8X|VP8 |VP8L|ALPH|ANIM|ANMF|ICCP)$/;
const flags = { exif: 0x08, xmp: 0x04 };

/** A WebP with the same compressed picture, and of what is around it only what is to stay. */
export function rewriteWebp(bytes: Uint8Array<ArrayBuffer>, keep: Keep): Rewritten {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = Math.min(view.getUint32(4, true) + 8, bytes.length);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const items: HiddenItem[] = [];
  let header: Uint8Array<ArrayBuffer> | undefined;
  let hasExif = false;
  for (let at = 12; at + 8 <= end;) {
    const type = latin1(bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const body = bytes.subarray(at + 8, at + 8 + length);
    const next = at + 8 + length + (length & 1);
    if (type === 'VP8X') chunks.push((header = bytes.slice(at, next)));
    else if (shown.test(type)) chunks.push(bytes.subarray(at, next));
    else if (type === 'EXIF') {
      // Some writers put the mark of JPEG's segment before it.
      const marked = latin1(body.subarray(0, 6)) === 'Exif\0\0';
      const { exif, items: more } = rewriteExif(body.slice(marked ? 6 : 0), keep);
      items.push(...more);
      if (exif && !hasExif) chunks.push(chunk('EXIF', exif));
      hasExif ||= exif !== undefined;
    } else if (type === 'XMP ') items.push(...xmpItems(body, keep));
    else items.push(item('other', `Chunk ${type}`, kilobytes(length), keep === 'everything'));
    at = next;
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

function chunk(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(8);
  head.set(ascii(type));
  new DataView(head.buffer).setUint32(4, body.length, true);
  return joined(head, body, new Uint8Array(body.length & 1));
}
