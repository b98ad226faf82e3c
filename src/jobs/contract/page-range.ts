import type { NumberRange } from './ranges.ts';

/** By which a page is turned, in degrees clockwise. */
export type Turn = 90 | 180 | 270;

/** Pages next to each other. */
export interface PageRange extends NumberRange {
  /** By its place among the files, from 0. Default 0. */
  file?: number;
  /** Default: as they are. */
  angle?: Turn;
}
