import { mergeSpans, spansOf, textOfCell, type Span } from './cells.ts';
import type { Fragment } from '../letters/fragment.ts';
import type { Line } from '../letters/lines.ts';
import { isListMark } from '../list-marks.ts';
import type { Table } from './ruled-tables.ts';

/** Finds tables by parts of lines that stand below each other. */
export function withTables(lines: readonly Line[]): (Line | Table)[] {
  const found: (Line | Table)[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (!line) break;
    const run = tableFrom(lines, at);
    found.push(run?.table ?? line);
    at = run?.end ?? at + 1;
  }
  return found;
}

/** In lines: what is further below belongs to no cell above. */
const looseGap = 2.6;

function tableFrom(lines: readonly Line[], start: number): { table: Table; end: number } | undefined {
  const first = lines[start];
  if (!first || first.parts.length < 2) return undefined;
  let columns = mergeSpans(spansOf(first.parts));
  let end = start + 1;
  // What is after the last line of several parts may be text.
  let last = start;
  for (; end < lines.length; end++) {
    const [line, before] = [lines[end], lines[end - 1]];
    if (!line || !before || line.top - before.bottom > looseGap * Math.max(line.size, before.size)) break;
    const merged = mergeSpans([...columns, ...spansOf(line.parts)]);
    if (merged.length < Math.max(2, columns.length)) break;
    if (line.parts.length === 1 && !isContinued(line, before, columns, 2.2)) break;
    columns = merged;
    if (line.parts.length > 1) last = end;
    else if (end - last > 3) break;
  }
  const inside = lines.slice(start, Math.min(end, last + 1 + wrapped(lines, last, columns)));
  const rows = inside.filter(({ parts }) => parts.length > 1).length;
  if (columns.length < 2 || rows < (columns.length > 2 ? 2 : 3)) return undefined;
  const marks = inside.filter(({ parts: [mark] }) => mark && isListMark(mark.runs)).length;
  if (columns.length === 2 && marks >= rows / 2) return undefined;
  return { table: tableOf(inside, columns), end: start + inside.length };
}

/** How many lines after the last one of several parts still belong to its cells. */
function wrapped(lines: readonly Line[], last: number, columns: readonly Span[]): number {
  let count = 0;
  for (let at = last + 1; at < lines.length; at++) {
    const [line, before] = [lines[at], lines[at - 1]];
    if (!line || !before || line.parts.length > 1 || !isContinued(line, before, columns, 1.7)) break;
    // In the first column, a line may as well begin what comes after the table.
    if (line.left < (columns[1]?.left ?? 0)) break;
    count++;
  }
  return count;
}

/** Whether a line of one part is of a cell. @param furthest from the line above, in ems. */
function isContinued(line: Line, before: Line, columns: readonly Span[], furthest: number): boolean {
  const column = columns.findLastIndex(({ left }) => line.left >= left - line.size);
  const end = columns[column + 1]?.left ?? Infinity;
  return column >= 0 && line.right < end && line.base - before.base < furthest * line.size;
}

function tableOf(lines: readonly Line[], columns: readonly Span[]): Table {
  const pitches = lines.slice(1).map((line, index) => (line.base - (lines[index]?.base ?? 0)) / line.size);
  const [tight, loose] = [Math.min(...pitches), Math.max(...pitches)];
  const isSpread = tight < 1.5 && loose > 1.25 * tight;
  const rows: Fragment[][][] = [];
  for (const [index, line] of lines.entries()) {
    const pitch = pitches[index - 1] ?? Infinity;
    const hasFirst = line.left < (columns[1]?.left ?? 0);
    const goesOn = isSpread ? pitch < (tight + Math.min(loose, 1.8 * tight)) / 2 : !hasFirst && line.parts.length < 2;
    if (rows.length === 0 || !goesOn) rows.push(columns.map(() => []));
    for (const part of line.parts) {
      const middle = (part.left + part.right) / 2;
      const column = columns.findLastIndex(({ left }) => left <= middle);
      rows.at(-1)?.[Math.max(0, column)]?.push(part);
    }
  }
  return {
    type: 'table',
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    top: lines[0]?.top ?? 0,
    bottom: lines.at(-1)?.bottom ?? 0,
    rows: rows.map((row) => row.map(textOfCell)),
    length: 0,
  };
}
