import type { InputFormatId } from '#formats/formats.ts';
import { isPremultiplied, turnsColourAlone } from '../formats/avif/header.ts';
import { readPnm, type PnmHeader } from '../formats/pnm/header.ts';
import { requireReadableJpeg } from '../formats/jpeg/coding.ts';
import { withoutPackedBoxes } from '../formats/jxl/without-packed-boxes.ts';
import { withColourProfile } from '../formats/png/own-colours.ts';

/** Adapts a file for libvips, and returns facts about it that libvips does not report. */
export async function readable(
  file: Blob,
  format: InputFormatId<'image'>,
): Promise<{ file: Blob; isHdr?: boolean; pnm?: PnmHeader }> {
  if (format === 'png') return withColourProfile(file);
  if (format === 'jxl') return { file: await withoutPackedBoxes(file) };
  if (format === 'pnm') return readPnm(file);
  if (format === 'jpeg') await requireReadableJpeg(file);
  return { file };
}

/** Whether libvips would misrender an AVIF. */
export async function isBestInBrowser(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 2 ** 16).arrayBuffer());
  try {
    return turnsColourAlone(head) || isPremultiplied(head);
  } catch (error) {
    // The boxes are invalid: libheif reports what is wrong.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
