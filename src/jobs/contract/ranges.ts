import { JobError } from '#errors/errors.ts';

/** Consecutive things, such as pages or frames. They come in reverse if `from` is after `to`. */
export interface NumberRange {
  /** Counted from 1; -1 is the last one. */
  from: number;
  to: number;
  /** Only those with odd or even numbers. Default all. */
  only?: 'odd' | 'even';
}

/** The rotation of a page, in degrees clockwise. */
export type Turn = 90 | 180 | 270;

/** Consecutive pages. */
export interface PageRange extends NumberRange {
  /** The position among the files, from 0. Default 0. */
  file?: number;
  /** Default unchanged. */
  angle?: Turn;
}

/** Converts a number to a position from 0. It is outside of 0 to `count` - 1 if there is no such thing. */
export const placeOf = (number: number, count: number): number => (number < 0 ? count + number : number - 1);

/** Returns the positions, from 0, that a range selects among `count`; those that do not exist are left out. */
export function placesOf({ from, to, only }: NumberRange, count: number): number[] {
  const [first, last] = [placeOf(from, count), placeOf(to, count)];
  const step = first <= last ? 1 : -1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first + index * step).filter(
    // Counted from 1, the first one is odd.
    (place) => place >= 0 && place < count && (!only || place % 2 === (only === 'odd' ? 0 : 1)),
  );
}

/**
 * Returns the positions, from 0, that ranges of pages select. Both ends of each must exist.
 *
 * @param pages how many there are.
 * @throws {JobError} `no-such-page`, or `no-pages-chosen` if there are none.
 */
export function pagesOfRanges(ranges: readonly NumberRange[], pages: number): number[] {
  const wanted = ranges.flatMap((range) => pagesOfRange(range, pages));
  if (wanted.length === 0) throw new JobError('no-pages-chosen', {});
  return wanted;
}

/** The same for one range, which may select none. */
export function pagesOfRange(range: NumberRange, pages: number): number[] {
  for (const page of [range.from, range.to]) {
    const place = placeOf(page, pages);
    if (place < 0 || place >= pages) throw new JobError('no-such-page', { page, pages });
  }
  return placesOf(range, pages);
}
