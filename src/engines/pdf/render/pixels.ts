/** What a canvas and PDFium's memory hold. */
export const maxPixels = 2 ** 27;

/** How many pixels a page of so many points takes each way, at a resolution or as near to it as can be drawn. */
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
