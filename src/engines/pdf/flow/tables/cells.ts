import { joinRuns, tidyRuns, type Run } from '../blocks.ts';
import type { Fragment } from '../letters/fragment.ts';
import { linesOf } from '../letters/lines.ts';

/** How far something reaches across a page. */
export interface Span {
  left: number;
  right: number;
}

export const spansOf = (parts: readonly Fragment[]): Span[] => parts.map(({ left, right }) => ({ left, right }));

/** Those that have a part of the page in common are one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.left - b.left)) {
    const last = merged.at(-1);
    if (last && span.left < last.right + 1) last.right = Math.max(last.right, span.right);
    else merged.push({ ...span });
  }
  return merged;
}

export const textOfCell = (fragments: readonly Fragment[]): Run[] =>
  tidyRuns(joinRuns(linesOf(fragments).map(({ runs }) => runs)));
