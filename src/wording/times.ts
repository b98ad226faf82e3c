import { locale } from '#language.ts';
import { onFirstUse } from './on-first-use.ts';

/** `1:02.48`, `1:00:02.48`: for display. */
export function clockTime(seconds: number): string {
  const hundredths = Math.max(0, Math.round(seconds * 100));
  const [hours, minutes] = [Math.floor(hundredths / 360_000), Math.floor(hundredths / 6000) % 60];
  const rest = ((hundredths % 6000) / 100).toFixed(2).padStart(5, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

const spoken = (unit: 'hour' | 'minute' | 'second') =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });

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

const dates = onFirstUse(
  () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);

/** `2 Aug 2026, 18:40` for what cameras write as `2026:08:02 18:40:00`, in the time zone that they do not name. */
export function cameraTime(value: string): string {
  const written = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(value);
  const time = written && Date.parse(`${written[1]}-${written[2]}-${written[3]}T${written[4]}Z`);
  return time === null || Number.isNaN(time) ? value : dates().format(time);
}
