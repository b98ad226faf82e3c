/** A date (ISO 32000-2, 7.9.4). Missing parts at the end default to their minimum. */
const pattern = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([Zz])|([+-])(\d\d)'?(\d\d)?'?)?/;

/** Returns the local time as `2026-11-20T21:30:00`; empty if the text is not a date. */
export function readDate(text: string): string {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] = pattern.exec(text.trim()) ?? [];
  return year ? `${year}-${month}-${day}T${hour}:${minute}:${second}` : '';
}

/** Returns the offset from UTC as `+02:00`; undefined if the date does not include it. */
export function readOffset(text: string): string | undefined {
  const [, , , , , , , z, sign, hours, minutes = '00'] = pattern.exec(text.trim()) ?? [];
  return z ? '+00:00' : sign ? `${sign}${hours}:${minutes}` : undefined;
}

/** Formats a date for the information dictionary. @param date as from `readDate`. */
export const writeDate = (date: string, offset: string): string =>
  `D:${withSeconds(date).replace(/[-:T]/g, '')}${offset.replace(':', "'")}'`;

export const writeXmpDate = (date: string, offset: string): string => `${withSeconds(date)}${offset}`;

const withSeconds = (date: string): string => (/T\d\d:\d\d$/.test(date) ? `${date}:00` : date);

/** Returns the UTC offset of this device on a date. */
export function offsetHere(date: string): string {
  const minutes = -new Date(date).getTimezoneOffset() || 0;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
