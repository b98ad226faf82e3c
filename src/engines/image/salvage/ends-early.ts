import type { FormatId } from '#formats/formats.ts';
import { isCutOffGif } from '../formats/gif/blocks.ts';
import { viewOf } from '#containers/bytes.ts';
import { readSegments } from '#containers/jpeg.ts';
import { walkBoxes } from '#containers/isobmff.ts';
import { walkChunks } from '#containers/png.ts';
import { partsEnd } from '../formats/tiff/repack.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Judged by the structure of a file, without decoding pixels. */
const checks: Partial<Record<FormatId, (bytes: Bytes) => boolean>> = {
  jpeg(bytes) {
    const { end } = readSegments(bytes);
    return bytes[end - 2] !== 0xff || bytes[end - 1] !== 0xd9;
  },
  png: (bytes) => !walkChunks(bytes).isWhole,
  gif: isCutOffGif,
  webp: (bytes) => viewOf(bytes).getUint32(4, true) + 8 > bytes.length,
  avif: hasLongBox,
  heic: hasLongBox,
  // A bare codestream has no boxes.
  jxl: (bytes) => bytes[0] === 0 && hasLongBox(bytes),
  tiff: (bytes) => partsEnd(bytes) > bytes.length,
};

export const endsEarly = async (file: Blob, format: FormatId): Promise<boolean> =>
  checks[format] !== undefined && endEarly(new Uint8Array(await file.arrayBuffer()), format);

/** Whether these are the bytes of a truncated file. */
export function endEarly(bytes: Bytes, format: FormatId): boolean {
  try {
    return checks[format]?.(bytes) ?? false;
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/** Whether the last box extends beyond the end of the file (ISO/IEC 14496-12). */
function hasLongBox(bytes: Bytes): boolean {
  return walkBoxes(bytes).ending !== 'whole';
}
