import { textOfRuns } from './blocks.ts';
import type { Line } from './letters/lines.ts';
import type { PageFlow } from './page-flow.ts';

/** A share of the height of a page, at its top and its bottom. */
const edge = 0.18;
/** A share of the pages. */
const mostPages = 0.4;
/** Headings that come on every page are larger than most text. */
const largest = 1.2;

/** Titles and page numbers that run through a document are no part of its text: takes them out. @param usual size of letters. */
export function dropRunningLines(pages: readonly PageFlow[], usual: number) {
  const columnLines = (page: PageFlow) => page.columns.flat().filter((item): item is Line => item.type === 'text');
  const running = runningLines(pages, usual, columnLines);
  // The result contains nothing else.
  if (pages.every((page) => columnLines(page).every((line) => running.has(line)))) return;
  const loose = runningLines(pages, usual, (page) => page.loose);
  for (const page of pages) {
    page.columns = page.columns.map((column) => column.filter((item) => item.type !== 'text' || !running.has(item)));
    page.loose = page.loose.filter((line) => !loose.has(line));
  }
}

function runningLines(pages: readonly PageFlow[], usual: number, linesOf: (page: PageFlow) => Line[]): Set<Line> {
  const found = new Set<Line>();
  if (pages.length < 2) return found;
  const keys = pages.map(
    (page) =>
      new Map(
        linesOf(page)
          .filter((line) => line.size < largest * usual && isAtEdge(line, page))
          .map((line) => [line, keyOf(line, page)] as const),
      ),
  );
  const counts = new Map<string, number>();
  for (const page of keys) for (const key of new Set(page.values())) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(2, pages.length * mostPages);
  for (const page of keys) for (const [line, key] of page) if ((counts.get(key) ?? 0) >= least) found.add(line);
  return found;
}

const isAtTop = ({ bottom }: Line, { height }: PageFlow) => bottom < height * edge;
const isAtEdge = (line: Line, page: PageFlow) => isAtTop(line, page) || line.top > page.height * (1 - edge);

/** The same for lines at the same place whose numbers alone differ. */
const keyOf = (line: Line, page: PageFlow): string =>
  `${Math.round((isAtTop(line, page) ? line.base : line.base - page.height) / 4)} ${textOfRuns(line.runs)
    .replace(/\d+/g, '#')
    .trim()}`;
