import type { Cue } from './cues.ts';

/** Formats a time as `01:02:03,004`. @param time In seconds. */
export function clock(time: number, point: ',' | '.'): string {
  const milliseconds = Math.round(time * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const parts = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60, (milliseconds / 1000) % 60];
  return `${parts.map(two).join(':')}${point}${String(milliseconds % 1000).padStart(3, '0')}`;
}

/** Parses `1:02:03.004`, with a point or a comma; a minus before any of its parts makes all of it negative. */
export const secondsOf = (time: string) =>
  (time.includes('-') ? -1 : 1) *
  time
    .replaceAll('-', '')
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * Multiplies every time first, then moves it by `shift` seconds.
 *
 * @returns the cues without those that would end before 0, and how many of them begin at 0 in place of before it.
 */
export function retimeCues(cues: readonly Cue[], stretch: number, shift: number): { cues: Cue[]; begun: number } {
  const kept = cues
    .map((cue) => ({ ...cue, start: cue.start * stretch + shift, end: cue.end * stretch + shift }))
    .filter(({ end }) => end > 0);
  return {
    cues: kept.map((cue) => ({ ...cue, start: Math.max(0, cue.start) })),
    begun: kept.filter(({ start }) => start < 0).length,
  };
}
