import type { View } from '../content/view.ts';
import type { PageAccess } from '../render/pdfium.ts';
import { withTables } from './tables/aligned-tables.ts';
import { textOfRuns, unknownSign, type Run } from './blocks.ts';
import { backingsOf } from './letters/backings.ts';
import { inColumns } from './columns.ts';
import { drawnMarksOf } from './drawn-marks.ts';
import { inOne, type Fragment } from './letters/fragment.ts';
import { fragmentsOf, isApart, runsOf } from './letters/fragments.ts';
import { lettersOf, type Area, type Letter } from './letters/letters.ts';
import { linedTables } from './tables/lined-tables.ts';
import { isSmall, linesOf, type Line } from './letters/lines.ts';
import { markRaised } from './letters/raised.ts';
import { splitTurned } from './letters/turned.ts';
import { ruledTables, type Table } from './tables/ruled-tables.ts';

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
  /** How many letters are in marked content, how many are in none, and how many cannot be seen, but for what is not of the text. */
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
  const placed = lettersOf(access, view).filter((letter) => isSeen(letter, width, height));
  addLinks(placed, links);
  const { upright, turned } = splitTurned(placed);
  markRaised(upright);
  const letters = [...upright, ...turned.flat()];
  const { rules, dots } = drawnMarksOf(access, view);
  const shown = letters.filter(({ style }) => !style.isArtifact);
  const isUpright = new Set(upright);
  const { tables, rest } = ruledTables(
    shown.filter((letter) => isUpright.has(letter)),
    rules,
  );
  const lined = linedTables(fragmentsOf(rest), rules);
  const fragments = withLabels(withDots(lined.rest, dots), mostUsed(sizesOf(letters)));
  const columns = inColumns<Fragment | Table | PlacedPicture>([...fragments, ...tables, ...lined.tables, ...pictures])
    .map(inLines)
    .concat(turned.map((group) => inLines(fragmentsOf(group.filter(({ style }) => !style.isArtifact)))));
  const loose = linesOf(fragmentsOf(shown.filter(({ style }) => style.mark < 0)));
  return {
    width,
    height,
    columns,
    sizes: sizesOf(letters),
    marked: markedOf(letters),
    letters: countsOf(
      placed.filter(({ style }) => !style.isArtifact),
      access,
      view,
    ),
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

/** In letters. A shorter text may belong to a cell. */
const shortestNote = 12;

/** The number of a note and its text, which may be far from each other, as one. @param usual size of letters. */
function withLabels(fragments: readonly Fragment[], usual: number): Fragment[] {
  const joined: Fragment[] = [];
  for (const fragment of fragments) {
    const before = joined.at(-1);
    const isLabelled =
      before &&
      isSmall(before, usual) &&
      isSmall(fragment, usual) &&
      fragment.length >= shortestNote &&
      /^[[(]?(?:\d{1,3}|[*†‡§¶])[\])]?[.:]?$/.test(textOfRuns(before.runs).trim()) &&
      Math.abs(before.base - fragment.base) < 0.5 * fragment.size &&
      fragment.left > before.right &&
      fragment.left - before.right < 3 * fragment.size;
    if (isLabelled) joined[joined.length - 1] = inOne(before, fragment);
    else joined.push(fragment);
  }
  return joined;
}

function inLines(items: readonly (Fragment | Table | PlacedPicture)[]): (Line | Table | PlacedPicture)[] {
  const lines = linesOf(items.filter((item) => item.type === 'text')).map(withKnownMark);
  const others = items.filter((item) => item.type !== 'text');
  return [...withTables(lines), ...others].toSorted((a, b) => a.top + a.bottom - b.top - b.bottom);
}

/** An unknown character at the beginning of a line marks a list item. */
function withKnownMark(line: Line): Line {
  const [first, ...others] = line.runs;
  if (!first?.text.startsWith(unknownSign)) return line;
  return { ...line, runs: [{ ...first, text: first.text.replace(unknownSign, '• ') }, ...others] };
}

/** Returns the most frequent key. */
export const mostUsed = (sizes: ReadonlyMap<number, number>): number =>
  [...sizes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 10;

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

function countsOf(letters: readonly Letter[], access: PageAccess, view: View): PageFlow['letters'] {
  const marked = letters.filter(({ style }) => style.mark >= 0).length;
  const backings = letters.some(({ style }) => style.isWhite) ? backingsOf(access, view) : [];
  const hidden = letters.filter(({ style, left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isBacked = () => backings.some((area) => x > area.left && x < area.right && y > area.top && y < area.bottom);
    return style.isHidden || (style.isWhite && !isBacked());
  }).length;
  return { marked, loose: letters.length - marked, hidden };
}
