import type { FormatId } from '../../../../formats/formats.ts';
import { gainMapIn } from '../../../../metadata/jpeg-gain-map.ts';
import { toLatin1 } from '../../../../containers/bytes.ts';
import { readSegments } from '../../../../containers/jpeg.ts';

/** Bytes at the start of a file in which it says that there are more pictures in it. */
const headLength = 2 ** 17;

/**
 * Whether a photo has a gain map, which makes it brighter on screens that can: it is lost where the picture is encoded again.
 * HEIF (ISO/IEC 23008-12) has it as an item `tmap`, or as an auxiliary image of Apple's.
 */
export async function hasGainMap(file: File, format: FormatId): Promise<boolean> {
  if (format !== 'jpeg' && format !== 'heic' && format !== 'avif') return false;
  const head = toLatin1(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  if (format !== 'jpeg') return /tmap|aux:hdrgainmap/.test(head);
  if (!/MPF\0|hdrgm:/.test(head)) return false;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { segments, end } = readSegments(bytes);
  return gainMapIn(bytes, segments, end) !== undefined;
}
