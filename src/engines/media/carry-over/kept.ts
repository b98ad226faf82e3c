/** Which part of a recording a result is of, on the recording's own clock, in seconds. */
export interface Kept {
  /** What the result begins with. */
  start: number;
  end: number;
  /** When it begins in the result, in seconds. Default 0. */
  offset?: number;
  /** How many times faster it is. Default 1. */
  speed?: number;
  /** Whether it runs backwards. Default false. */
  reversed?: boolean;
}

/** A time span in the result; nothing where it is not in there. */
export function spanIn({ start, end, offset = 0, speed = 1 }: Kept, from: number, to: number) {
  const span = {
    start: offset + (Math.max(from, start) - start) / speed,
    end: offset + (Math.min(to, end) - start) / speed,
  };
  return span.end > span.start ? span : undefined;
}
