import { chunksOf } from '#containers/png.ts';

/** Whether a picture is packed once it is encoded: `packPng`. */
export const isPackedLater = ({ format, frames, effort }: { format: string; frames: number; effort: string }) =>
  format === 'png' && frames === 1 && effort === 'normal';

/** Pictures with more pixels are checked before OxiPNG gets them. */
export const largePng = 4_000_000;
/**
 * OxiPNG's levels, up to this many pixels each. The higher one takes a second per megapixel, the lower one half of
 * that.
 */
const levels = [
  { pixels: largePng, level: 2 },
  { pixels: 16_000_000, level: 1 },
];

/**
 * A palette picture that takes more bytes per pixel than this is a dithered photo: OxiPNG would gain 3% for half as
 * much time again.
 */
const dotted = 0.5;
/** Up to this many pixels, OxiPNG takes next to no time. */
const quick = 250_000;

/** Returns the level at which OxiPNG is worth its time for a PNG with this many pixels, if any. */
export function levelFor(png: Uint8Array, pixels: number): number | undefined {
  if (pixels > quick && isPalette(png) && bytesPerPixel(png) > dotted) return undefined;
  return levels.find((each) => pixels <= each.pixels)?.level;
}

/** The fewest bytes per pixel of a photo without filters and search. */
const varied = 0.75;

/**
 * Whether a large PNG without filters is best left to zlib: on photos, OxiPNG gains 2 to 9% for four times as much
 * time.
 */
export const isPhoto = (png: Uint8Array) => bytesPerPixel(png) > varied;

/** How a photo is written. From 7 to 8, zlib's time doubles for 2%. */
export const byFilters = { compression: 7, filter: 'all' } as const;

/** https://www.w3.org/TR/png-3/#6Colour-values */
export const isPalette = (png: Uint8Array) => png[25] === 3;

function bytesPerPixel(png: Uint8Array): number {
  const header = new DataView(png.buffer, png.byteOffset);
  const [width, height] = [header.getUint32(16), header.getUint32(20)];
  const bytes = chunksOf(png).reduce((sum, { type, data }) => sum + (type === 'IDAT' ? data.length : 0), 0);
  return bytes / (width * height);
}
