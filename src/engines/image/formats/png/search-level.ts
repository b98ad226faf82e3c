import { chunksOf } from '../../../../containers/png.ts';

/** Up to so many pixels, OxiPNG searches with a level; it takes a second for a megapixel, and half of that with the lower one. */
const levels = [
  { pixels: 4_000_000, level: 2 },
  { pixels: 16_000_000, level: 1 },
];

/** A palette that takes so many bytes a pixel is a photo's dots: OxiPNG gains 3% for half as much time again. */
const dotted = 0.5;
/** Up to so many pixels, it takes no time to speak of. */
const quick = 250_000;

/** With which level OxiPNG is worth its time, if any. */
export function levelFor(png: Uint8Array, { width, height }: { width: number; height: number }): number | undefined {
  const pixels = width * height;
  if (pixels > quick && isPalette(png) && dataSize(png) > pixels * dotted) return undefined;
  return levels.find((each) => pixels <= each.pixels)?.level;
}

/** https://www.w3.org/TR/png-3/#6Colour-values */
const isPalette = (png: Uint8Array) => png[25] === 3;

/** Of the pixels alone, in bytes. */
const dataSize = (png: Uint8Array) =>
  chunksOf(png).reduce((sum, { type, data }) => sum + (type === 'IDAT' ? data.length : 0), 0);
