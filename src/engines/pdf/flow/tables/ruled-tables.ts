import type { Run } from '../blocks.ts';
import { textOfCell } from './cells.ts';
import { fragmentsOf } from '../letters/fragments.ts';
import type { Area, Letter } from '../letters/letters.ts';

export interface Table extends Area {
  type: 'table';
  rows: Run[][][];
  length: number;
}

/** In points: rules that are nearer touch. */
const touching = 3.5;
/** In points: edges that are nearer are one. */
const same = 4.5;
/** More is a drawing. */
const mostRules = 4000;

/** The tables that rules on a page make, and the letters that are in none. */
export function ruledTables(letters: readonly Letter[], rules: readonly Area[]): { tables: Table[]; rest: Letter[] } {
  let rest = [...letters];
  const tables: Table[] = [];
  if (rules.length > mostRules) return { tables, rest };
  for (const group of groupsOf(rules)) {
    const found = tableOf(group, rest);
    if (!found) continue;
    tables.push(found.table);
    rest = rest.filter((letter) => !found.letters.has(letter));
  }
  return { tables, rest };
}

/** Rules that touch each other. */
function groupsOf(rules: readonly Area[]): Area[][] {
  const groups: { area: Area; rules: Area[] }[] = [];
  for (const rule of rules.toSorted((a, b) => a.top - b.top)) {
    const touched = groups.filter((group) => group.rules.some((each) => touches(each, rule)));
    const all = [...touched.flatMap((group) => group.rules), rule];
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push({ area: rule, rules: all });
  }
  return groups.map((group) => group.rules);
}

const touches = (a: Area, b: Area): boolean =>
  a.left <= b.right + touching &&
  b.left <= a.right + touching &&
  a.top <= b.bottom + touching &&
  b.top <= a.bottom + touching;

/** Values without those that are nearly the same. */
function edgesOf(values: readonly number[]): number[] {
  const edges: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (value - (edges.at(-1) ?? -Infinity) > same) edges.push(value);
  return edges;
}

function tableOf(rules: readonly Area[], letters: readonly Letter[]) {
  const isDown = ({ left, top, right, bottom }: Area) => bottom - top > right - left;
  const columns = edgesOf(rules.filter(isDown).map(({ left, right }) => (left + right) / 2));
  const rows = edgesOf(rules.filter((rule) => !isDown(rule)).map(({ top, bottom }) => (top + bottom) / 2));
  if (columns.length < 3 || rows.length < 2 || (columns.length - 1) * (rows.length - 1) < 4) return undefined;
  const place = (edges: readonly number[], value: number) => edges.findLastIndex((edge) => edge <= value);
  const inside = new Set<Letter>();
  const cells = Array.from({ length: rows.length - 1 }, () =>
    Array.from({ length: columns.length - 1 }, (): Letter[] => []),
  );
  for (const letter of letters) {
    const across = place(columns, (letter.left + letter.right) / 2);
    const down = place(rows, (letter.top + letter.bottom) / 2);
    const cell = cells[down]?.[across];
    if (!cell) continue;
    cell.push(letter);
    inside.add(letter);
  }
  const filled = cells.filter((row) => row.filter((cell) => cell.length > 0).length > 0);
  const isUsed = (column: number) => filled.some((row) => (row[column]?.length ?? 0) > 0);
  const isWide = (column: number) => (columns[column + 1] ?? 0) - (columns[column] ?? 0) > 3 * same;
  const kept = [...columns.keys()].filter(
    (column) => column < columns.length - 1 && (isUsed(column) || isWide(column)),
  );
  if (filled.length < 1 || kept.filter(isUsed).length < 2) return undefined;
  const texts = filled.map((row) => kept.map((column) => textOfCell(fragmentsOf(row[column] ?? []))));
  const table: Table = {
    type: 'table',
    left: columns[0] ?? 0,
    right: columns.at(-1) ?? 0,
    top: rows[0] ?? 0,
    bottom: rows.at(-1) ?? 0,
    rows: texts,
    length: 0,
  };
  return { table, letters: inside };
}
