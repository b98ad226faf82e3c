import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import { boxesIn, type Box } from '#containers/isobmff.ts';
import { rewriteExif } from '#metadata/exif.ts';
import { fromLatin1, concat, toLatin1 } from '#containers/bytes.ts';
import { item, kilobytes, type Keep, type Rewritten } from '#metadata/hidden.ts';
import { xmpItems } from '#metadata/xmp.ts';

/** ISO/IEC 18181-2: the boxes of the picture; `jxli` indexes the frames of an animation, `jhgm` is a gain map. */
const shown = /^(?:JXL |ftyp|jxll|jxlc|jxlp|jxli|jhgm)$/;

/** Rewrites a JPEG XL with the same compressed picture, and only the metadata to keep. */
export function rewriteJxl(bytes: Uint8Array<ArrayBuffer>, keep: Keep): Rewritten {
  // A bare codestream has no boxes, and so no metadata.
  if (bytes[0] === 0xff) return { parts: [bytes], items: [] };
  const items: HiddenItem[] = [];
  const parts = boxesIn(bytes).flatMap((box) => {
    if (shown.test(box.type)) return [bytes.subarray(box.at, box.end)];
    const kept = rewriteBox(bytes, box, keep, items);
    return kept ? [kept] : [];
  });
  return { parts, items };
}

function rewriteBox(bytes: Uint8Array<ArrayBuffer>, { type, start, end }: Box, keep: Keep, items: HiddenItem[]) {
  const keepsAll = keep === 'everything';
  const body = bytes.subarray(start, end);
  const length = kilobytes(body.length);
  if (type === 'Exif' && body.length > 4) {
    const skipped = 4 + new DataView(bytes.buffer, bytes.byteOffset + start).getUint32(0);
    const { exif, items: found } = rewriteExif(body.slice(skipped), keep);
    items.push(...found);
    return exif && box('Exif', concat([new Uint8Array(4), exif]));
  }
  if (type === 'xml ') items.push(...xmpItems(body, keep));
  // Compressed with Brotli, which browsers do not decompress for pages.
  else if (type === 'brob')
    items.push(item('other', { type: 'packed', of: toLatin1(body.subarray(0, 4)).trim() }, length, keepsAll));
  else if (type === 'jumb') items.push(item('history', { type: 'content-credentials' }, length, keepsAll));
  else if (type === 'jbrd') items.push(item('other', { type: 'jpeg-reconstruction' }, length, keepsAll));
  else items.push(item('other', { type: 'box', of: type }, length, keepsAll));
  return undefined;
}

function box(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, body.length + 8);
  head.set(fromLatin1(type), 4);
  return concat([head, body]);
}
