/** The most pixels that fit on a canvas and in PDFium's memory. */
export const maxPixels = 2 ** 27;

/** Returns the width and height in pixels of a page in points, at a resolution, or the closest that can be drawn. */
export function pixelsOf(
  { width, height }: { width: number; height: number },
  dotsPerInch: number,
  most = maxPixels,
): [number, number] {
  const wanted = dotsPerInch / 72;
  const scale = Math.min(wanted, Math.sqrt(most / (width * height)));
  const round = scale === wanted ? Math.round : Math.floor;
  return [Math.max(1, round(width * scale)), Math.max(1, round(height * scale))];
}
