import { type Turn, placesOf } from '#jobs/contract/ranges.ts';
import { formatPageList, parsePageList } from '#options/page-list.ts';

export interface Keyed {
  key: number;
}

/** A page on the board. The same page may occur more than once, so each has its own key. */
export interface Tile extends Keyed {
  /** The index of its file, from 0. */
  file: number;
  /** From 0. */
  page: number;
  angle: 0 | Turn;
}

let lastKey = 0;
export const newKey = () => (lastKey += 1);
const tile = (file: number, page: number, angle: Tile['angle'] = 0): Tile => ({ key: newKey(), file, page, angle });

/** All pages of all files. @param pages how many each file has. */
export const allTiles = (pages: readonly number[]): Tile[] =>
  pages.flatMap((count, file) => Array.from({ length: count }, (_, page) => tile(file, page)));

/** The pages that a list stands for; those that do not exist are left out. */
export const tilesOf = (list: string, pages: readonly number[]): Tile[] =>
  parsePageList(list).flatMap((range) => {
    const count = pages[range.file ?? 0] ?? 0;
    return placesOf(range, count).map((page) => tile(range.file ?? 0, page, range.angle));
  });

export const listOf = (tiles: readonly Tile[], hasFiles: boolean): string =>
  formatPageList(
    tiles.map(({ file, page, angle }) => ({ file: file + 1, page: page + 1, angle })),
    hasFiles,
  );

/** Moves the chosen pages as one block, which begins at this place among the others. */
export function moveTo<T extends Keyed>(tiles: readonly T[], chosen: ReadonlySet<number>, place: number): T[] {
  const block = tiles.filter(({ key }) => chosen.has(key));
  const others = tiles.filter(({ key }) => !chosen.has(key));
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, ...block);
}

/** Moves the chosen pages to the place of another page: before it if they come from behind, otherwise after it. */
export function moveOver<T extends Keyed>(tiles: readonly T[], chosen: ReadonlySet<number>, key: number): readonly T[] {
  const others = remove(tiles, chosen);
  const target = others.findIndex((each) => each.key === key);
  if (target < 0) return tiles;
  const isAfter = tiles.findIndex((each) => each.key === key) > tiles.findIndex((each) => chosen.has(each.key));
  return moveTo(tiles, chosen, isAfter ? target + 1 : target);
}

export const turn = (tiles: readonly Tile[], chosen: ReadonlySet<number>, by: 90 | 270): Tile[] =>
  // A sum of right angles is a right angle.
  tiles.map((each) => (chosen.has(each.key) ? { ...each, angle: ((each.angle + by) % 360) as Tile['angle'] } : each));

export const remove = <T extends Keyed>(tiles: readonly T[], chosen: ReadonlySet<number>): T[] =>
  tiles.filter(({ key }) => !chosen.has(key));

/** Toggles the page at a place; with `from`, chooses all pages from there to it. */
export function toggled(
  tiles: readonly Keyed[],
  chosen: ReadonlySet<number>,
  from: number | undefined,
  place: number,
): Set<number> {
  const key = tiles[place]?.key ?? 0;
  if (from === undefined && chosen.has(key)) return new Set([...chosen].filter((each) => each !== key));
  const range = tiles.slice(Math.min(place, from ?? place), Math.max(place, from ?? place) + 1);
  return new Set([...chosen, ...range.map((each) => each.key)]);
}

/** The keys of pages that did not exist before. */
export function newKeys(tiles: readonly Keyed[], before: readonly Keyed[]): Set<number> {
  const known = new Set(before.map(({ key }) => key));
  return new Set(tiles.map(({ key }) => key).filter((key) => !known.has(key)));
}

/** Inserts each copy after its page. */
export const duplicate = <T extends Keyed>(tiles: readonly T[], chosen: ReadonlySet<number>): T[] =>
  tiles.flatMap((each) => (chosen.has(each.key) ? [each, { ...each, key: newKey() }] : [each]));

/** Replaces the pages of one file, at the place of its first page, or where that file belongs. */
export function replaceFile(tiles: readonly Tile[], file: number, list: string, pages: number): Tile[] {
  const wanted = list === none ? [] : list.trim() === '' ? allTiles([pages]) : tilesOf(list, [pages]);
  const first = tiles.findIndex((each) => each.file === file);
  const later = tiles.findIndex((each) => each.file > file);
  const place = first >= 0 ? first : later >= 0 ? later : tiles.length;
  const others = tiles.filter((each) => each.file !== file);
  // Only pages of other files precede the first page of this one.
  return others.toSpliced(place, 0, ...wanted.map((each) => ({ ...each, file })));
}

/** Whether all pages of all files are on the board unchanged. */
export const isAll = (tiles: readonly Tile[], pages: readonly number[]): boolean =>
  listOf(tiles, true) === listOf(allTiles(pages), true);

/** All pages of all files unchanged: the same tiles, if they are already so. */
export const allOf = (tiles: readonly Tile[], pages: readonly number[]): readonly Tile[] =>
  isAll(tiles, pages) ? tiles : allTiles(pages);

/** Stands for no pages of a file. */
export const none = 'none';

/** The list of the pages of one file, in order; empty for all of them unchanged. */
export function listOfFile(tiles: readonly Tile[], file: number, pages: number): string {
  const own = tiles.filter((each) => each.file === file).map((each) => ({ ...each, file: 0 }));
  if (own.length === 0) return none;
  return isAll(own, [pages]) ? '' : listOf(own, false);
}

/** Inserts the pages of a new file after these, or at the end; but before files that follow it and were read sooner. */
function insert(tiles: readonly Tile[], pages: readonly Tile[], anchors: ReadonlySet<number>): Tile[] {
  const file = pages[0]?.file ?? 0;
  const last = tiles.findLastIndex(({ key }) => anchors.has(key));
  const place = tiles.findLastIndex((each, at) => (last < 0 || at <= last) && each.file <= file) + 1;
  return tiles.toSpliced(place, 0, ...pages);
}

/**
 * Updates the board when the files change: pages of removed files go, those of new files come after the chosen pages,
 * or at the end. If the pages are grouped by file, they stay in the order of the files.
 */
export function afterFilesChange(
  tiles: readonly Tile[],
  before: readonly unknown[],
  after: readonly { entry: unknown; pages: number }[],
  chosen: ReadonlySet<number> = new Set(),
): Tile[] {
  const kept = tiles.flatMap((each) => {
    const file = after.findIndex(({ entry }) => entry === before[each.file]);
    return file < 0 ? [] : [{ ...each, file }];
  });
  const added = after.flatMap(({ entry, pages }, file) =>
    before.includes(entry) ? [] : [Array.from({ length: pages }, (_, page) => tile(file, page))],
  );
  const isInserted = kept.some(({ key }) => chosen.has(key)) && added.length > 0;
  const anchors = isInserted ? new Set(chosen) : new Set<number>();
  let all = kept;
  for (const pages of added) {
    all = insert(all, pages, anchors);
    if (isInserted) for (const { key } of pages) anchors.add(key);
  }
  const isByFile = tiles.every(({ file }, index) => index === 0 || file >= (tiles[index - 1]?.file ?? 0));
  return isByFile && !isInserted ? all.toSorted((a, b) => a.file - b.file) : all;
}
