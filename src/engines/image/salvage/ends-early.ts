import type { FormatId } from '../../../formats.ts';
import { isCutOffGif } from '../gif-blocks.ts';
import { textAt, viewOf } from '../headers/bytes.ts';
import { readSegments } from '../lossless/jpeg-segments.ts';
import { signature } from '../png/chunks.ts';
import { partsEnd } from '../tiff-repack.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** By what the structure of a file says, none of its pixels being decoded. */
const checks: Partial<Record<FormatId, (bytes: Bytes) => boolean>> = {
  jpeg(bytes) {
    const { end } = readSegments(bytes);
    return bytes[end - 2] !== 0xff || bytes[end - 1] !== 0xd9;
  },
  png(bytes) {
    const view = viewOf(bytes);
    let at = signature.length;
    while (at + 12 <= bytes.length) {
      const end = at + 12 + view.getUint32(at);
      if (textAt(bytes, at + 4, 4) === 'IEND') return end > bytes.length;
      at = end;
    }
    return true;
  },
  gif: isCutOffGif,
  webp: (bytes) => viewOf(bytes).getUint32(4, true) + 8 > bytes.length,
  avif: hasLongBox,
  heic: hasLongBox,
  // A bare picture is in no boxes.
  jxl: (bytes) => bytes[0] === 0 && hasLongBox(bytes),
  tiff: (bytes) => partsEnd(bytes) > bytes.length,
};

/** Whether a file ends before its format says that it does. */
export async function endsEarly(file: Blob, format: FormatId): Promise<boolean> {
  const check = checks[format];
  if (!check) return false;
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return check(bytes);
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/** ISO/IEC 14496-12: whether the last box goes beyond the end. */
function hasLongBox(bytes: Bytes): boolean {
  const view = viewOf(bytes);
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = view.getUint32(at);
    if (short === 0) return false;
    at += short === 1 ? Number(view.getBigUint64(at + 8)) : Math.max(8, short);
  }
  return at !== bytes.length;
}
