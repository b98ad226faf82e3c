import { placesOf } from '#jobs/contract/ranges.ts';
import { formatFrameList, parseFrameList, type ListedFrame } from '#options/frame-list.ts';
import { newKey } from '../pages/page-order.ts';

/** A frame on the strip. The same frame may occur more than once, so each has its own key. */
export interface FrameTile extends ListedFrame {
  key: number;
}

export const allFrames = (count: number): FrameTile[] =>
  Array.from({ length: count }, (_, frame) => ({ key: newKey(), frame }));

/** Returns the frames of a list; an empty list means all frames. */
export const framesOfList = (list: string, count: number): FrameTile[] =>
  list.trim() === ''
    ? allFrames(count)
    : parseFrameList(list).flatMap((range) =>
        placesOf(range, count).map((frame) => ({ key: newKey(), frame, delay: range.delay })),
      );

/** Writes the list; empty for all frames unchanged. */
export function listOfFrames(tiles: readonly FrameTile[], count: number): string {
  const list = formatFrameList(tiles, count);
  return list === formatFrameList(allFrames(count), count) ? '' : list;
}

/** Changes the time of the chosen frames, in milliseconds; without `delay`, to their time in the file. */
export const timed = (tiles: readonly FrameTile[], chosen: ReadonlySet<number>, delay?: number): FrameTile[] =>
  tiles.map((tile) => (chosen.has(tile.key) ? { ...tile, delay } : tile));

/** `0.1 s` */
export const seconds = (milliseconds: number) => `${Number((milliseconds / 1000).toFixed(3))} s`;
