import type { Box } from '../content/view.ts';
import type { PageText } from '../render/page-text.ts';

/** Returns a box for each line of some characters, by their indexes in a page's text. Turned text has one each. */
export function lineBoxes(text: PageText, places: readonly number[]): Box[] {
  const lines: Box[] = [];
  for (const place of places) {
    if (text.text[place]?.trim() === '') continue;
    const { box, along } = text.drawn(place);
    const last = lines.at(-1);
    const [x, y] = along.map((value) => Math.abs(value / Math.hypot(...along)));
    const isLevel = (y ?? 0) < level;
    const isSteep = (x ?? 0) < level;
    if (last && ((isLevel && (isBeside(last, box, 0) || isBelow(last, box))) || (isSteep && isBeside(last, box, 1))))
      lines[lines.length - 1] = around(last, box);
    else lines.push(box);
  }
  return lines;
}

/** Joins boxes of letters in one line. */
export function joinBoxes(boxes: readonly Box[]): Box[] {
  const lines: Box[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    if (last && isBeside(last, box, 0)) lines[lines.length - 1] = around(last, box);
    else lines.push(box);
  }
  return lines;
}

const around = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** The sine of the angle by which a line may be askew and still have one box. */
const level = 0.1;

/** Whether a box is in one line with another: beside it, or above or below it for `axis` 1. */
function isBeside(line: Box, box: Box, axis: 0 | 1): boolean {
  const [from, to] = axis === 0 ? ([1, 3] as const) : ([0, 2] as const);
  const height = Math.min(line[to] - line[from], box[to] - box[from]);
  const common = Math.min(line[to], box[to]) - Math.max(line[from], box[from]);
  const [start, end] = axis === 0 ? ([0, 2] as const) : ([1, 3] as const);
  const gap = Math.max(box[start] - line[end], line[start] - box[end]);
  return common > height / 2 && gap < height;
}

/** Whether a character continues a vertical line: of the same width, in the same column, and close. */
function isBelow(line: Box, box: Box): boolean {
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const isSameColumn = Math.abs(box[0] - line[0]) < width / 2 && Math.abs(box[2] - line[2]) < width / 2;
  return isSameColumn && box[3] < line[3] && line[1] - box[3] < height / 2;
}
