import { ChangeHistory } from '../change-history.ts';
import { dragTile } from '../drag-tile.ts';
import { actionOf, columnsOf, type PageChange } from './page-keys.ts';
import { duplicate, moveOver, moveTo, remove, toggled, type Keyed } from './page-order.ts';

/** A board of pages or frames. */
interface Board<Tile extends Keyed> {
  tiles: readonly Tile[];
  chosen: ReadonlySet<number>;
  readonly words: {
    moved(place: number, count: number): string;
    duplicated(count: number): string;
    deleted(count: number, left: number): string;
    oneStays: string;
    undone: string;
  };
  readonly updateComplete: Promise<unknown>;
  requestUpdate(): void;
  /** Whether tiles may also be changed, not only chosen. */
  readonly isOrder: boolean;
  /** Writes the list. */
  write(): void;
  /** Brings the tile at a place into view, and focuses it. */
  focusTile(place: number): void;
  /** Turns tiles, and says so in words. Default they cannot be turned. */
  turned?(keys: ReadonlySet<number>, by: 90 | 270): [tiles: readonly Tile[], said: string];
}

/** Tiles that are chosen, ordered and restored by mouse, touch and keys. */
export class TileBoard<Tile extends Keyed> {
  readonly history = new ChangeHistory<readonly Tile[]>();
  /** What was done last, in words. */
  said = '';
  readonly #board: Board<Tile>;
  /** Where a range chosen with Shift begins. */
  #anchor = 0;
  #current = 0;

  constructor(board: Board<Tile>) {
    this.#board = board;
  }

  /** The place of the tile in the tab order. */
  get current(): number {
    return Math.max(0, Math.min(this.#current, this.#board.tiles.length - 1));
  }

  set current(place: number) {
    this.#current = place;
  }

  choose(tiles: readonly Keyed[]) {
    this.#choose(new Set(tiles.map(({ key }) => key)));
  }

  #choose(chosen: ReadonlySet<number>) {
    this.#board.chosen = chosen;
    if (!this.#board.isOrder) this.#board.write();
  }

  toggle(place: number, withRange: boolean) {
    const { tiles, chosen } = this.#board;
    this.#choose(toggled(tiles, chosen, withRange ? this.#anchor : undefined, place));
    if (!withRange) this.#anchor = place;
  }

  /** @param before the tiles to go back to. Default those on the board. */
  change(tiles: readonly Tile[], said: string, before = this.#board.tiles) {
    if (tiles !== before) this.history.keep(before);
    this.#set(tiles, said);
  }

  #set(tiles: readonly Tile[], said: string) {
    this.#board.tiles = tiles;
    this.said = said;
    this.#board.write();
    this.#board.requestUpdate();
  }

  undo() {
    const tiles = this.history.take();
    if (!tiles) return;
    this.#set(tiles, this.#board.words.undone);
    // The focused tile may be gone.
    void this.#board.updateComplete.then(() => document.activeElement === document.body && this.#focus(this.#current));
  }

  act(change: PageChange, keys = this.#board.chosen) {
    const [tiles, said] = this.#changed(change, keys);
    if (change.type === 'remove' && tiles !== this.#board.tiles) this.#board.chosen = new Set();
    this.change(tiles, said);
  }

  #changed(change: PageChange, keys: ReadonlySet<number>): [tiles: readonly Tile[], said: string] {
    const { tiles, words } = this.#board;
    const placeOf = (all: readonly Tile[]) => all.findIndex(({ key }) => keys.has(key));
    switch (change.type) {
      case 'carry': {
        const moved = moveTo(tiles, keys, placeOf(tiles) + change.by);
        return [moved, words.moved(placeOf(moved) + 1, moved.length)];
      }
      case 'turn':
        return this.#board.turned?.(keys, change.by) ?? [tiles, ''];
      case 'duplicate':
        return [duplicate(tiles, keys), words.duplicated(keys.size)];
      case 'remove': {
        const left = remove(tiles, keys);
        return left.length === 0 ? [tiles, words.oneStays] : [left, words.deleted(keys.size, left.length)];
      }
    }
  }

  drag(event: PointerEvent, { key: dragged }: Tile) {
    if (event.button !== 0) return;
    const board = this.#board;
    const keys = board.chosen.has(dragged) ? board.chosen : new Set([dragged]);
    const { tiles } = board;
    dragTile(event, {
      over: (key) => (board.tiles = moveOver(board.tiles, keys, key)),
      end: () => this.change(board.tiles, '', tiles),
    });
  }

  /** @param items the tiles that are laid out, of which at least one row is. */
  key(event: KeyboardEvent, items: readonly HTMLElement[]) {
    const board = this.#board;
    const [last, columns] = [board.tiles.length - 1, columnsOf(items)];
    const action = actionOf(event, { current: this.current, last, columns, isOrder: board.isOrder });
    if (!action || (action.type === 'turn' && !board.turned)) return;
    event.preventDefault();
    if (action.type === 'choose-all') return this.choose(board.tiles);
    if (action.type === 'undo') return this.undo();
    if (action.type === 'focus' || action.type === 'extend') {
      if (action.type === 'extend') this.toggle(action.place, true);
      return this.#focus(action.place);
    }
    // If no tiles are chosen, keys act on the focused one.
    const key = board.tiles[this.current]?.key ?? 0;
    if (!board.chosen.has(key)) board.chosen = new Set([key]);
    this.act(action);
    // The focused tile keeps the focus wherever it has moved.
    void board.updateComplete.then(() => {
      const place = board.tiles.findIndex((each) => each.key === key);
      this.#focus(place < 0 ? this.#current : place);
    });
  }

  #focus(place: number) {
    this.#current = place;
    this.#board.focusTile(this.current);
  }
}
