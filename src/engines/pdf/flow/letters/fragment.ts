import { addRun, textOfRuns, type Run } from '../blocks.ts';
import type { Area } from './letters.ts';

/** Letters that stand side by side, with no more than spaces between them. */
export interface Fragment extends Area {
  type: 'text';
  runs: Run[];
  /** The distance of its baseline from the top. */
  base: number;
  /** Of most of its letters, in points. */
  size: number;
  /** How many letters it has. */
  length: number;
  isBold: boolean;
  isCode: boolean;
}

/** In ems. Letters that are further apart do not belong to one word. */
export const spaceWidth = 0.16;

export const gapBetween = (a: Area, b: Area): number => Math.max(b.left - a.right, a.left - b.right);

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const isRightToLeft = ({ runs }: Fragment) => rightToLeft.test(textOfRuns(runs));

/** Joins two fragments on one line. */
export function inOne(a: Fragment, b: Fragment): Fragment {
  const isInOrder = isRightToLeft(a) || isRightToLeft(b) ? a.right >= b.right : a.left <= b.left;
  const [first, second] = isInOrder ? [a, b] : [b, a];
  const larger = a.length >= b.length ? a : b;
  const runs = first.runs.map((run) => ({ ...run }));
  if (gapBetween(a, b) > spaceWidth * larger.size) addRun(runs, { text: ' ' });
  for (const run of second.runs) addRun(runs, run);
  return {
    type: 'text',
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
    runs,
    base: larger.base,
    size: larger.size,
    length: a.length + b.length,
    isBold: a.isBold && b.isBold,
    isCode: a.isCode && b.isCode,
  };
}
