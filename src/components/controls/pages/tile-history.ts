import type { Tile } from './page-order.ts';

/** How many steps are kept. */
const most = 100;

/** The undo history of a board. */
export class TileHistory {
  #steps: (readonly Tile[])[] = [];
  #isTyping = false;

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  keep(tiles: readonly Tile[]) {
    this.#steps = [...this.#steps, tiles].slice(-most);
    this.#isTyping = false;
  }

  /** Consecutive typing counts as one step. */
  keepTyped(tiles: readonly Tile[]) {
    if (!this.#isTyping) this.keep(tiles);
    this.#isTyping = true;
  }

  take(): readonly Tile[] | undefined {
    this.#isTyping = false;
    return this.#steps.pop();
  }

  forget() {
    this.#steps = [];
    this.#isTyping = false;
  }
}
