const fraction = String.raw`(?:[.,]\d+)?`;
const part = String.raw`[0-5]?\d`;

/** A time as people type it: `160`, `2:40`, `1:02:40.5`. */
export const timePattern = new RegExp(String.raw`^\s*(?:\d+:${part}:${part}|\d+:${part}|\d+)${fraction}\s*$`);

/** In seconds; `NaN` for anything else. */
export const parseTime = (text: string): number =>
  timePattern.test(text)
    ? rounded(
        text
          .replace(',', '.')
          .split(':')
          .reduce((sum, number) => sum * 60 + Number(number), 0),
      )
    : NaN;

/** Rounded to the microsecond, so that the shown frame is hit. */
export const rounded = (seconds: number) => Math.round(seconds * 1e6) / 1e6;
