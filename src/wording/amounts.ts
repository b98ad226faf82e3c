import { locale, localeOfSizes } from '#language.ts';
import { onFirstUse } from './on-first-use.ts';

/** Numbers, sizes, times and lists, in the language of the page. */

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;

/** `1.4 MB`. Decimal units, as in file managers and upload limits. */
export function describeSize(bytes: number, style = locale): string {
  // A value that would round to a thousand moves to the next unit.
  const power = units.findLastIndex((_, at) => at === 0 || bytes >= 999.5 * 1000 ** (at - 1));
  const value = bytes / 1000 ** power;
  const digits = power === 0 || value >= 100 ? 0 : 1;
  const text = sizeFormat(power, digits, power > 0 ? localeOfSizes(style) : style).format(value);
  // Kept from being turned round.
  return power > 0 && localeOfSizes(style) !== style ? `\u2068${text}\u2069` : text;
}

/** Width and height in pixels, on one line. */
export const describePixels = ({ width, height }: { width: number; height: number }) =>
  `${width}\u00a0×\u00a0${height}`;

const numbers = onFirstUse(
  () => new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 3 }),
);

/** `135 million`, `4.34 trillion`. */
export const describeNumber = (number: number): string => numbers().format(number);

/** Cached: creating one takes longer than everything else in a row of a long list. */
const sizeFormats = new Map<string, Intl.NumberFormat>();
function sizeFormat(power: number, maximumFractionDigits: number, style: string): Intl.NumberFormat {
  const key = `${power} ${maximumFractionDigits} ${style}`;
  const unit = units[power] ?? 'byte';
  const unitDisplay = power === 0 ? 'long' : 'short';
  const made =
    sizeFormats.get(key) ?? new Intl.NumberFormat(style, { style: 'unit', unit, unitDisplay, maximumFractionDigits });
  sizeFormats.set(key, made);
  return made;
}

const shares = onFirstUse(() => new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' }));

/** Whether a change would be described as `0%`. */
export const isSame = (before: number, after: number): boolean => Math.abs(after / before - 1) < 0.005;

/** `−63%` or `+4%`; `0%` when nothing changed. */
export function describeChange(before: number, after: number): string {
  const change = after / before - 1;
  // Never −100% while something is left.
  if (change < -0.99 && after > 0) return describeShare(Math.ceil(change * 1000) / 1000, 1).replace('-', '−');
  return shares().format(change).replace('-', '−');
}

/** `12.5%`, with this many decimal places. */
export const describeShare = (share: number, digits = 0): string =>
  share.toLocaleString(locale, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });

/** What follows a number: `\u00a0kB`, `°`, and `%` with the space that the language writes before it. */
export const unitAfter = (unit: string): string =>
  unit === '%' ? describeShare(0).replace(/\p{Nd}/u, '') : '°×'.includes(unit) ? unit : `\u00a0${unit}`;

/** `4 s`, `3 min 20 s`, `1 h 5 min`: SI symbols, which no language translates. */
export function describeDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor((whole % 3600) / 60), 'min'],
    [whole % 60, 's'],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).slice(0, 2);
  return shown.length === 0 ? '< 1 s' : shown.map(([value, unit]) => `${value} ${unit}`).join(' ');
}

const plainNumbers = onFirstUse(() => new Intl.NumberFormat(locale));

/** `1,240`. */
export const describeWhole = (number: number): string => plainNumbers().format(number);

const conjunction = onFirstUse(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
const disjunction = onFirstUse(() => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** `MP4, MOV and WebM`. */
export const listOf = (things: readonly string[]): string => conjunction().format(things);

const plainList = onFirstUse(() => new Intl.ListFormat(locale, { type: 'unit' }));

/** `2 PNG, 1 PDF`: things beside each other, not as a part of a sentence. */
export const besideEachOther = (things: readonly string[]): string => plainList().format(things);

/** `VLC or HandBrake`. */
export const anyOf = (things: readonly string[]): string => disjunction().format(things);
