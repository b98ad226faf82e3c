import type { Source } from './markup-sources.ts';

/** Right finds, all finds, and all that there is to find. */
export interface Count {
  right: number;
  found: number;
  wanted: number;
}

export interface Score {
  /** Of texts that follow each other: those that do so in the result. */
  order: Count;
  headings: Count;
  cells: Count;
  /** Of texts, those that are whole. */
  whole: Count;
}

const plain = (text: string): string =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Of a text, so much tells it apart. */
const telling = 40;

/** How much of what is in a source is in a text that was made of it, as Markdown or plain. */
export function scoreOf({ texts, headings, tables }: Source, made: string): Score {
  const all = plain(made);
  let from = 0;
  const places = texts.map((text) => {
    const start = plain(text).slice(0, telling);
    // Short texts may come again: the next one counts, if there is one.
    const next = all.indexOf(start, from);
    const place = next >= 0 ? next : all.indexOf(start);
    if (place >= 0) from = place + 1;
    return place;
  });
  const inOrder = places.slice(1).filter((place, index) => place > (places[index] ?? -1) && (places[index] ?? -1) >= 0);
  return {
    order: { right: inOrder.length, found: texts.length - 1, wanted: texts.length - 1 },
    headings: headingScore(headings, made),
    cells: cellScore(tables, tablesIn(made)),
    whole: {
      right: texts.filter((text) => blocksIn(made).has(plain(text))).length,
      found: texts.length,
      wanted: texts.length,
    },
  };
}

const blocksIn = (made: string): Set<string> =>
  new Set(made.split(/\n\n|\n(?=\s*(?:-|\d+\.) )/).map((block) => plain(block.replace(/^\s*(?:- |\d+\. |#+ )/, ''))));

function headingScore(headings: readonly string[], made: string): Count {
  const found = [...made.matchAll(/^#{1,6} (.*)$/gm)].map(([, text = '']) => plain(text));
  const left = [...found];
  let right = 0;
  for (const heading of headings) {
    const at = left.indexOf(plain(heading));
    if (at < 0) continue;
    left.splice(at, 1);
    right++;
  }
  return { right, found: found.length, wanted: headings.length };
}

const tablesIn = (made: string): string[][][] =>
  [...made.matchAll(/(?:^\|.*\|$\n?)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .filter((line) => !/^\|(?: ?-+ ?\|)+$/.test(line))
      .map((line) => line.replace(/^\| ?| ?\|$/g, '').split(/(?<!\\) ?\| ?/)),
  );

/** A cell is right in its row and its column alone. */
function cellScore(wanted: readonly string[][][], found: readonly string[][][]): Count {
  const cells = (tables: readonly string[][][]) => tables.flat(2).filter((cell) => plain(cell) !== '').length;
  const left = [...found];
  let right = 0;
  for (const table of wanted) {
    const matches = left.map((each) => rightIn(table, each));
    const best = matches.indexOf(Math.max(...matches));
    if (best < 0 || !matches[best]) continue;
    right += matches[best];
    left.splice(best, 1);
  }
  return { right, found: cells(found), wanted: cells(wanted) };
}

const rightIn = (wanted: readonly string[][], found: readonly string[][]): number =>
  wanted.reduce((sum, row, y) => sum + row.filter((cell, x) => plain(cell) === plain(found[y]?.[x] ?? '')).length, 0);

export const add = (a: Count, b: Count): Count => ({
  right: a.right + b.right,
  found: a.found + b.found,
  wanted: a.wanted + b.wanted,
});

/** The harmonic mean of how much of what was found is right, and of what there is was found. */
export const f1 = ({ right, found, wanted }: Count): number =>
  found + wanted === 0 ? 1 : (2 * right) / (found + wanted);
