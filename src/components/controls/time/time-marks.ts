import { html } from 'lit';
import { writeTime } from '#options/write-time.ts';

/** How far apart marks may be, in seconds, and how many are in view at most. */
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600];
const most = 6;

/** The times along a recording of this duration, in seconds. `zoom`: how much of it is in view, as one part of so many. */
function marksOf(duration: number, zoom: number): number[] {
  const step = steps.find((each) => duration / zoom / each <= most) ?? Infinity;
  const count = Number.isFinite(step) ? Math.ceil(duration / step) - 1 : 0;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (index + 1) * step);
}

export const timeMarks = (duration: number, zoom = 1) =>
  html`<div class="marks" aria-hidden="true">
    ${marksOf(duration, zoom).map((seconds) => html`<span data-at=${seconds}>${writeTime(seconds)}</span>`)}
  </div>`;

/** Puts the marks within an element to their places. */
export function placeMarks(line: HTMLElement, duration: number) {
  for (const mark of line.querySelectorAll<HTMLElement>('.marks > span'))
    // The page's policy blocks style attributes, but not setting properties by script.
    mark.style.setProperty('--mark', String(Number(mark.dataset['at']) / duration));
}
