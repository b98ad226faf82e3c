import type { Matrix } from '../content/matrix.ts';
import type { Box } from '../content/view.ts';
import { contains, overlap, touches, transform } from './boxes.ts';

export interface Under {
  gone: { start: number; end: number }[];
  isHard: boolean;
  isCut: boolean;
  isAllGone: boolean;
}

interface Subpath {
  start: number;
  end: number;
  points: [number, number][];
  /** Whether all its lines run along or across the page: frames, rules, backgrounds. */
  isPlain: boolean;
  isRectangle: boolean;
}

export const pathOperators = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);
export const paintOperators = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n']);

/** A path under construction, with where its operators stand in the content. */
export class PathInProgress {
  #subpaths: Subpath[] = [];

  add(operator: string, operands: readonly unknown[], start: number, end: number, matrix: Matrix) {
    const numbers = operands.filter((value) => typeof value === 'number');
    if (operator === 're') {
      const [x = 0, y = 0, width = 0, height = 0] = numbers;
      const box = transform(
        [Math.min(x, x + width), Math.min(y, y + height), Math.max(x, x + width), Math.max(y, y + height)],
        matrix,
      );
      this.#subpaths.push({
        start,
        end,
        points: [
          [box[0], box[1]],
          [box[2], box[3]],
        ],
        isPlain: isUpright(matrix),
        isRectangle: true,
      });
      return;
    }
    let last = this.#subpaths.at(-1);
    if (operator === 'm' || !last) {
      last = { start, end, points: [], isPlain: true, isRectangle: false };
      this.#subpaths.push(last);
    }
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [x = 0, y = 0] = numbers.slice(at, at + 2);
      const [a, b, c, d, e, f] = matrix;
      const point: [number, number] = [a * x + c * y + e, b * x + d * y + f];
      const before = last.points.at(-1);
      const isStraight = !before || Math.abs(before[0] - point[0]) < 0.01 || Math.abs(before[1] - point[1]) < 0.01;
      last.isPlain &&= isStraight;
      last.points.push(point);
    }
    last.end = end;
  }

  /** The parts that are to go, whether one is left that cannot be cut, and whether one that stays goes on under an area. */
  under(areas: readonly Box[], margin: number): Under {
    const gone: { start: number; end: number }[] = [];
    let isHard = false;
    let isCut = false;
    for (const { points, isPlain, start, end } of this.#subpaths) {
      const box = around(points, margin);
      const touched = areas.filter((area) => touches(box, area));
      if (touched.some((area) => contains(area, box) || coveredShare(box, area) > 0.6)) gone.push({ start, end });
      else if (touched.length > 0 && !isPlain) isHard = true;
      else if (touched.length > 0) isCut = true;
    }
    return { gone, isHard, isCut, isAllGone: gone.length > 0 && gone.length === this.#subpaths.length };
  }

  /** The only part, where that is an upright box. */
  get box(): Box | undefined {
    const [only, ...others] = this.#subpaths;
    if (!only?.isPlain || others.length > 0) return undefined;
    const box = around(only.points, 0);
    if (only.isRectangle) return box;
    const corners = new Set(
      only.points.map(([x, y]) => (box[0] === x || box[2] === x) && (box[1] === y || box[3] === y) && `${x} ${y}`),
    );
    return corners.size === 4 && !corners.has(false) ? box : undefined;
  }

  clear() {
    this.#subpaths = [];
  }
}

export const isUpright = ([a, b, c, d]: Matrix): boolean =>
  (Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6) || (Math.abs(a) < 1e-6 && Math.abs(d) < 1e-6);

function around(points: readonly [number, number][], margin: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin];
}

function coveredShare(box: Box, area: Box): number {
  const common = overlap(box, area);
  if (!common) return 0;
  return ((common[2] - common[0]) * (common[3] - common[1])) / Math.max(1e-9, (box[2] - box[0]) * (box[3] - box[1]));
}
