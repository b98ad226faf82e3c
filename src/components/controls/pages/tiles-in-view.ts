import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { columnsOf } from './page-keys.ts';

/** Boards with at most this many tiles render all of them, as does any board until the height of its tiles is known. */
const alwaysThere = 60;
/** How far around the view tiles are rendered, and how far they must be at least, in CSS pixels. */
const margin = { made: 1500, needed: 500 };

/**
 * Virtualizes a long board: only tiles near the view have elements, because thousands would take seconds. Room is
 * reserved for the others, and the tile in the tab order is kept, invisible.
 */
export class TilesInView implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** Also fires when the board is unfolded. */
  readonly #resized = new ResizeObserver(() => this.#measure());
  #columns = 1;
  /** In CSS pixels; 0 while unknown. */
  #rowHeight = 0;
  /** In rows; `to` is exclusive. */
  #made = { from: 0, to: Infinity };
  #count = 0;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    document.addEventListener('scroll', this.#follow, { passive: true, capture: true });
    this.#fold?.addEventListener('toggle', this.#unfold);
  }

  hostDisconnected() {
    document.removeEventListener('scroll', this.#follow, { capture: true });
    this.#fold?.removeEventListener('toggle', this.#unfold);
    this.#resized.disconnect();
  }

  hostUpdated() {
    const list = this.#list;
    if (!list) return;
    this.#resized.observe(list);
    this.#reserve(list);
    this.#follow();
  }

  /** Reserves room for the tiles that have no elements. */
  #reserve(list: HTMLElement) {
    const isLong = this.#count > alwaysThere;
    const { from, to } = this.#range(this.#count);
    const rows = (tiles: number) => (isLong ? Math.ceil(tiles / this.#columns) * this.#rowHeight : 0);
    // The page's policy blocks style attributes, but not setting properties by script.
    list.style.setProperty('--before', `${rows(from)}px`);
    list.style.setProperty('--after', `${rows(this.#count - to)}px`);
    list.classList.toggle('long', isLong);
  }

  /** The places of the tiles near the view, for this many tiles; `to` is exclusive. */
  #range(count: number): { from: number; to: number } {
    this.#count = count;
    if (this.#fold?.open === false) return { from: 0, to: 0 };
    if (count <= alwaysThere) return { from: 0, to: count };
    if (this.#rowHeight === 0) return { from: 0, to: alwaysThere };
    // After pages were deleted, the view may be past the end.
    const last = Math.ceil(count / this.#columns);
    const from = Math.max(0, Math.min(this.#made.from, last - 1));
    return { from: from * this.#columns, to: Math.min(count, this.#made.to * this.#columns) };
  }

  /** The places of the tiles that have elements. The tile in the tab order always has one. */
  places(count: number, current: number): number[] {
    const { from, to } = this.#range(count);
    if (this.#fold?.open === false) return [];
    const near = Array.from({ length: to - from }, (_, index) => from + index);
    return current < from ? [current, ...near] : current < to ? near : [...near, current];
  }

  has(place: number): boolean {
    const { from, to } = this.#range(this.#count);
    return place >= from && place < to;
  }

  /** The elements of the tiles near the view, in order. */
  get tiles(): HTMLElement[] {
    return [...this.#host.querySelectorAll<HTMLElement>('li:not(.visually-hidden)')];
  }

  /** Scrolls a tile into view that may have no element yet; `then` is called once it has one. */
  reveal(place: number, then?: () => void) {
    const list = this.#list;
    if (!list) return;
    if (this.has(place)) return then?.();
    const row = Math.floor(place / this.#columns) * this.#rowHeight;
    const scroller = scrollerOf(list);
    const middle = scroller.clientHeight / 2 + Math.max(0, scroller.getBoundingClientRect().top);
    scroller.scrollBy({ top: list.getBoundingClientRect().top + row - middle, behavior: 'instant' });
    this.#follow();
    void this.#host.updateComplete.then(then);
  }

  /** The disclosure that the board is folded into until it is wanted, if any. */
  get #fold(): HTMLDetailsElement | null {
    return this.#host.closest('details');
  }

  readonly #unfold = () => this.#host.requestUpdate();

  get #list(): HTMLElement | null {
    return this.#host.querySelector('.tiles');
  }

  #measure() {
    const list = this.#list;
    if (!list || this.#count <= alwaysThere) return;
    const { tiles } = this;
    const columns = columnsOf(tiles);
    const height = (tiles[columns]?.offsetTop ?? 0) - (tiles[0]?.offsetTop ?? 0);
    // A folded board has no height.
    if (height <= 0 || (height === this.#rowHeight && columns === this.#columns)) return;
    const isFirst = this.#rowHeight === 0;
    this.#rowHeight = height;
    this.#columns = columns;
    this.#made = { from: 0, to: isFirst ? Math.floor(alwaysThere / columns) : 0 };
    if (!isFirst) return this.#follow();
    this.#reserve(list);
    // The current frame has already drawn the first tiles.
    requestAnimationFrame(this.#follow);
  }

  readonly #follow = () => {
    const list = this.#list;
    if (!list || this.#rowHeight === 0 || this.#count <= alwaysThere) return;
    const top = -list.getBoundingClientRect().top;
    const last = Math.ceil(this.#count / this.#columns);
    const rowAt = (y: number) => Math.max(0, Math.min(last, Math.floor(y / this.#rowHeight)));
    const around = (by: number) => ({ from: rowAt(top - by), to: Math.max(1, rowAt(top + innerHeight + by) + 1) });
    const needed = around(margin.needed);
    if (needed.from >= this.#made.from && Math.min(needed.to, last) <= this.#made.to) return;
    this.#made = around(margin.made);
    this.#host.requestUpdate();
  };
}

/** Returns what scrolls the board: the sheet that it lies on, or the page. */
function scrollerOf(list: HTMLElement): Element {
  const desk = list.closest('.desk');
  return desk && desk.scrollHeight > desk.clientHeight ? desk : (document.scrollingElement ?? document.documentElement);
}
