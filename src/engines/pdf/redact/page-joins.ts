import { FoldedText } from '#folding/folded-text.ts';
import type { Reading } from '../render/reading-order.ts';
import { placesIn } from './places.ts';

/** How many lines at the end and at the beginning of a page may be divided by page numbers and running titles. */
const [mostLast, mostFirst] = [4, 4];
/** PDFium has nothing but a soft hyphen between a line that ends with a hyphen and the next one. */
const wholeLine = /[^\n\u00AD]*[^\s\u00AD][^\n\u00AD]*\u00AD?/g;
/** In characters: more than lines have. */
const longestLine = 400;
/** The longest part of a line that is joined with one of the next page. */
const longestPart = 100;
/** Lines that end with a hyphen, or in a script whose words are divided without one. */
const mayGoOn = /[\p{Dash}\u00AD\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]$/u;

/** The end of a page with the beginning of the next. */
export interface Join {
  page: number;
  end: Line;
  start: Line;
  text: FoldedText;
}

interface Line {
  text: string;
  places: number[];
}

/** Joins the ends of a page with the beginnings of the next one: a word may go on there. @param page the index of the first. */
export function joinsOf(before: readonly Reading[], after: readonly Reading[], page: number): Join[] {
  const ends = linesOf(before, -mostLast).filter(({ text }, at) => at === 0 || mayGoOn.test(text));
  const starts = linesOf(after, mostFirst);
  return ends.flatMap((end) =>
    starts.map((start) => ({ page, end, start, text: new FoldedText(`${end.text}\f${start.text}`) })),
  );
}

/** Returns the first lines of a page, or the last ones backwards, in each order in which it is read. */
function linesOf(readings: readonly Reading[], count: number): Line[] {
  return readings.flatMap((reading) => {
    const [isEnd, most] = [count < 0, Math.abs(count) * longestLine];
    const start = isEnd ? Math.max(0, reading.text.length - most) : 0;
    const part = isEnd ? reading.text.slice(start) : reading.text.slice(0, most);
    const lines = [...part.matchAll(wholeLine)].map(({ 0: line, index }) => ({ line, index: start + index }));
    const some = isEnd ? lines.slice(count).toReversed() : lines.slice(0, count);
    return some.map(({ line, index }) => {
      const [from, to] = isEnd
        ? [Math.max(index, index + line.trimEnd().length - longestPart), index + line.trimEnd().length]
        : [index, Math.min(index + line.length, index + longestPart)];
      return { text: reading.text.slice(from, to), places: placesIn(reading, from, to) };
    });
  });
}
