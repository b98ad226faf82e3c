import { language } from '../language.ts';

/** `1:02.48`, `1:00:02.48`: for display. */
export function clockTime(seconds: number): string {
  const hundredths = Math.max(0, Math.round(seconds * 100));
  const [hours, minutes] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60];
  const rest = ((hundredths % 6000) / 100).toFixed(2).padStart(5, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

const spoken = (unit: 'hour' | 'minute' | 'second') =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });

/** `1 minute 2.48 seconds`: for screen readers. */
export function spokenTime(seconds: number): string {
  const hundredths = Math.max(0, Math.round(seconds * 100));
  const parts = [
    [Math.floor(hundredths / 360_000), 'hour'],
    [Math.floor(hundredths / 6000) % 60, 'minute'],
    [(hundredths % 6000) / 100, 'second'],
  ] as const;
  const said = parts.filter(([value, unit]) => value > 0 || unit === 'second');
  return said.map(([value, unit]) => spoken(unit).format(value)).join(' ');
}
