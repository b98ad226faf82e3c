import { viewOf, concat } from '#containers/bytes.ts';
import { exifDensity, type Density } from '#metadata/density.ts';
import { exifOrientation } from '#metadata/exif-orientation.ts';
import { chunksOf, walkChunks } from '#containers/png.ts';
import { inflatedLength, inflatedWithin, mostMetadata } from '#containers/unzipped.ts';

/** A PNG as a PDF embeds it: its compressed rows, each with its filter. */
export interface PngParts {
  width: number;
  height: number;
  /** 1 for greyscale or a palette, 3 for RGB. */
  channels: 1 | 3;
  bits: number;
  rows: Uint8Array<ArrayBuffer>;
  /** Three bytes per colour. */
  palette?: Uint8Array;
  profile?: Uint8Array<ArrayBuffer>;
  /** The EXIF orientation, 1 to 8. */
  orientation: number;
  density?: Density;
}

const colourTypes: Record<number, 1 | 3> = { 0: 1, 2: 3, 3: 1 };
const metresPerInch = 0.0254;

/** Reads `pHYs`, or EXIF if it says nothing of a unit. */
export function pngDensity(png: Uint8Array): Density | undefined {
  const { chunks } = walkChunks(png);
  const of = (wanted: string) => {
    const chunk = chunks.find(({ type }) => type === wanted);
    return chunk && png.subarray(chunk.start, chunk.end);
  };
  const [size, exif] = [of('pHYs'), of('eXIf')];
  // The unit is 1 for metres, 0 for unknown.
  if (size?.length !== 9 || size[8] !== 1) return exif && exifDensity(exif);
  const view = viewOf(size);
  return { across: view.getUint32(0) * metresPerInch, down: view.getUint32(4) * metresPerInch };
}

/**
 * Returns `undefined` for a PNG that a PDF cannot embed unchanged: one with alpha, interlaced, or with rows missing.
 */
export async function readPngParts(png: Uint8Array<ArrayBuffer>): Promise<PngParts | undefined> {
  let chunks;
  try {
    chunks = chunksOf(png);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  const of = (type: string) => chunks.find((chunk) => chunk.type === type)?.data;
  const header = viewOf(of('IHDR') ?? new Uint8Array(13));
  const [width, height, bits, colourType] = [
    header.getUint32(0),
    header.getUint32(4),
    header.getUint8(8),
    header.getUint8(9),
  ];
  const channels = colourTypes[colourType];
  const interlaced = header.getUint8(12) !== 0;
  if (channels === undefined || interlaced || of('tRNS')) return undefined;
  const rows = concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const expected = height * (1 + Math.ceil((width * channels * bits) / 8));
  if ((await inflatedLength(rows, expected)) !== expected) return undefined;
  const [palette, profile, exif] = [of('PLTE'), of('iCCP'), of('eXIf')];
  // An unreadable profile counts as none, as in browsers.
  const unpacked = profile && (await inflatedWithin(profile.slice(profile.indexOf(0) + 2), mostMetadata));
  const density = pngDensity(png);
  return {
    width,
    height,
    channels,
    bits,
    rows,
    ...(colourType === 3 && palette && { palette }),
    ...(unpacked && { profile: unpacked }),
    orientation: exif ? exifOrientation(exif) : 1,
    ...(density && { density }),
  };
}
