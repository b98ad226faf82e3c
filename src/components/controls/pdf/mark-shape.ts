import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import type { PageSize } from '#jobs/contract/pdf-question.ts';

/** How marks begin, in points. */
const sizes = { box: 14, line: 140, marker: { width: 160, height: 16 } };

/** What is set for new marks. */
export interface Pen {
  colour: string;
  /** Of text, in points. */
  size: number;
  /** Of lines, in points. */
  thickness: number;
}

/** The colour of a highlight through which text can be read. */
const marker = '#ffe45c';

interface Place {
  /** From 1. */
  page: number;
  /** Shares of the page from its upper left. */
  x: number;
  y: number;
  size: PageSize;
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** A mark around a place. @param text of a text. */
export function markAt(type: PageMark['type'], { page, x, y, size }: Place, pen: Pen, text = ''): PageMark {
  const around = (width: number, height: number) => {
    const [w, h] = [Math.min(1, width / size.width), Math.min(1, height / size.height)];
    return {
      page,
      left: clamp(Math.min(1 - w, x - w / 2)),
      top: clamp(Math.min(1 - h, y - h / 2)),
      width: w,
      height: h,
    };
  };
  const { colour, thickness } = pen;
  switch (type) {
    case 'text': {
      // The pointer is where the text begins, in the middle of its line.
      const height = (pen.size * 1.15) / size.height;
      return { type, page, left: clamp(x), top: clamp(y - height / 2), width: 0, height, text, size: pen.size, colour };
    }
    case 'tick':
    case 'cross':
      return { type, ...around(sizes.box, sizes.box), colour };
    case 'highlight':
      return { type, ...around(sizes.marker.width, sizes.marker.height), colour: marker };
    default:
      return { type, ...around(sizes.line, 0), points: [0, 0, 1, 0], colour, thickness };
  }
}

/** A line or a drawing through points of the page, as alternating shares. */
export function markThrough(type: 'line' | 'pen', page: number, drawn: readonly number[], pen: Pen): PageMark {
  const xs = drawn.filter((_, index) => index % 2 === 0).map(clamp);
  const ys = drawn.filter((_, index) => index % 2 === 1).map(clamp);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const share = (value: number, from: number, size: number) => (size === 0 ? 0 : clamp((value - from) / size));
  const points = xs.flatMap((x, index) => [share(x, left, width), share(ys[index] ?? 0, top, height)]);
  return { type, page, left, top, width, height, points, colour: pen.colour, thickness: pen.thickness };
}

/** A mark with another size: text stays in proportion. */
export function scaled(mark: PageMark, area: { left: number; top: number; width: number; height: number }): PageMark {
  if (mark.type !== 'text') return { ...mark, ...area };
  const times = Math.max(area.width / (mark.width || 1), area.height / (mark.height || 1));
  const size = Math.max(4, Math.min(200, mark.size * times));
  const real = size / mark.size;
  return { ...mark, size, width: mark.width * real, height: mark.height * real };
}
