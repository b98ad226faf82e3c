import { JobError } from '../../errors.ts';
import { formats } from '../../formats.ts';

const tags = {
  bits: 258,
  compression: 259,
  photometric: 262,
  samples: 277,
  planes: 284,
  tileWidth: 322,
  sampleFormat: 339,
};

const jpeg = 7;
/** Per channel. */
const readBits = new Set([1, 2, 4, 8, 16, 32]);

/** Zstandard, by its two numbers, and WebP: libvips here has no decoder for them in a TIFF, and something else has. */
export const webp = 50_001;
export const packings: readonly number[] = [34_926, 50_000, webp];

/** Compressions that nothing here decodes. libvips would draw such pictures black, or from old memory. */
const unreadCompressions: Record<number, string> = {
  6: 'old JPEG (of TIFF 6.0)',
  33_003: 'JPEG 2000',
  33_005: 'JPEG 2000',
  34_661: 'JBIG',
  34_712: 'JPEG 2000',
  34_887: 'LERC',
  34_925: 'LZMA',
  50_002: 'JPEG XL',
  52_546: 'JPEG XL',
};

/**
 * Looks at how a picture of a TIFF is stored.
 *
 * @param page from 0.
 * @throws {JobError} `unread-coding`
 */
export async function requireReadableTiff(file: Blob, page: number): Promise<void> {
  const fields = await readDirectory(file, page);
  const [bits = 1, compression = 1] = [fields.get(tags.bits), fields.get(tags.compression)];
  const photometric = fields.get(tags.photometric);
  const hasColours = (fields.get(tags.samples) ?? 1) > 2;
  const coding =
    unreadCompressions[compression] ??
    // The library behind libvips turns only those in JPEG into red, green and blue.
    (photometric === 6 && compression !== jpeg ? 'YCbCr outside of JPEG' : undefined) ??
    (bits === 64 ? '64-bit numbers' : undefined) ??
    (compression !== jpeg && !readBits.has(bits) ? `${bits} bits per channel` : undefined) ??
    (compression !== jpeg && hasColours && bits < 8 ? `${bits} bits for each colour` : undefined) ??
    (hasColours && fields.get(tags.planes) === 2 && fields.has(tags.tileWidth) ? 'tiles of single colours' : undefined);
  if (coding) throw new JobError('unread-coding', { format: formats.tiff.name, coding });
  const isShortLab = photometric === 8 && bits === 8;
  if (isShortLab || packings.includes(compression)) packed.add(file);
}

const packed = new WeakSet<Blob>();

/** Whether libvips must have it repacked, by the pages that were looked at. */
export const isPacked = (file: Blob) => packed.has(file);

/** Where the directories begin that were looked for, from the first: each says where the next one is. */
const starts = new WeakMap<Blob, number[]>();

/** The first value of each field that holds whole numbers: tag -> number. What lies outside of the file is left out. */
async function readDirectory(file: Blob, page: number): Promise<Map<number, number>> {
  const read = async (start: number, length: number) =>
    new DataView(await file.slice(start, start + length).arrayBuffer());
  const fields = new Map<number, number>();
  const head = await read(0, 16);
  if (head.byteLength < 16) return fields;
  const little = head.getUint8(0) === 0x49;
  const big = head.getUint16(2, little) === 43;
  const offsetOf = (view: DataView, at: number) =>
    big ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little);
  const [countLength, entryLength, roomForValues] = big ? [8, 20, 8] : [2, 12, 4];
  const countAt = async (place: number) => {
    const counted = await read(place, countLength);
    if (counted.byteLength < countLength) return 0;
    return Math.min(1000, big ? Number(counted.getBigUint64(0, little)) : counted.getUint16(0, little));
  };
  const known = starts.get(file) ?? [offsetOf(head, big ? 8 : 4)];
  starts.set(file, known);
  while (known.length <= page) {
    const last = known.at(-1) ?? 0;
    const next = await read(last + countLength + (await countAt(last)) * entryLength, roomForValues);
    if (next.byteLength < roomForValues) return fields;
    known.push(offsetOf(next, 0));
  }
  const start = known[page] ?? 0;
  // There is no such page.
  if (start === 0) return fields;
  const count = await countAt(start);
  const entries = await read(start + countLength, count * entryLength);
  for (let at = 0; at + entryLength <= entries.byteLength; at += entryLength) {
    const kind = entries.getUint16(at + 2, little);
    const length = kind === 3 ? 2 : 4;
    if (kind !== 3 && kind !== 4) continue;
    const values = offsetOf(entries, at + 4);
    const place = at + entryLength - roomForValues;
    const inside = values * length <= roomForValues;
    // Of long ones nothing is asked but that they are there.
    if (!inside && kind === 4) continue;
    const value = inside ? entries : await read(offsetOf(entries, place), length);
    const valueAt = inside ? place : 0;
    if (value.byteLength < valueAt + length) continue;
    const number = kind === 3 ? value.getUint16(valueAt, little) : value.getUint32(valueAt, little);
    fields.set(entries.getUint16(at, little), number);
  }
  return fields;
}
