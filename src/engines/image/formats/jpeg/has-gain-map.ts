import type { FormatId } from '#formats/formats.ts';
import { gainMapIn } from '#metadata/jpeg-gain-map.ts';
import { toLatin1 } from '#containers/bytes.ts';
import { boxesIn } from '#containers/isobmff.ts';
import { readSegments } from '#containers/jpeg.ts';

/** The length of the start of a file, in bytes, where it announces further pictures. */
const headLength = 2 ** 17;

/**
 * Whether a photo has a gain map, which makes it brighter on HDR screens and is lost on re-encoding. HEIF (ISO/IEC
 * 23008-12) stores it as an item `tmap`, or as an auxiliary image of Apple's; JPEG XL in a box of its own.
 */
export async function hasGainMap(file: File, format: FormatId): Promise<boolean> {
  if (format !== 'jpeg' && format !== 'heic' && format !== 'avif' && format !== 'jxl') return false;
  const head = toLatin1(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  if (format === 'jxl') {
    const hasBoxes = head.startsWith('\0\0\0\x0CJXL ');
    return hasBoxes && boxesIn(new Uint8Array(await file.arrayBuffer())).some(({ type }) => type === 'jhgm');
  }
  if (format !== 'jpeg') return /tmap|aux:hdrgainmap/.test(head);
  if (!/MPF\0|hdrgm:/.test(head)) return false;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { segments, end } = readSegments(bytes);
  return gainMapIn(bytes, segments, end) !== undefined;
}
