import type { NumberRange } from './ranges.ts';

/** The rotation of a page, in degrees clockwise. */
export type Turn = 90 | 180 | 270;

/** Consecutive pages. */
export interface PageRange extends NumberRange {
  /** The position among the files, from 0. Default 0. */
  file?: number;
  /** Default unchanged. */
  angle?: Turn;
}
