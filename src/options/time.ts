const fraction = String.raw`(?:[.,]\d+)?`;
const part = String.raw`[0-5]?\d`;

/** A time as people type it: `160`, `2:40`, `1:02:40.5`. */
export const timePattern = new RegExp(String.raw`^\s*(?:\d+:${part}:${part}|\d+:${part}|\d+)${fraction}\s*$`);

/** In seconds; `NaN` for what is no time. */
export const parseTime = (text: string): number =>
  timePattern.test(text)
    ? rounded(
        text
          .replace(',', '.')
          .split(':')
          .reduce((sum, number) => sum * 60 + Number(number), 0),
      )
    : NaN;

/** To the microsecond, so that the frame that is shown is met. */
export const rounded = (seconds: number) => Math.round(seconds * 1e6) / 1e6;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** `2:40`, `1:02:40.5`: what `parseTime` gives back the same, to the microsecond. */
export function writeTime(seconds: number): string {
  const micros = Math.round(seconds * 1e6);
  const [hours, minutes] = [Math.floor(micros / 3.6e9), Math.floor(micros / 6e7) % 60];
  const whole = twoDigits(Math.floor(micros / 1e6) % 60);
  const rest = String(micros % 1e6)
    .padStart(6, '0')
    .replace(/0+$/, '');
  const end = `${whole}${rest && `.${rest}`}`;
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`;
}
