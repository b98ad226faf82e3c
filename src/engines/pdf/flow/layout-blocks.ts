import { joinRuns, textOfRuns, tidyRuns, withoutBold, type Block } from './blocks.ts';
import type { Line } from './lines.ts';
import { listMarkOf, withoutStart } from './list-marks.ts';
import { joinPages } from './join-pages.ts';
import { halfPoints, type PageFlow, type PlacedPicture } from './page-flow.ts';
import type { Table } from './ruled-tables.ts';
import { paragraphsOf, type Paragraph } from './paragraphs.ts';

/** How much larger than most letters those of headings are. */
const headingScale = 1.12;
/** In letters and in lines. */
const [longestHeading, mostHeadingLines] = [200, 3];
const [longestBold, mostBoldLines] = [120, 2];

/** Blocks in the order of reading, by where things stand and how they look. A list for each page. */
export function layoutBlocks(pages: readonly PageFlow[], usual: number): Block[][] {
  const columns = pages.map((page) => page.columns.map((column) => paragraphsOf(column)));
  const all = columns.flat(2).filter((item) => item.type === 'lines');
  const levels = levelsOf(all, usual);
  const steps: number[] = [];
  const blocksOf = (item: Paragraph | Table | PlacedPicture): Block[] => {
    if (item.type === 'table') return [{ type: 'table', rows: item.rows }];
    if (item.type === 'picture') return [{ type: 'picture', alt: '', name: item.name }];
    return blockOf(item, { usual, levels, steps });
  };
  return columns.map((page) => joinPages(page.map((column) => column.flatMap(blocksOf))));
}

interface Context {
  usual: number;
  /** Of headings, by the size of their letters. */
  levels: ReadonlyMap<number, number>;
  /** Where the marks of the list stand that it is in, from the outermost on. */
  steps: number[];
}

function blockOf({ lines }: Paragraph, { usual, levels, steps }: Context): Block[] {
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
  if (!mark || text.length === mark.length) return endList(steps, { type: 'paragraph', runs });
  while (steps.length > 0 && (steps.at(-1) ?? 0) > first.left + 0.5 * first.size) steps.pop();
  if (steps.length === 0 || (steps.at(-1) ?? 0) < first.left - 0.5 * first.size) steps.push(first.left);
  const { number } = mark;
  return [
    {
      type: 'item',
      level: steps.length - 1,
      ...(number !== undefined && { number }),
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
