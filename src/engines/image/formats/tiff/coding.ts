import { viewOf } from '../../../../containers/bytes.ts';
import { readDirectoryOf, readHeader } from '../../../../containers/tiff.ts';
import { JobError, type Coding } from '../../../../errors/errors.ts';
import { formats } from '../../../../formats/formats.ts';

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
const short = 3;
/** Per channel. */
const readBits = new Set([1, 2, 4, 8, 16, 32]);

/** Zstandard, by its two numbers, and WebP: libvips here has no decoder for them in a TIFF, and something else has. "TIFF codings" in `src/engines/image/libvips/README.md`. */
export const webp = 50_001;
export const packings: readonly number[] = [34_926, 50_000, webp];

/** The compression of JPEG as it was in TIFF 6.0 first. */
const oldJpeg = 6;

/** Compressions that nothing here decodes. libvips would draw such pictures black, or from old memory. */
const unreadCompressions: Record<number, string | undefined> = {
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
  const fields = await readFields(file, page);
  const [bits = 1, compression = 1] = [fields.get(tags.bits), fields.get(tags.compression)];
  const photometric = fields.get(tags.photometric);
  const hasColours = (fields.get(tags.samples) ?? 1) > 2;
  const isPlanar = fields.get(tags.planes) === 2 && fields.has(tags.tileWidth);
  const name = unreadCompressions[compression];
  const [coding]: (Coding | undefined)[] = [
    ...(name ? [{ type: 'compression' as const, name }] : []),
    ...(compression === oldJpeg ? [{ type: 'old-jpeg' as const }] : []),
    // The library behind libvips turns only those in JPEG into red, green and blue.
    ...(photometric === 6 && compression !== jpeg ? [{ type: 'ycbcr' as const }] : []),
    ...(compression !== jpeg && !readBits.has(bits) ? [{ type: 'bits' as const, bits }] : []),
    ...(compression !== jpeg && hasColours && bits < 8 ? [{ type: 'bits-with-colour' as const, bits }] : []),
    ...(hasColours && isPlanar ? [{ type: 'planar-tiles' as const }] : []),
  ];
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
async function readFields(file: Blob, page: number): Promise<Map<number, number>> {
  const fields = new Map<number, number>();
  const header = readHeader(await bytesAt(file, 0, 16));
  if (!header) return fields;
  const known = starts.get(file) ?? [header.first];
  starts.set(file, known);
  while (known.length <= page) {
    const last = await readDirectoryOf(file, known.at(-1) ?? 0, header);
    if (!last?.isWhole) return fields;
    known.push(last.next);
  }
  // 0: there is no such page.
  const directory = await readDirectoryOf(file, known[page] ?? 0, header);
  for (const { tag, type, start, end, first } of directory?.entries ?? []) {
    if (first !== undefined) fields.set(tag, first);
    // Of long ones nothing is asked but that they are there.
    else if (type === short && end - start >= 2)
      fields.set(tag, viewOf(await bytesAt(file, start, 2)).getUint16(0, header.little));
  }
  return fields;
}

const bytesAt = async (file: Blob, start: number, length: number) =>
  new Uint8Array(await file.slice(start, start + length).arrayBuffer());
