import type { PdfPages } from '#jobs/contract/image-operation.ts';
import type { Density } from '#metadata/density.ts';

/** Lengths in points, 72 to the inch. */
interface Placement {
  page: { width: number; height: number };
  /** Maps the unit square of the picture to its place: `cm` of ISO 32000-2, 8.3.4. */
  matrix: number[];
}

const pointsPerMillimetre = 72 / 25.4;
/** Portrait, in points. */
const papers = {
  a4: { width: 210 * pointsPerMillimetre, height: 297 * pointsPerMillimetre },
  letter: { width: 612, height: 792 },
};
/**
 * Scanners write their true resolution; cameras and screens write 72 or 96 whatever it is. Nobody writes two different
 * resolutions by default: fax has 204 by 98.
 */
const isMeant = ({ across, down }: Density) =>
  Math.max(across, down) <= 4800 && Math.min(across, down) >= (Math.abs(across / down - 1) < 0.01 ? 100 : 10);
const screenDensity: Density = { across: 96, down: 96 };
/** The longest side, in points, that PDF readers must support. */
const longestPage = 14_400;

/** Matrices on the unit square, by EXIF orientation. */
const turns: Record<number, readonly [number, number, number, number, number, number]> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
};

export function place(
  picture: { width: number; height: number; orientation: number; density?: Density },
  { page: paper, margin }: PdfPages,
): Placement {
  const density = picture.density && isMeant(picture.density) ? picture.density : screenDensity;
  const stored = [(picture.width * 72) / density.across, (picture.height * 72) / density.down] as const;
  const [width, height] = picture.orientation > 4 ? [stored[1], stored[0]] : stored;
  const border = margin * pointsPerMillimetre;
  const page = pageFor(paper, width, height, border);
  const scale = Math.min((page.width - 2 * border) / width, (page.height - 2 * border) / height);
  const [across, down] = [width * scale, height * scale];
  const [left, bottom] = [(page.width - across) / 2, (page.height - down) / 2];
  const [a, b, c, d, e, f] = turns[picture.orientation] ?? [1, 0, 0, 1, 0, 0];
  return { page, matrix: [a * across, b * down, c * across, d * down, left + e * across, bottom + f * down] };
}

/** @param width that of the picture, in points. */
function pageFor(paper: PdfPages['page'], width: number, height: number, border: number) {
  if (paper === 'fit') {
    const scale = Math.min(1, (longestPage - 2 * border) / Math.max(width, height));
    return { width: width * scale + 2 * border, height: height * scale + 2 * border };
  }
  const upright = papers[paper];
  return width > height ? { width: upright.height, height: upright.width } : upright;
}
