import { pagesWords as words } from '#words/controls/pages.ts';
import type { PageChange } from './page-keys.ts';
import { duplicate, moveTo, remove, turn, type Tile } from './page-order.ts';

/** Applies a change to the chosen pages of a board, and says it in words. */
export function changed(
  tiles: readonly Tile[],
  chosen: ReadonlySet<number>,
  change: PageChange,
): { tiles: readonly Tile[]; said: string } {
  switch (change.type) {
    case 'carry': {
      const placeOf = (all: readonly Tile[]) => all.findIndex(({ key }) => chosen.has(key));
      const moved = moveTo(tiles, chosen, placeOf(tiles) + change.by);
      return { tiles: moved, said: words.moved(placeOf(moved) + 1, moved.length) };
    }
    case 'turn': {
      const said = change.by === 90 ? words.turnedRight : words.turnedLeft;
      return { tiles: turn(tiles, chosen, change.by), said };
    }
    case 'duplicate':
      return { tiles: duplicate(tiles, chosen), said: words.duplicated(chosen.size) };
    case 'remove': {
      const left = remove(tiles, chosen);
      if (left.length === 0) return { tiles, said: words.oneStays };
      return { tiles: left, said: words.deleted(chosen.size, left.length) };
    }
    default:
      return change satisfies never;
  }
}
