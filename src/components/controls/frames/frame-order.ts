import { placesOf } from '../../../jobs/contract/ranges.ts';
import { formatFrameList, parseFrameList, type ListedFrame } from '../../../options/frame-list.ts';
import { newKey } from '../pages/page-order.ts';

/** A frame on the strip. The same frame may be there more than once, so each has a key of its own. */
export interface FrameTile extends ListedFrame {
  key: number;
}

export const allFrames = (count: number): FrameTile[] =>
  Array.from({ length: count }, (_, frame) => ({ key: newKey(), frame }));

/** The frames that a list stands for; an empty one for all. */
export const framesOfList = (list: string, count: number): FrameTile[] =>
  list.trim() === ''
    ? allFrames(count)
    : parseFrameList(list).flatMap((range) =>
        placesOf(range, count).map((frame) => ({ key: newKey(), frame, delay: range.delay })),
      );

/** Empty for all as they are. */
export function listOfFrames(tiles: readonly FrameTile[], count: number): string {
  const list = formatFrameList(tiles, count);
  return list === formatFrameList(allFrames(count), count) ? '' : list;
}

/** The chosen ones at another time; as it was in the file, without one. In milliseconds. */
export const timed = (tiles: readonly FrameTile[], chosen: ReadonlySet<number>, delay?: number): FrameTile[] =>
  tiles.map((tile) => (chosen.has(tile.key) ? { ...tile, delay } : tile));

/** `0.1 s` */
export const seconds = (milliseconds: number) => `${Number((milliseconds / 1000).toFixed(3))} s`;
