import type { Matrix } from '../content/matrix.ts';
import type { Box } from '../content/view.ts';
import { contains, overlap, touches } from '../content/boxes.ts';
import { enters, outside, withoutParts, type Point, type Segment } from './outlines.ts';

export interface Under {
  gone: readonly Subpath[];
  isHard: boolean;
  isCut: boolean;
  isAllGone: boolean;
}

interface Subpath {
  /** Including the control points of curves. */
  points: Point[];
  segments: Segment[];
  isClosed: boolean;
  /** Whether all its lines are horizontal or vertical, as in frames, rules and backgrounds. */
  isPlain: boolean;
  isRectangle: boolean;
}

export const pathOperators = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);
export const paintOperators = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n']);

/** A path under construction, in the page's coordinates. */
export class PathInProgress {
  #subpaths: Subpath[] = [];

  add(operator: string, operands: readonly unknown[], [a, b, c, d, e, f]: Matrix) {
    const numbers = operands.filter((value) => typeof value === 'number');
    const at = (x: number, y: number): Point => [a * x + c * y + e, b * x + d * y + f];
    if (operator === 're') {
      const [x = 0, y = 0, width = 0, height = 0] = numbers;
      const points = [at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)];
      const segments = points.map((point, index): Segment => [point, points[(index + 1) % 4] ?? point]);
      const isPlain = isUpright([a, b, c, d, e, f]);
      this.#subpaths.push({ points, segments, isClosed: true, isPlain, isRectangle: true });
      return;
    }
    const before = this.#subpaths.at(-1);
    if (operator === 'h') {
      if (before) this.#close(before);
      return;
    }
    const points = Array.from({ length: numbers.length >> 1 }, (_, index) =>
      at(numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0),
    );
    const [first] = points;
    if (!first) return;
    if (operator === 'm' || !before || before.isClosed) {
      // After `h`, the path continues at the start of the closed subpath.
      const from = operator === 'm' ? first : (before?.points[0] ?? first);
      this.#subpaths.push({
        points: [from],
        segments: [],
        isClosed: false,
        isPlain: true,
        isRectangle: false,
      });
      if (operator === 'm') return;
    }
    const last = this.#subpaths.at(-1);
    const from = last?.points.at(-1);
    if (!last || !from) return;
    last.segments.push(toSegment(operator, from, points));
    for (const point of points) {
      const [x, y] = last.points.at(-1) ?? point;
      last.isPlain &&= Math.abs(x - point[0]) < 0.01 || Math.abs(y - point[1]) < 0.01;
      last.points.push(point);
    }
  }

  /** Closes the last subpath, as some painting operators do. */
  close() {
    const last = this.#subpaths.at(-1);
    if (last) this.#close(last);
  }

  #close(subpath: Subpath) {
    const [first, last] = [subpath.points[0], subpath.points.at(-1)];
    if (!subpath.isClosed && first && last && (first[0] !== last[0] || first[1] !== last[1]))
      subpath.segments.push([last, first]);
    subpath.isClosed = true;
  }

  /** Whether a subpath runs through an area or lies in it. */
  isUnder(areas: readonly Box[]): boolean {
    return this.#subpaths.some(({ segments, points }) => {
      const box = around(points, 0);
      return areas.some((area) => touches(box, area) && enters(segments, area));
    });
  }

  /** Returns the closed outlines to fill, without the parts under areas, in the page's coordinates. */
  filled(areas: readonly Box[]): Segment[][] {
    return this.#left(areas).flatMap(({ segments, points }) => {
      const [first, last] = [points[0], segments.at(-1)?.at(-1)];
      const isOpen = first && last && (first[0] !== last[0] || first[1] !== last[1]);
      const outline: Segment[] = isOpen ? [...segments, [last, first]] : segments;
      return areas.reduce<Segment[][]>(
        (parts, area) => parts.flatMap((part) => (enters(part, area) ? outside(part, area) : [part])),
        outline.length > 0 ? [outline] : [],
      );
    });
  }

  /** Returns the lines to stroke, without the parts under areas, in the page's coordinates. */
  stroked(areas: readonly Box[]): { segments: Segment[]; isClosed: boolean }[] {
    return this.#left(areas).flatMap(({ segments, isClosed }) => {
      if (!areas.some((area) => enters(segments, area))) return [{ segments, isClosed }];
      return withoutParts(segments, isClosed, areas).map((chain) => ({ segments: chain, isClosed: false }));
    });
  }

  #left(areas: readonly Box[]): Subpath[] {
    const gone = new Set(this.under(areas, 0).gone);
    return this.#subpaths.filter((subpath) => !gone.has(subpath));
  }

  /**
   * Returns the subpaths to remove, whether one with slanted lines or curves remains at an area, and whether a plain
   * one does.
   */
  under(areas: readonly Box[], margin: number): Under {
    const gone: Subpath[] = [];
    let isHard = false;
    let isCut = false;
    const all = this.#subpaths.map((subpath) => ({ subpath, box: around(subpath.points, margin) }));
    const near = all.filter(({ box }) => areas.some((area) => touches(box, area)));
    const letters = near.filter(({ box }) => isLetter(box)).slice(0, mostLetters);
    for (const { subpath, box } of near) {
      // The counters of a letter go with it.
      const whole = isLetter(box) ? (letters.find((letter) => contains(letter.box, box))?.box ?? box) : box;
      const isGone = areas.some(
        (area) => contains(area, whole) || (isLetter(whole) && coveredShare(whole, area) > 0.6),
      );
      if (isGone) gone.push(subpath);
      else if (subpath.isPlain) isCut = true;
      else isHard = true;
    }
    return { gone, isHard, isCut, isAllGone: gone.length > 0 && gone.length === this.#subpaths.length };
  }

  /** The box, if the path is a single upright rectangle. */
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

function around(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin];
}

/** Shapes up to this size are mostly letters drawn as paths: even a part of one could be recognized. In points. */
const letterSize = 24;
const mostLetters = 1000;

const isLetter = ([left, bottom, right, top]: Box): boolean => right - left <= letterSize && top - bottom <= letterSize;

function toSegment(operator: string, from: Point, [a = from, b = from, c = from]: readonly Point[]): Segment {
  if (operator === 'c') return [from, a, b, c];
  if (operator === 'v') return [from, from, a, b];
  return operator === 'y' ? [from, a, b, b] : [from, a];
}

function coveredShare(box: Box, area: Box): number {
  const common = overlap(box, area);
  if (!common) return 0;
  return ((common[2] - common[0]) * (common[3] - common[1])) / Math.max(1e-9, (box[2] - box[0]) * (box[3] - box[1]));
}
