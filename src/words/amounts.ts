/** Numbers, sizes and times in people's words. */

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;

/** `1.4 MB`. Decimal units, as file managers and upload limits have them. */
export function describeSize(bytes: number): string {
  // What would be rounded to a thousand is one of the next unit.
  const power = units.findLastIndex((_, at) => at === 0 || bytes >= 999.5 * 1000 ** (at - 1));
  const value = bytes / 1000 ** power;
  return sizeFormat(power, power === 0 || value >= 100 ? 0 : 1).format(value);
}

const numbers = new Intl.NumberFormat('en', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 3,
});

/** `135 million`, `4.34 trillion`. */
export const describeNumber = (number: number): string => numbers.format(number);

/** Made once: to make one takes longer than all else that a row of a long list needs. */
const sizeFormats = new Map<string, Intl.NumberFormat>();
function sizeFormat(power: number, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${power} ${maximumFractionDigits}`;
  const unit = units[power] ?? 'byte';
  const unitDisplay = power === 0 ? 'long' : 'short';
  const made =
    sizeFormats.get(key) ?? new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay, maximumFractionDigits });
  sizeFormats.set(key, made);
  return made;
}

const shares = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero' });

/** `−63%` or `+4%`; `0%` when nothing changed. */
export function describeChange(before: number, after: number): string {
  const change = after / before - 1;
  // Something is left.
  if (change < -0.99 && after > 0) return `−${(Math.floor(-change * 1000) / 10).toLocaleString('en')}%`;
  return shares.format(change).replace('-', '−');
}

/** `4 s`, `3 min 20 s`, `1 h 5 min`. */
export function describeDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor((whole % 3600) / 60), 'min'],
    [whole % 60, 's'],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).slice(0, 2);
  return shown.length === 0 ? 'under 1 s' : shown.map(([value, unit]) => `${value} ${unit}`).join(' ');
}

/** `1 page`, `12 pages`. */
export const count = (number: number, thing: string) =>
  `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
