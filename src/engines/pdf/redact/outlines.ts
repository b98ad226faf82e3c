import type { Box } from '../content/view.ts';

export type Point = readonly [x: number, y: number];

/** A straight line as its ends, or a Bézier curve with its control points in between. */
export type Segment = readonly [Point, Point] | readonly [Point, Point, Point, Point];

/** Points closer than this are the same. In points. */
const near = 1e-6;

const firstOf = (segment: Segment): Point => segment[0];
const lastOf = (segment: Segment): Point => segment.at(-1) ?? segment[0];

/** Whether one of the segments runs through a box, and not just along its edge. */
export const enters = (segments: readonly Segment[], box: Box): boolean =>
  segments.some((segment) => mayTouch(segment, box) && piecesAt(segment, box).some((piece) => isInside(piece, box)));

function mayTouch(segment: Segment, [left, bottom, right, top]: Box): boolean {
  const is = (axis: 0 | 1, from: number, to: number) =>
    segment.some((point) => point[axis] > from) && segment.some((point) => point[axis] < to);
  return is(0, left, right) && is(1, bottom, top);
}

function isInside(piece: Segment, [left, bottom, right, top]: Box): boolean {
  const [x, y] = middleOf(piece);
  return x > left + near && x < right - near && y > bottom + near && y < top - near;
}

/** Removes the parts of a stroked path that lie in boxes, and returns the rest as unbroken chains of segments. */
export function withoutParts(segments: readonly Segment[], isClosed: boolean, boxes: readonly Box[]): Segment[][] {
  const chains: Segment[][] = [];
  let isGap = true;
  for (const segment of segments) {
    const touched = boxes.filter((box) => mayTouch(segment, box));
    const pieces = touched.reduce<Segment[]>((all, box) => all.flatMap((piece) => piecesAt(piece, box)), [segment]);
    for (const piece of pieces) {
      const isGone = touched.some((box) => isInside(piece, box));
      if (!isGone && isGap) chains.push([]);
      if (!isGone) chains.at(-1)?.push(piece);
      isGap = isGone;
    }
  }
  const [first, last] = [chains[0], chains.at(-1)];
  const start = first?.[0];
  const isWhole = start && chains.length > 1 && isClosed && !isGap && firstOf(start) === segments[0]?.[0];
  return isWhole && first && last ? [...chains.slice(1, -1), [...last, ...first]] : chains;
}

/** Subtracts a box from a closed outline. Outside the box, the winding numbers stay the same. */
export function outside(outline: Segment[], [left, bottom, right, top]: Box): Segment[][] {
  const sides = (outlines: Segment[][], axis: 0 | 1, limit: number, side: 1 | -1) =>
    outlines.flatMap((each) => half(each, axis, limit, side));
  const between = sides(half(outline, 0, left, 1), 0, right, -1);
  const parts = [
    half(outline, 0, left, -1),
    half(outline, 0, right, 1),
    sides(between, 1, bottom, -1),
    sides(between, 1, top, 1),
  ];
  return parts.flat().filter((part) => !isFlat(part) || isFlat(outline));
}

function isFlat(outline: readonly Segment[]): boolean {
  return ([0, 1] as const).some((axis) => {
    const values = outline.flatMap((segment) => segment.map((point) => point[axis]));
    return values.every((value) => Math.abs(value - (values[0] ?? 0)) < near);
  });
}

/**
 * Returns the part of a closed outline on one side of a line, closed along that line.
 *
 * @param side 1 for values above the limit, -1 below.
 */
function half(outline: Segment[], axis: 0 | 1, limit: number, side: 1 | -1): Segment[][] {
  const pieces = outline.flatMap((segment) => split(segment, axis, limit));
  const isKept = pieces.map((piece) => (middleOf(piece)[axis] - limit) * side > 0);
  const gap = isKept.indexOf(false);
  if (gap < 0) return [outline];
  const chains: Segment[][] = [];
  for (let at = 1; at <= pieces.length; at++) {
    const place = (gap + at) % pieces.length;
    const piece = pieces[place];
    if (!piece || !isKept[place]) continue;
    if (!isKept[(place + pieces.length - 1) % pieces.length]) chains.push([]);
    chains.at(-1)?.push(piece);
  }
  return closeAlong(chains, axis === 0 ? 1 : 0);
}

/**
 * Closes chains, which begin and end on a line, along that line. Where it would be traced in both directions, nothing
 * is drawn.
 */
