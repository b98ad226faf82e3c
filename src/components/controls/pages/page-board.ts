import { html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { pageListPattern } from '#options/page-list.ts';
import { pagesWords as words } from '#words/controls/pages.ts';
import type { Entry } from '../../batch/entry.ts';
import { pagesOf, tellPages } from '../../rows/entry-pages.ts';
import * as order from './page-order.ts';
import { PagePictures } from './page-pictures.ts';
import { pageTile } from './page-tile.ts';
import { pageTools } from './page-tools.ts';
import { TileBoard } from './tile-board.ts';
import { picturePager } from '../picture-pager.ts';
import { TilesInView } from './tiles-in-view.ts';
import { typedInput } from '../typed-list.ts';
import { LightElement, reactive } from '../../light-element.ts';

/**
 * The pages of files as images, to choose some (`pages`) or to reorder all (`page-order`), by mouse, touch and keys.
 * Its value is the list in the text field before it, which can also be typed.
 */
class PageBoard extends LightElement {
  static override properties = { kind: {}, ...reactive<PageBoard>('entries', 'tiles', 'chosen', 'index') };
  entries: readonly Entry[] = [];
  declare kind: 'pages' | 'page-order';
  tiles: readonly order.Tile[] = [];
  chosen: ReadonlySet<number> = new Set();
  /** The index of the shown file, if the list applies to each file. */
  index = 0;
  /** The files whose pages are on the board, in the order of their numbers. */
  #files: Entry[] = [];
  readonly words = words;
  readonly #input = typedInput(this);
  /** Pages that were inserted after chosen ones and became chosen themselves. */
  #inserted: ReadonlySet<number> = new Set();
  #print = '';
  #haveFilesChanged = false;
  readonly #board = new TileBoard<order.Tile>(this);
  readonly #inView = new TilesInView(this);
  readonly #pictures = new PagePictures((key) => this.#pageOf(key));

  override connectedCallback() {
    super.connectedCallback();
    this.#input.addEventListener('input', () => {
      this.#board.history.keep(this.tiles, 'typing');
      this.#readList();
    });
    // A row can also say which pages of its file are wanted.
    this.closest<HTMLElement>('file-tool')?.addEventListener('pages', (event) => this.#setPages(event));
  }

  get isOrder(): boolean {
    return this.kind === 'page-order';
  }

  /** Entries are passed again whenever anything about the work changes, but stay the same objects. */
  override shouldUpdate(changed: PropertyValues<this>) {
    const print = this.entries.map((entry) => `${entry.id} ${pagesOf(entry)}`).join();
    this.#haveFilesChanged = print !== this.#print;
    this.#print = print;
    return this.#haveFilesChanged || changed.size > 1 || !changed.has('entries');
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (!this.#haveFilesChanged && !changed.has('index')) return;
    const readable = this.entries.filter((entry) => pagesOf(entry) > 0);
    this.index = Math.max(0, Math.min(this.index, readable.length - 1));
    const files = this.isOrder ? readable : readable.slice(this.index, this.index + 1);
    const isFirst = this.#files.length === 0;
    const after = files.map((entry) => ({ entry, pages: pagesOf(entry) }));
    const before = this.tiles;
    this.tiles = order.afterFilesChange(before, this.#files, after, this.isOrder ? this.chosen : undefined);
    const inserted = this.isOrder && this.chosen.size > 0 ? order.newKeys(this.tiles, before) : new Set<number>();
    if (inserted.size > 0) {
      // The pages of the next file then come after these, or between them: files are not read in order.
      const others = [...this.chosen].some((key) => !this.#inserted.has(key)) ? [] : this.chosen;
      this.chosen = this.#inserted = new Set([...others, ...inserted]);
      this.#board.said = words.inserted(inserted.size);
    }
    this.#files = files;
    this.#board.history.forget(); // Tiles refer to their files by index.
    if (!this.isOrder || isFirst) this.#readList();
    else if (this.#input.value.trim() === '' && inserted.size === 0)
      this.tiles = order.allOf(this.tiles, files.map(pagesOf));
    // New files take part, and the numbers of the others may have changed.
    else this.write();
  }

  /** Updates the board from the typed list. */
  #readList() {
    const { value } = this.#input;
    if (!pageListPattern.test(value)) return;
    const pages = this.#files.map(pagesOf);
    const typed = order.tilesOf(value, pages);
    if (this.isOrder) {
      this.tiles = value.trim() === '' ? order.allTiles(pages) : typed;
      this.chosen = new Set();
      tellPages(this, this.#files, this.tiles);
      return;
    }
    const wanted = new Set(typed.map(({ page }) => page));
    this.chosen = new Set(this.tiles.filter(({ page }) => wanted.has(page)).map(({ key }) => key));
  }

  #setPages({ detail: entry }: CustomEvent<Entry>) {
    const file = this.#files.indexOf(entry);
    const tiles = order.replaceFile(this.tiles, file, entry.pages ?? '', pagesOf(entry));
    if (file >= 0) this.#board.change(tiles.length > 0 ? tiles : this.tiles, '');
  }

  write() {
    if (this.isOrder) tellPages(this, this.#files, this.tiles);
    const listed = this.isOrder ? this.tiles : this.tiles.filter(({ key }) => this.chosen.has(key));
    this.#input.value =
      this.isOrder && this.#isAsFound ? '' : order.listOf(listed, this.isOrder && this.#files.length > 1);
    this.#input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  override render() {
    if (this.tiles.length === 0 && this.#files.length === 0) return nothing;
    return html`
      ${pageTools({
        board: this,
        chosen: this.chosen.size,
        pages: this.tiles.length,
        onChoose: (all) => this.#board.choose(all ? this.tiles : []),
        ...(this.isOrder && {
          changes: {
            canUndo: !this.#board.history.isEmpty,
            onChange: (change) => this.#board.act(change),
            onUndo: () => this.#board.undo(),
            onInsert: () => this.closest('file-tool')?.querySelector<HTMLInputElement>('drop-zone input')?.click(),
            onStartOver: this.#isAsFound ? undefined : () => this.#startOver(),
          },
        }),
      })}
      <ol
        class="tiles"
        aria-label=${words.list}
        @keydown=${(event: KeyboardEvent) => this.#board.key(event, this.#inView.tiles)}
      >
        ${repeat(
          this.#inView.places(this.tiles.length, this.#board.current),
          (place) => this.tiles[place]?.key,
          (place) => this.#tile(place),
        )}
      </ol>
      <p class="visually-hidden" role="status">${this.#board.said}</p>
      ${this.isOrder ? nothing : picturePager(this.entries, this.index, (index) => (this.index = index))}
    `;
  }

  get #isAsFound(): boolean {
    return order.isAll(this.tiles, this.#files.map(pagesOf));
  }

  #tile(place: number) {
    const tile = this.tiles[place];
    if (!tile) return nothing;
    return pageTile({
      tile,
      index: place,
      count: this.tiles.length,
      isAway: !this.#inView.has(place),
      place: this.isOrder ? words.place(place + 1, this.tiles.length) : '',
      file: this.#files.length > 1 ? this.#files[tile.file]?.file.name : undefined,
      isChosen: this.chosen.has(tile.key),
      isCurrent: place === this.#board.current,
      onToggle: ({ shiftKey }) => this.#board.toggle(place, shiftKey),
      onFocus: () => this.#inView.reveal((this.#board.current = place)),
      ...(this.isOrder && {
        onDrag: (event) => this.#board.drag(event, tile),
        onTurn: () => this.#board.act({ type: 'turn', by: 90 }, new Set([tile.key])),
      }),
    });
  }

  #pageOf(key: number): { entry: Entry; page: number } | undefined {
    const tile = this.tiles.find((each) => each.key === key);
    const entry = tile && this.#files[tile.file];
    return entry && { entry, page: tile.page };
  }

  override updated() {
    this.#pictures.watch(this.querySelectorAll('li'));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#pictures.watch([]);
  }

  #startOver() {
    this.chosen = new Set();
    this.#board.change(order.allTiles(this.#files.map(pagesOf)), words.startedOver);
  }

  turned(keys: ReadonlySet<number>, by: 90 | 270): [tiles: readonly order.Tile[], said: string] {
    return [order.turn(this.tiles, keys, by), by === 90 ? words.turnedRight : words.turnedLeft];
  }

  focusTile(place: number) {
    const key = this.tiles[place]?.key;
    this.#inView.reveal(place, () => this.querySelector<HTMLElement>(`[data-key="${key}"] > button`)?.focus());
  }
}

customElements.define('page-board', PageBoard);
