/** The part of a recording that a result contains, on the recording's own clock, in seconds. */
export interface Kept {
  /** Where the kept part begins. */
  start: number;
  end: number;
  /** When the part begins in the result, in seconds. Default 0. */
  offset?: number;
  /** How many times faster it is. Default 1. */
  speed?: number;
  /** Whether it runs backwards. Default false. */
  reversed?: boolean;
}

/** Converts a time span to the clock of the result; undefined if the result does not contain any of it. */
export function spanIn({ start, end, offset = 0, speed = 1 }: Kept, from: number, to: number) {
  const span = {
    start: offset + (Math.max(from, start) - start) / speed,
    end: offset + (Math.min(to, end) - start) / speed,
  };
  return span.end > span.start ? span : undefined;
}
