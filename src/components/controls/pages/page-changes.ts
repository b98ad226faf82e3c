import { count } from '../../../words/en/count.ts';
import type { PageChange } from './page-keys.ts';
import { duplicate, moveTo, remove, turn, type Tile } from './page-order.ts';

/** What a change of the chosen pages makes of a board, and how it is told. */
export function changed(
  tiles: readonly Tile[],
  chosen: ReadonlySet<number>,
  change: PageChange,
): { tiles: readonly Tile[]; said: string } {
  switch (change.type) {
    case 'carry': {
      const placeOf = (all: readonly Tile[]) => all.findIndex(({ key }) => chosen.has(key));
      const moved = moveTo(tiles, chosen, placeOf(tiles) + change.by);
      return { tiles: moved, said: `Moved to place ${placeOf(moved) + 1} of ${moved.length}.` };
    }
    case 'turn': {
      const said = change.by === 90 ? 'Turned to the right.' : 'Turned to the left.';
      return { tiles: turn(tiles, chosen, change.by), said };
    }
    case 'duplicate':
      return { tiles: duplicate(tiles, chosen), said: `${count(chosen.size, 'page')} duplicated.` };
    case 'remove': {
      const left = remove(tiles, chosen);
      if (left.length === 0) return { tiles, said: 'At least one page must stay.' };
      return { tiles: left, said: `${count(chosen.size, 'page')} deleted, ${left.length} left.` };
    }
    default:
      return change satisfies never;
  }
}
