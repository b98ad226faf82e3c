import { html, nothing, svg } from 'lit';
import { byRole, countingByRole } from '../../options/by-role.ts';
import { areasWords as words } from '../../../words/en/controls/areas.ts';

/** Half the width of the pen, as a fraction of the pad's height. */
const pen = 0.015;
/** The width of a letter relative to its height. The real font is measured when the text is written. */
const letter = 0.58;

/** A preview of what a tool puts into its areas; `undefined` if it removes content. */
export function areaMark(element: Element) {
  if (!byRole(element, 'mark-strokes')) return undefined;
  const colour = byRole(element, 'mark-colour')?.value;
  const drawn = countingByRole(element, 'mark-strokes');
  if (drawn) {
    // The pad wrote it.
    const strokes = JSON.parse(drawn.value) as number[][];
    if (strokes.length === 0) return nothing;
    const [xs, ys] = [0, 1].map((side) => strokes.flatMap((stroke) => stroke.filter((_, index) => index % 2 === side)));
    const box = [xs, ys].map((all = []) => ({ from: Math.min(...all) - pen, to: Math.max(...all) + pen }));
    const [across, down] = box.map(({ from, to }) => ({ from, size: to - from }));
    return html`<svg viewBox=${`${across?.from} ${down?.from} ${across?.size} ${down?.size}`} aria-hidden="true">
      ${strokes.map((stroke) => svg`<polyline points=${stroke.join(' ')} stroke=${colour}></polyline>`)}
    </svg>`;
  }
  const text = countingByRole(element, 'mark-text')?.value ?? words.mark;
  if (text === '') return nothing;
  const width = text.length * letter + 0.2;
  return html`<svg viewBox=${`0 0 ${width} 1.3`} aria-hidden="true">
    ${svg`<text x=${width / 2} y="1" text-anchor="middle" fill=${colour}>${text}</text>`}
  </svg>`;
}
