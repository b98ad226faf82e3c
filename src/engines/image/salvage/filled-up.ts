import type { InputFormatId } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import { viewOf, concat } from '#containers/bytes.ts';
import { endOfRuns, packedBmp, readRuns } from '../formats/bitmap/runs.ts';
import { readPam } from '../formats/pam.ts';
import { readTga, tgaPixels } from '../formats/tga.ts';
import { missing } from './missing.ts';
import { pixelCount, type Packing } from '../formats/pixel-count.ts';

/** Where the pixels of a file begin, how many there should be, and how they are stored. */
interface Pixels {
  start: number;
  count: number;
  /** Bits per pixel, if they are not compressed. */
  stored: number | Packing;
}

const places: Partial<Record<InputFormatId<'image'>, (bytes: Uint8Array) => Pixels | undefined>> = {
  bmp(bytes) {
    const view = viewOf(bytes);
    const isOld = view.getUint32(14, true) === 12;
    const [width, height, bits] = isOld
      ? [view.getUint16(18, true), view.getUint16(20, true), view.getUint16(24, true)]
      : [view.getInt32(18, true), Math.abs(view.getInt32(22, true)), view.getUint16(28, true)];
    // Only uncompressed pixels, also with masks.
    if (!isOld && ![0, 3, 6].includes(view.getUint32(30, true))) return undefined;
    const rowLength = Math.ceil((width * bits) / 32) * 4;
    return { start: view.getUint32(10, true), count: rowLength * height, stored: 8 };
  },
  pam(bytes) {
    const { width, height, depth, most, start } = readPam(bytes);
    return { start, count: width * height, stored: depth * (most > 255 ? 16 : 8) };
  },
  pnm(bytes) {
    const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
    const [all, kind, width, height, most] =
      /^P([56])\s(?:\s|#[^\n]*\n)*(\d+)\s+(?:#[^\n]*\n\s*)*(\d+)\s+(?:#[^\n]*\n\s*)*(\d+)\s/.exec(head) ?? [];
    if (!all) return undefined;
    const stored = (kind === '6' ? 3 : 1) * (Number(most) > 255 ? 16 : 8);
    return { start: all.length, count: Number(width) * Number(height), stored };
  },
  qoi(bytes) {
    const view = viewOf(bytes);
    return { start: 14, count: view.getUint32(4) * view.getUint32(8), stored: 'qoi' };
  },
  tga(bytes) {
    const { width, height, bits, packed } = readTga(bytes);
    const length = Math.ceil(bits / 8);
    return { start: tgaPixels(bytes), count: width * height, stored: packed ? { runsOf: length } : length * 8 };
  },
};

/** Larger pictures, in bytes or pixels, are not filled up: they may not be pictures at all. */
const mostFilledUp = 2 ** 29;

/**
 * Fills up a truncated file of consecutive rows with black. Returns other files unchanged.
 *
 * @throws {JobError} `corrupt-file` if nearly everything is missing
 */
export function filledUp(
  bytes: Uint8Array<ArrayBuffer>,
  format: InputFormatId<'image'>,
): { bytes: Uint8Array<ArrayBuffer>; notes: Note[] } {
  const packed = format === 'bmp' ? packedBmp(bytes) : undefined;
  if (packed) {
    const { found, end } = readRuns(bytes.subarray(packed.start), packed);
    const notes = missing(1 - found / (packed.width * packed.height), format);
    return { bytes: concat([bytes.subarray(0, packed.start + end), endOfRuns]), notes };
  }
  const pixels = places[format]?.(bytes);
  if (!pixels) return { bytes, notes: [] };
  const { start, count, stored } = pixels;
  const { found, end, rest } = pixelCount(bytes.subarray(start), stored);
  if (found >= count || count > mostFilledUp) return { bytes, notes: [] };
  const notes = missing(1 - found / count, format);
  return { bytes: concat([bytes.subarray(0, start + end), rest(count - found)]), notes };
}
