import { joinRuns, textOfRuns, tidyRuns, withoutBold, type Block } from './blocks.ts';
import { isSmall, type Line } from './letters/lines.ts';
import { listMarkOf, withoutStart } from './list-marks.ts';
import { halfPoints, type PageFlow, type PlacedPicture } from './page-flow.ts';
import type { Table } from './tables/ruled-tables.ts';
import { paragraphsOf, type Paragraph } from './paragraphs.ts';

/** How much larger than most letters those of headings are. */
const headingScale = 1.12;
/** In letters and in lines. */
const [longestHeading, mostHeadingLines] = [200, 3];
const [longestBold, mostBoldLines] = [120, 2];

/** Blocks in the order of reading, by where things stand and how they look: for each page, those of its columns. */
export function layoutBlocks(pages: readonly PageFlow[], usual: number): Block[][][] {
  const columns = pages.map((page) => page.columns.map((column) => paragraphsOf(column, usual)));
  const all = columns.flat(2).filter((item) => item.type === 'lines');
  const levels = levelsOf(all, usual);
  const steps: number[] = [];
  return columns.map((page) =>
    page.map((column) => {
      const context = { usual, levels, steps, left: edgeOf(column, steps) };
      return column.flatMap((item): Block[] => {
        if (item.type === 'table') return [{ type: 'table', rows: item.rows }];
        if (item.type === 'picture') return [{ type: 'picture', alt: '', name: item.name }];
        return blockOf(item, context);
      });
    }),
  );
}

/** Where a column begins. One that has nothing but lists begins further to the left than they do. */
function edgeOf(column: readonly (Paragraph | Table | PlacedPicture)[], steps: readonly number[]): number {
  const lines = column.flatMap((item): Line[] => (item.type === 'lines' ? item.lines : []));
  const firsts = column.flatMap((item) => (item.type === 'lines' ? item.lines.slice(0, 1) : []));
  const others = column.flatMap((item) => (item.type === 'lines' ? [] : [item.left]));
  const left = Math.min(...lines.map((line) => line.left), ...others);
  const leftmost = firsts.find((line) => line.left < left + 0.5 * line.size);
  const isList = leftmost !== undefined && listMarkOf(textOfRuns(leftmost.runs)) !== undefined;
  return isList ? left - (steps[0] ?? 0) : left;
}

interface Context {
  usual: number;
  /** Of headings, by the size of their letters. */
  levels: ReadonlyMap<number, number>;
  /** How far into the column the marks of the list stand that it is in, from the outermost on. */
  steps: number[];
  /** Where the column begins. */
  left: number;
}

function blockOf({ lines }: Paragraph, { usual, levels, steps, left }: Context): Block[] {
  const [first] = lines;
  if (!first) return [];
  const runs = tidyRuns(joinRuns(lines.map((line) => line.runs)));
  const text = textOfRuns(runs);
  if (text === '') return [];
  const level = isHeading(lines, text, usual) ? levels.get(headingSize(first, usual)) : undefined;
  if (level !== undefined) return endList(steps, { type: 'heading', level, runs: withoutBold(runs) });
  if (lines.every(({ isCode }) => isCode) && (lines.length > 1 || text.length > 3))
    return endList(steps, { type: 'code', lines: codeLines(lines) });
  const mark = listMarkOf(text);
  const isNote = lines.every((line) => isSmall(line, usual));
  if (!mark || text.length === mark.length) {
    // A note at the bottom of a page does not end a list that goes on overleaf.
    const paragraph: Block = { type: 'paragraph', runs, ...(isNote && { isNote }) };
    return isNote ? [paragraph] : endList(steps, paragraph);
  }
  const step = first.left - left;
  while (steps.length > 0 && (steps.at(-1) ?? 0) > step + 0.5 * first.size) steps.pop();
  if (steps.length === 0 || (steps.at(-1) ?? 0) < step - 0.5 * first.size) steps.push(step);
  const { number } = mark;
  return [
    {
      type: 'item',
      level: steps.length - 1,
      ...(number !== undefined && { number }),
      ...(isNote && { isNote }),
      runs: withoutStart(runs, mark.length),
    },
  ];
}

function endList(steps: number[], block: Block): Block[] {
  steps.length = 0;
  return [block];
}

function isHeading(lines: readonly Line[], text: string, usual: number): boolean {
  const size = Math.max(...lines.map((line) => halfPoints(line.size)));
  if (!/\p{L}/u.test(text)) return false;
  if (size >= headingScale * usual && Math.min(...lines.map((line) => line.size)) >= 1.05 * usual)
    return lines.length <= mostHeadingLines && text.length <= longestHeading;
  const isBold = lines.every((line) => line.isBold && !line.isCode);
  return (
    isBold &&
    size >= 0.95 * usual &&
    lines.length <= mostBoldLines &&
    text.length <= longestBold &&
    !/[.,;:]$/.test(text) &&
    listMarkOf(text)?.number === undefined
  );
}

/** Bold ones are no larger than the text. */
const headingSize = (line: Line, usual: number): number =>
  halfPoints(line.size) >= headingScale * usual ? halfPoints(line.size) : 0;

/** The larger the letters, the higher the heading. */
function levelsOf(paragraphs: readonly Paragraph[], usual: number): Map<number, number> {
  const sizes = new Set<number>();
  for (const { lines } of paragraphs) {
    const [first] = lines;
    const text = textOfRuns(tidyRuns(joinRuns(lines.map(({ runs }) => runs))));
    if (first && isHeading(lines, text, usual)) sizes.add(headingSize(first, usual));
  }
  return new Map([...sizes].toSorted((a, b) => b - a).map((size, index) => [size, Math.min(6, index + 1)]));
}

/** In ems. */
const codeWidth = 0.6;

function codeLines(lines: readonly Line[]): string[] {
  const left = Math.min(...lines.map((line) => line.left));
  return lines.map(
    (line) => `${' '.repeat(Math.round((line.left - left) / (codeWidth * line.size)))}${textOfRuns(line.runs)}`,
  );
}
