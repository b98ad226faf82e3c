import { viewOf } from '#containers/bytes.ts';
import { readDirectoryOf, readHeader } from '#containers/tiff.ts';
import { JobError, type Coding } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';

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
/** Supported bits per channel. */
const readBits = new Set([1, 2, 4, 8, 16, 32]);

/**
 * WebP and the two codes of Zstandard: this build of libvips cannot decode them in a TIFF, but other decoders here can.
 * "TIFF codings" in `src/engines/image/libvips/README.md`.
 */
export const webp = 50_001;
export const packings: readonly number[] = [34_926, 50_000, webp];

/** JPEG compression as TIFF 6.0 first defined it. */
const oldJpeg = 6;

/** Compressions that nothing here decodes. libvips would draw such pictures black, or from uninitialised memory. */
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
 * Checks how a page of a TIFF is stored.
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
    // libtiff converts YCbCr to RGB only in JPEG compression.
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

/** Whether it must be repacked for libvips, according to the pages checked so far. */
export const isPacked = (file: Blob) => packed.has(file);

/** The offsets of the directories found so far: each contains the offset of the next. */
const starts = new WeakMap<Blob, number[]>();

/** Returns the first value of each integer field, by tag. Values outside the file are skipped. */
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
  // An offset of 0 means that there is no such page.
  const directory = await readDirectoryOf(file, known[page] ?? 0, header);
  for (const { tag, type, start, end, first } of directory?.entries ?? []) {
    if (first !== undefined) fields.set(tag, first);
    // Longer fields only need to be present.
    else if (type === short && end - start >= 2)
      fields.set(tag, viewOf(await bytesAt(file, start, 2)).getUint16(0, header.little));
  }
  return fields;
}

const bytesAt = async (file: Blob, start: number, length: number) =>
  new Uint8Array(await file.slice(start, start + length).arrayBuffer());
