import type { PdfPages } from '../../../jobs/contract/image-operation.ts';

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
/** Scanners write their true resolution; cameras and screens write 72 or 96 whatever it is. */
const isMeant = (density: number) => density >= 100 && density <= 4800;
const screenDensity = 96;
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
  picture: { width: number; height: number; orientation: number; density?: number },
  { page: paper, margin }: PdfPages,
): Placement {
  const turned = picture.orientation > 4;
  const [width, height] = turned ? [picture.height, picture.width] : [picture.width, picture.height];
  const border = margin * pointsPerMillimetre;
  const { density = 0 } = picture;
  const page = pageFor(paper, width, height, 72 / (isMeant(density) ? density : screenDensity), border);
  const scale = Math.min((page.width - 2 * border) / width, (page.height - 2 * border) / height);
  const [across, down] = [width * scale, height * scale];
  const [left, bottom] = [(page.width - across) / 2, (page.height - down) / 2];
  const [a, b, c, d, e, f] = turns[picture.orientation] ?? [1, 0, 0, 1, 0, 0];
  return { page, matrix: [a * across, b * down, c * across, d * down, left + e * across, bottom + f * down] };
}

function pageFor(paper: PdfPages['page'], width: number, height: number, pointsPerPixel: number, border: number) {
  if (paper === 'fit') {
    const scale = Math.min(pointsPerPixel, (longestPage - 2 * border) / Math.max(width, height));
    return { width: width * scale + 2 * border, height: height * scale + 2 * border };
  }
  const upright = papers[paper];
  return width > height ? { width: upright.height, height: upright.width } : upright;
}
