/** Consecutive things, such as pages or frames. They come in reverse if `from` is after `to`. */
export interface NumberRange {
  /** Counted from 1; -1 is the last one. */
  from: number;
  to: number;
  /** Only those with odd or even numbers. Default all. */
  only?: 'odd' | 'even';
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
