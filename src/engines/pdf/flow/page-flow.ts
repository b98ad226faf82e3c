import type { View } from '../content/view.ts';
import type { PageAccess } from '../render/pdfium.ts';
import { withTables } from './aligned-tables.ts';
import type { Run } from './blocks.ts';
import { inColumns } from './columns.ts';
import { drawnMarksOf } from './drawn-marks.ts';
import { fragmentsOf, isApart, runsOf, type Fragment } from './fragments.ts';
import { lettersOf, type Area, type Letter } from './letters.ts';
import { linedTables } from './lined-tables.ts';
import { linesOf, type Line } from './lines.ts';
import { ruledTables, type Table } from './ruled-tables.ts';

/** A picture in its place. */
export interface PlacedPicture extends Area {
  type: 'picture';
  name: string;
  mark: number;
  length: number;
}

/** A place that leads somewhere else. */
export interface LinkArea extends Area {
  address: string;
}

export interface PageFlow {
  width: number;
  height: number;
  /** What is on it, column by column. */
  columns: (Line | Table | PlacedPicture)[][];
  /** How many letters there are of each size, in half points. */
  sizes: Map<number, number>;
  /** What is said in each marked content, by its number. */
  marked: Map<number, Run[]>;
  /** How many letters are in marked content, how many are in none, and how many nobody sees, but for what is not of the text. */
  letters: { marked: number; loose: number; hidden: number };
  /** The lines that are in none. */
  loose: Line[];
}

export const halfPoints = (size: number): number => Math.round(size * 2) / 2;

/** @param pictures in their places. */
export function flowOf(
  access: PageAccess,
  view: View,
  { width, height }: { width: number; height: number },
  links: readonly LinkArea[],
  pictures: readonly PlacedPicture[],
): PageFlow {
  const letters = lettersOf(access, view).filter((letter) => isSeen(letter, width, height));
  addLinks(letters, links);
  const { rules, dots } = drawnMarksOf(access, view);
  const shown = letters.filter(({ style }) => !style.isArtifact);
  const { tables, rest } = ruledTables(shown, rules);
  const lined = linedTables(fragmentsOf(rest), rules);
  const fragments = withDots(lined.rest, dots);
  const columns = inColumns<Fragment | Table | PlacedPicture>([
    ...fragments,
    ...tables,
    ...lined.tables,
    ...pictures,
  ]).map(inLines);
  const loose = linesOf(fragmentsOf(shown.filter(({ style }) => style.mark < 0)));
  return {
    width,
    height,
    columns,
    sizes: sizesOf(letters),
    marked: markedOf(letters),
    letters: countsOf(shown),
    loose,
  };
}

const isSeen = ({ left, right, top, bottom }: Letter, width: number, height: number): boolean =>
  right > 0 && bottom > 0 && left < width && top < height;

function addLinks(letters: readonly Letter[], links: readonly LinkArea[]) {
  if (links.length === 0) return;
  for (const letter of letters) {
    const [x, y] = [(letter.left + letter.right) / 2, (letter.top + letter.bottom) / 2];
    const link = links.find(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
    if (link) letter.link = link.address;
  }
}

/** Marks of lists that are drawn, as letters. */
function withDots(fragments: readonly Fragment[], dots: readonly Area[]): Fragment[] {
  const isMark = (fragment: Fragment) =>
    dots.find(
      ({ left, right, top, bottom }) =>
        right <= fragment.left &&
        fragment.left - right < 1.6 * fragment.size &&
        left < fragment.left &&
        (top + bottom) / 2 > fragment.base - 0.75 * fragment.size &&
        (top + bottom) / 2 < fragment.base,
    );
  return fragments.map((fragment) => {
    const dot = isMark(fragment);
    return dot ? { ...fragment, left: dot.left, runs: [{ text: '• ' }, ...fragment.runs] } : fragment;
  });
}

function inLines(items: readonly (Fragment | Table | PlacedPicture)[]): (Line | Table | PlacedPicture)[] {
  const lines = linesOf(items.filter((item) => item.type === 'text'));
  const others = items.filter((item) => item.type !== 'text');
  return [...withTables(lines), ...others].toSorted((a, b) => a.top + a.bottom - b.top - b.bottom);
}

function sizesOf(letters: readonly Letter[]): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const { style } of letters) {
    const size = halfPoints(style.size);
    sizes.set(size, (sizes.get(size) ?? 0) + 1);
  }
  return sizes;
}

function markedOf(letters: readonly Letter[]): Map<number, Run[]> {
  const marked = new Map<number, Letter[]>();
  const apart = new Set<number>();
  for (const [index, letter] of letters.entries()) {
    const { mark } = letter.style;
    const inside = marked.get(mark);
    const before = letters[index - 1];
    if (inside) inside.push(letter);
    else {
      marked.set(mark, [letter]);
      if (before && isApart(before, letter)) apart.add(mark);
    }
  }
  marked.delete(-1);
  return new Map(
    [...marked].map(([mark, inside]) => [mark, [...(apart.has(mark) ? [{ text: ' ' }] : []), ...runsOf(inside)]]),
  );
}

const countsOf = (letters: readonly Letter[]) => {
  const marked = letters.filter(({ style }) => style.mark >= 0).length;
  const hidden = letters.filter(({ style }) => style.isHidden).length;
  return { marked, loose: letters.length - marked, hidden };
};
