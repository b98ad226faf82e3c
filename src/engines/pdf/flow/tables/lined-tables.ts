import { mergeSpans, spansOf, textOfCell } from './cells.ts';
import type { Fragment } from '../letters/fragment.ts';
import type { Area } from '../letters/letters.ts';
import type { Table } from './ruled-tables.ts';

/** Fewer rules may be of anything. With so many, one is between each row and the next. */
const fewest = 4;
/** In points: rules that begin and end as near to each other are of one table. */
const near = 4;
/** In points: the next row begins further down. */
const highest = 150;

/** The tables whose rows are told apart by rules, and the text that is in none. */
export function linedTables(fragments: readonly Fragment[], rules: readonly Area[]) {
  let rest = [...fragments];
  const tables: Table[] = [];
  for (const group of groupsOf(levelsOf(rules))) {
    const found = tableOf(group, rest);
    if (!found) continue;
    tables.push(found.table);
    rest = rest.filter((fragment) => !found.inside.has(fragment));
  }
  return { tables, rest };
}

/** Rules across, from top to bottom; pieces of one are one. */
function levelsOf(rules: readonly Area[]): Area[] {
  const levels: Area[] = [];
  const across = rules.filter(({ left, top, right, bottom }) => right - left > bottom - top);
  for (const rule of across.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const same = levels.findLast((level) => Math.abs(level.top - rule.top) < 2 && rule.left - level.right < near);
    if (!same) levels.push({ ...rule });
    else {
      same.left = Math.min(same.left, rule.left);
      same.right = Math.max(same.right, rule.right);
    }
  }
  return levels;
}

function groupsOf(levels: readonly Area[]): Area[][] {
  const groups: Area[][] = [];
  for (const level of levels) {
    const group = groups.findLast(([first, ...others]) => {
      const last = others.at(-1) ?? first;
      return (
        last &&
        Math.abs(last.left - level.left) < near &&
        Math.abs(last.right - level.right) < near &&
        level.top - last.top < highest
      );
    });
    if (group) group.push(level);
    else groups.push([level]);
  }
  return groups.filter((group) => group.length >= fewest);
}

function tableOf(rules: readonly Area[], fragments: readonly Fragment[]) {
  const [first, last] = [rules[0], rules.at(-1)];
  if (!first || !last) return undefined;
  const inside = fragments.filter(
    ({ left, right, top, bottom }) =>
      left >= first.left - near &&
      right <= first.right + near &&
      (top + bottom) / 2 > first.top &&
      (top + bottom) / 2 < last.top,
  );
  const bands = rules.slice(1).map((rule, index) =>
    inside.filter(({ top, bottom }) => {
      const middle = (top + bottom) / 2;
      return middle > (rules[index]?.top ?? 0) && middle <= rule.top;
    }),
  );
  const rows = bands.filter((band) => band.length > 0);
  const columns = mergeSpans(spansOf(inside));
  if (columns.length < 2 || rows.filter((row) => row.length > 1).length < 2) return undefined;
  const table: Table = {
    type: 'table',
    left: first.left,
    right: first.right,
    top: first.top,
    bottom: last.top,
    rows: rows.map((row) =>
      columns.map(({ left, right }) =>
        textOfCell(row.filter((part) => part.left >= left - 1 && part.right <= right + 1)),
      ),
    ),
    length: 0,
  };
  return { table, inside: new Set(inside) };
}