function closeAlong(chains: Segment[][], axis: 0 | 1): Segment[][] {
  const ends = chains.map((chain) => {
    const [first, last] = [chain[0], chain.at(-1)];
    return { chain, start: first ? firstOf(first) : none, end: last ? lastOf(last) : none };
  });
  const places = [
    ...new Map(ends.flatMap(({ start, end }) => [start, end]).map((point) => [point[axis], point])).values(),
  ].toSorted((a, b) => a[axis] - b[axis]);
  const indexOf = (point: Point) => places.findIndex((place) => place[axis] === point[axis]);
  // How often the line is traced from each place to the next; negative for backwards.
  const steps = places.map(() => 0);
  for (const [at, { end }] of ends.entries()) {
    const [from, to] = [indexOf(end), indexOf(ends[(at + 1) % ends.length]?.start ?? end)];
    for (let step = Math.min(from, to); step < Math.max(from, to); step++)
      steps[step] = (steps[step] ?? 0) + Math.sign(to - from);
  }
  const waiting = new Set(ends);
  const closed: Segment[][] = [];
  for (const first of waiting) {
    const loop: Segment[] = [];
    const start = indexOf(first.start);
    let next: (typeof ends)[number] | undefined = first;
    for (let place = start; next || place !== start;) {
      if (next) {
        loop.push(...next.chain);
        waiting.delete(next);
        place = indexOf(next.end);
      } else {
        const step = (steps[place] ?? 0) > 0 ? 1 : -1;
        const over = step > 0 ? place : place - 1;
        const [from, to] = [places[place], places[place + step]];
        if (!from || !to || (steps[over] ?? 0) * step <= 0) break;
        steps[over] = (steps[over] ?? 0) - step;
        loop.push([from, to]);
        place += step;
      }
      next = place === start ? undefined : [...waiting].find((each) => indexOf(each.start) === place);
    }
    closed.push(loop);
  }
  return closed;
}

const none: Point = [0, 0];

/** Splits a segment where it crosses the edges of a box, extended to lines. */
function piecesAt(segment: Segment, [left, bottom, right, top]: Box): Segment[] {
  let pieces = [segment];
  for (const [axis, limit] of [
    [0, left],
    [0, right],
    [1, bottom],
    [1, top],
  ] as const)
    pieces = pieces.flatMap((piece) => split(piece, axis, limit));
  return pieces;
}

/** Splits a segment where it crosses a line. */
function split(segment: Segment, axis: 0 | 1, limit: number): Segment[] {
  const values = segment.map((point) => point[axis] - limit);
  if (values.every((value) => value >= 0) || values.every((value) => value <= 0)) return [segment];
  const pieces: Segment[] = [];
  let rest = segment;
  let done = 0;
  for (const share of crossings(values)) {
    const [before, after] = divide(rest, (share - done) / (1 - done), axis, limit);
    pieces.push(before);
    rest = after;
    done = share;
  }
  return [...pieces, rest];
}

/** Returns the parameters, between 0 and 1, at which a line or curve with these values crosses zero. */
function crossings(values: readonly number[]): number[] {
  const at = (share: number) => valueAt(values, share);
  const bounds = [0, ...turns(values), 1];
  return bounds.slice(1).flatMap((to, index) => {
    let [low, high] = [bounds[index] ?? 0, to];
    if (at(low) * at(high) >= 0) return [];
    for (let step = 0; step < 60; step++) {
      const middle = (low + high) / 2;
      if (at(low) * at(middle) <= 0) high = middle;
      else low = middle;
    }
    const share = (low + high) / 2;
    return share > 0 && share < 1 ? [share] : [];
  });
}

/** Returns the parameters, between 0 and 1, of the extrema of a curve with these values. */
function turns([p0 = 0, p1 = 0, p2 = 0, p3]: readonly number[]): number[] {
  if (p3 === undefined) return [];
  const [a, b, c] = [p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0];
  const root = Math.sqrt(b * b - 4 * a * c);
  const found = Math.abs(a) < 1e-12 ? [-c / b] : [(-b - root) / (2 * a), (-b + root) / (2 * a)];
  return found.filter((share) => share > 0 && share < 1).toSorted((x, y) => x - y);
}

function valueAt(values: readonly number[], share: number): number {
  let level = values;
  while (level.length > 1) level = level.slice(1).map((value, at) => (level[at] ?? 0) * (1 - share) + value * share);
  return level[0] ?? 0;
}

const middleOf = (segment: Segment): Point => [
  valueAt(
    segment.map(([x]) => x),
    0.5,
  ),
  valueAt(
    segment.map(([, y]) => y),
    0.5,
  ),
];

/** Divides a segment in two, which meet exactly on the line. */
function divide(segment: Segment, share: number, axis: 0 | 1, limit: number): [Segment, Segment] {
  const [before, after]: [Point[], Point[]] = [[], []];
  let level: readonly Point[] = segment;
  while (level.length > 0) {
    before.push(level[0] ?? [0, 0]);
    after.unshift(level.at(-1) ?? [0, 0]);
    level = level.slice(1).map((point, at) => {
      const [x, y] = level[at] ?? [0, 0];
      return [x * (1 - share) + point[0] * share, y * (1 - share) + point[1] * share] as const;
    });
  }
  const [x, y] = after[0] ?? [0, 0];
  const meeting: Point = axis === 0 ? [limit, y] : [x, limit];
  before[before.length - 1] = meeting;
  after[0] = meeting;
  // Both halves have the same number of points as the original.
  return [before as unknown as Segment, after as unknown as Segment];
}
