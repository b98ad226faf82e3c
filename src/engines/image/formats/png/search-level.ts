import { chunksOf } from '../../../../containers/png.ts';

/** A picture with more pixels is looked at before OxiPNG gets it. */
export const largePng = 4_000_000;
/** Up to so many pixels, OxiPNG searches with a level; it takes a second for a megapixel, and half of that with the lower one. */
const levels = [
  { pixels: largePng, level: 2 },
  { pixels: 16_000_000, level: 1 },
];

/** A palette that takes so many bytes a pixel is a photo's dots: OxiPNG gains 3% for half as much time again. */
const dotted = 0.5;
/** Up to so many pixels, it takes no time to speak of. */
const quick = 250_000;

/** With which level OxiPNG is worth its time for a PNG of so many pixels, if any. */
export function levelFor(png: Uint8Array, pixels: number): number | undefined {
  if (pixels > quick && isPalette(png) && bytesPerPixel(png) > dotted) return undefined;
  return levels.find((each) => pixels <= each.pixels)?.level;
}

/** What a pixel of a photo takes at least without filters and search, in bytes. */
const varied = 0.75;

/** Whether a PNG without filters, of a large picture, is best left to zlib: OxiPNG gains 2 to 9% on photos, for four times as much time. */
export const isPhoto = (png: Uint8Array) => bytesPerPixel(png) > varied;

/** https://www.w3.org/TR/png-3/#6Colour-values */
export const isPalette = (png: Uint8Array) => png[25] === 3;

function bytesPerPixel(png: Uint8Array): number {
  const header = new DataView(png.buffer, png.byteOffset);
  const [width, height] = [header.getUint32(16), header.getUint32(20)];
  const bytes = chunksOf(png).reduce((sum, { type, data }) => sum + (type === 'IDAT' ? data.length : 0), 0);
  return bytes / (width * height);
}
