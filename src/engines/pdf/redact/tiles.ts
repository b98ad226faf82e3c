import { invert, multiply, type Matrix } from '../content/matrix.ts';
import { toBox, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { contains, overlap, touches, transform } from '../content/boxes.ts';
import { placeOf } from '../content/drawings.ts';
import type { Under } from './paths.ts';

/** A tiling pattern (ISO 32000-2, 8.7.3). */
export interface Tile {
  /**
   * The bounding box of a tile, in the pattern's coordinates, and the distances between tiles. Undefined if these are
   * invalid.
   */
  box: Box | undefined;
  step: readonly [number, number];
  /** From the pattern's coordinates to the page's. */
  matrix: Matrix;
  /** Whether something that stays is painted with it. */
  isUsed: boolean;
}

/** The tiling patterns of the current colours, if any, and the clip. */
export interface Paint {
  fill: Tile | undefined;
  stroke: Tile | undefined;
  /** The clipping box in the page's coordinates. Undefined if the clipping path is not a box. */
  clip: Box | undefined;
}

/** The most tiles of a shape that are checked. */
const mostTiles = 10_000;

/**
 * @param base the initial matrix of the content stream that uses it.
 * @returns undefined for shading patterns, which draw no content.
 */
export function readTile(document: PdfDocument, object: PdfObject | undefined, base: Matrix): Tile | undefined {
  const stream = document.resolve(object);
  if (!(stream instanceof Stream)) return undefined;
  const { dict } = stream;
  const step = ['XStep', 'YStep'].map((key) => Math.abs(document.number(dict.get(key)) ?? 0));
  const [across = 0, up = 0] = step;
  return {
    box: across > 0 && up > 0 ? toBox(document, dict.get('BBox')) : undefined,
    step: [across, up],
    matrix: multiply(placeOf(document, dict), base),
    isUsed: false,
  };
}

/** Whether a filled shape shows a complete tile away from all areas: then the tile's content is not a secret. */
export function isSeenElsewhere({ box, step, matrix }: Tile, filled: Box, areas: readonly Box[]): boolean {
  const inverse = invert(matrix);
  if (!box || !inverse) return false;
  const inside = transform(filled, inverse);
  const along = (from: 0 | 1, to: 2 | 3) => {
    const size = step[from];
    const first = Math.ceil((inside[from] - box[from]) / size);
    const last = Math.floor((inside[to] - box[to]) / size);
    return { first, count: Math.max(0, last - first + 1) };
  };
  const [across, up] = [along(0, 2), along(1, 3)];
  for (let index = 0; index < Math.min(mostTiles, across.count * up.count); index++) {
    const [x, y] = [across.first + (index % across.count), up.first + Math.floor(index / across.count)];
    const [dx, dy] = [x * step[0], y * step[1]];
    const tile = transform([box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy], matrix);
    if (contains(filled, tile) && !areas.some((area) => touches(tile, area))) return true;
  }
  return false;
}

/** Intersects a clip with another box; undefined if either is not a box. */
export const clipTo = (clip: Box | undefined, box: Box | undefined): Box | undefined =>
  clip && box && (overlap(clip, box) ?? [0, 0, 0, 0]);

/** Operators that set a colour other than a pattern. */
export const colours: Readonly<Record<string, 'fill' | 'stroke'>> = {
  ...{ cs: 'fill', sc: 'fill', g: 'fill', rg: 'fill', k: 'fill' },
  ...{ CS: 'stroke', SC: 'stroke', G: 'stroke', RG: 'stroke', K: 'stroke' },
};

/** Marks the current patterns as used. */
export function usePaint({ fill, stroke }: Paint) {
  for (const tile of [fill, stroke]) if (tile) tile.isUsed = true;
}

/**
 * Returns operators that, before a path that is painted with tiling patterns, exclude areas by clipping.
 *
 * @returns undefined if nothing is needed; `hard` if this is impossible, or would leave a secret in the tile.
 */
export function sparing(
  operator: string,
  { fill, stroke, clip, matrix }: Paint & { matrix: Matrix },
  { isHard, isCut, isAllGone, isClip, box }: Under & { isClip: boolean; box: Box | undefined },
  areas: readonly Box[],
): string | undefined {
  const tiles = [/^[fFbB]/.test(operator) && fill, /^[sSbB]/.test(operator) && stroke].filter((tile) => !!tile);
  if (operator === 'n' || (isAllGone && !isClip)) return undefined;
  for (const tile of tiles) tile.isUsed = true;
  if (tiles.length === 0 || (!isHard && !isCut && !isAllGone)) return undefined;
  const filled = box && clip && overlap(box, clip);
  if (!filled || isClip || isHard || !tiles.every((tile) => isSeenElsewhere(tile, filled, areas))) return 'hard';
  const inverse = invert(matrix);
  if (!inverse) return 'hard';
  // One clip per area, since areas may overlap.
  return areas
    .filter((area) => touches(area, box))
    .map((area) => `${outline(grown(area, box), inverse)} ${outline(area, inverse)} W* n`)
    .join(' ');
}

function outline([left, bottom, right, top]: Box, matrix: Matrix): string {
  const at = (x: number, y: number) =>
    multiply([1, 0, 0, 1, x, y], matrix)
      .slice(4)
      .map((value) => Number(value.toFixed(6)))
      .join(' ');
  return `${at(left, bottom)} m ${at(right, bottom)} l ${at(right, top)} l ${at(left, top)} l h`;
}

/** The box around both, slightly enlarged. */
const grown = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]) - 1,
  Math.min(a[1], b[1]) - 1,
  Math.max(a[2], b[2]) + 1,
  Math.max(a[3], b[3]) + 1,
];

/** The tiling patterns that a content stream sets, and where its output sets them. */
export class NamedTiles {
  readonly #named: { name: string; tile: Tile; forget: () => void }[] = [];

  /** @param forget removes the operation that sets it. */
  add(name: PdfObject | undefined, tile: Tile | undefined, forget: () => void): Tile | undefined {
    if (tile && name instanceof Name) this.#named.push({ name: name.value, tile, forget });
    return tile;
  }

  /**
   * Removes the tiling patterns that paint nothing from resources: they must not stay in the file merely because they
   * have a name.
   */
  left(document: PdfDocument, patterns: Dict): Dict {
    const used = new Set(this.#named.flatMap(({ name, tile }) => (tile.isUsed ? [name] : [])));
    for (const { name, forget } of this.#named) if (!used.has(name)) forget();
    return new Map(
      [...patterns].filter(([name, pattern]) => used.has(name) || !(document.resolve(pattern) instanceof Stream)),
    );
  }
}
