import { html, LitElement, render, type PropertyValues } from 'lit';
import type { Job } from '../../jobs/contract/job.ts';
import type { Batch } from '../batch/batch.ts';
import type { BatchChange } from '../batch/batch-change.ts';
import { isLocked, jobFor, type Entry } from '../batch/entry.ts';
import { fileRow } from './file-row.ts';
import { jointResults } from './joint-results.ts';
import { rowOrder } from './row-order.ts';
import { RowsToDraw } from './rows-to-draw.ts';
import { rowWords as words } from '../../words/en/rows.ts';

/** Lists of no more rows are drawn whole. */
const alwaysDrawn = 50;
/** How far from the view a row counts as near, in CSS pixels: it is drawn when it comes, and the Tab key finds what is in it. */
const margin = 1000;

/**
 * The files of a batch: one row each. A row that has not come near the view has only its name, which is enough to be
 * counted, found and scrolled to; and none is drawn again before something of it has changed.
 */
export class FileRows extends LitElement {
  static override properties = {
    batch: { attribute: false },
    job: { attribute: false },
    ordered: { type: Boolean },
    paged: { type: Boolean },
    timed: { type: Boolean },
    owned: { type: Boolean },
    shown: { attribute: false },
    set: { attribute: false },
  };
  declare batch: Batch;
  /** What would be done now, to say what it would lose. */
  declare job: Job | undefined;
  /** Whether the order of the files matters. */
  declare ordered: boolean;
  /** Whether some of the pages of each file may be chosen. */
  declare paged: boolean;
  /** Whether each still picture may be shown for a time of its own. */
  declare timed: boolean;
  /** Whether each file may have settings of its own. */
  declare owned: boolean;
  /** Whose settings the options are at present, where it is one file alone. */
  declare set: Entry | undefined;
  /** Which file lies on the sheet. Default the first. */
  declare shown: Entry | undefined;
  /** Where a password was typed that is being tried. */
  #unlocked: Entry | undefined;
  #said = '';
  /** Aborted while the batch works. */
  #working = new AbortController();
  /** Whose rows there are, in their order. */
  #listed: readonly Entry[] = [];
  readonly #rows = new Map<Entry, HTMLLIElement>();
  readonly #toDraw = new RowsToDraw<Entry>();
  // Not an IntersectionObserver: each frame takes longer the more rows it watches.
  readonly #resized = new ResizeObserver(() => this.#look());
  #looking = false;

  // In the page's own tree, so that the page's styles, labels and icons reach it.
  override createRenderRoot() {
    return this;
  }

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener('scroll', this.#look, { passive: true, capture: true });
    this.#resized.observe(this);
    this.#resized.observe(document.documentElement);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('scroll', this.#look, { capture: true });
    this.#resized.disconnect();
  }

  // The page's script sets the batch; the element may be there before.
  override shouldUpdate() {
    return this.batch !== undefined;
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('batch'))
      // It fires no other.
      this.batch.addEventListener('change', (event) => this.#toDraw.change((event as BatchChange).entries));
    if (changed.size > 0) this.#toDraw.change(this.batch.entries);
    if (this.batch.running) this.#working.abort();
    else if (this.#working.signal.aborted) this.#working = new AbortController();
  }

  override render() {
    const { joint, entries } = this.batch;
    return html`${jointResults(joint.outputs, entries)}
      <ul></ul>
      <p class="visually-hidden" role="status">${this.#said}</p>`;
  }

  override updated() {
    if (this.batch.entries !== this.#listed) this.#list(this.batch.entries);
    this.#draw();
    this.#focusUnlocked();
  }

  /** Something of files has changed that the batch does not tell of. */
  redraw(entries: readonly Entry[]) {
    this.#toDraw.change(entries);
    this.requestUpdate();
  }

  /** Puts a row for each file into the list. */
  #list(entries: readonly Entry[]) {
    const focused = document.activeElement;
    const kept = new Set(entries);
    for (const entry of this.#listed) if (!kept.has(entry)) this.#forget(entry);
    const list = this.querySelector('ul');
    let next: Element | null = null;
    for (const entry of entries.toReversed()) {
      const row = this.#rows.get(entry) ?? this.#create(entry);
      if (row.parentNode !== list || row.nextElementSibling !== next) list?.insertBefore(row, next);
      next = row;
    }
    // Those at the ends cannot be moved further.
    for (const ends of [this.#listed, entries]) this.#toDraw.change([ends.slice(0, 1), ends.slice(-1)].flat());
    if (this.shown && !kept.has(this.shown)) this.shown = undefined;
    this.#listed = entries;
    this.#look();
    // What was moved has lost it.
    if (focused instanceof HTMLElement && this.contains(focused)) focused.focus();
  }

  #create(entry: Entry): HTMLLIElement {
    const row = document.createElement('li');
    row.dataset['id'] = String(entry.id);
    const name = document.createElement('p');
    name.className = 'name';
    name.title = entry.path;
    name.textContent = entry.path;
    row.append(name);
    this.#rows.set(entry, row);
    this.#toDraw.change([entry]);
    return row;
  }

  #forget(entry: Entry) {
    this.#rows.get(entry)?.remove();
    this.#rows.delete(entry);
    this.#toDraw.forget(entry);
  }

  /** Finds out, in the next frame, which rows are near the view. */
  readonly #look = () => {
    if (this.#looking) return;
    this.#looking = true;
    requestAnimationFrame(() => {
      this.#looking = false;
      // Put away, rows have no place.
      if (this.getClientRects().length === 0) return;
      const first = this.#firstBelow(-margin);
      this.#toDraw.show(this.#listed.slice(first, this.#firstBelow(innerHeight + margin, first) + 1));
      this.requestUpdate();
    });
  };

  /** The place of the first row that ends below so many pixels from the top of the view. */
  #firstBelow(y: number, from = 0): number {
    let to = this.#listed.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      const entry = this.#listed[middle];
      const row = entry && this.#rows.get(entry);
      if (row && row.getBoundingClientRect().bottom < y) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Draws the rows that have changed and are near the view, at the end of the list, or have the focus; and those that are asked for. */
  #draw(also: readonly Entry[] = []) {
    const entries = this.#listed;
    const focused = document.activeElement?.closest<HTMLElement>('file-rows li')?.dataset['id'];
    const others =
      entries.length <= alwaysDrawn
        ? entries
        : [...entries.slice(-1), ...entries.filter(({ id }) => String(id) === focused), ...also];
    for (const entry of this.#toDraw.take(others)) {
      const row = this.#rows.get(entry);
      if (!row) continue;
      // The name that stood for it.
      row.querySelector(':scope > .name')?.remove();
      render(this.#row(entry), row);
    }
  }

  #row(entry: Entry) {
    const { batch, owned, paged, timed } = this;
    const job = jobFor(entry, this.job);
    const isAlone = this.#listed.length === 1;
    const isSeen = () => this.#toDraw.isNear(entry);
    return fileRow(entry, {
      job,
      order: this.ordered ? this.#order(entry) : undefined,
      paged,
      timed,
      isSeen,
      // The last one can lose them again.
      own: owned && (!isAlone || entry.own) ? { isOpen: entry === this.set } : undefined,
      isShown: isAlone ? undefined : entry === (this.shown ?? this.#listed[0]),
      wanted: {
        isWanted: () => !batch.running && job === jobFor(entry, this.job) && isSeen(),
        signal: this.#working.signal,
      },
      onRemove: () => this.#remove(entry),
      onUnlock: (password) => {
        this.#unlocked = entry;
        batch.unlock(entry, password);
      },
    });
  }

  #order(entry: Entry) {
    const move = (to: number) => {
      const { batch } = this;
      batch.move(entry, to);
      this.#said = words.place(entry.path, batch.entries.indexOf(entry) + 1, batch.entries.length);
    };
    // Where it is when the button is pressed: rows are drawn once a frame, and keys may be faster.
    const moveBy = (places: number) => move(Math.max(0, this.batch.entries.indexOf(entry) + places));
    const place = { index: this.#listed.indexOf(entry), count: this.#listed.length };
    return rowOrder(entry, place, move, moveBy);
  }

  /** A control in the row of a file, wherever that is. */
  #control(entry: Entry | undefined, selector: string): HTMLElement | undefined {
    if (!entry) return undefined;
    this.#draw([entry]);
    return this.#rows.get(entry)?.querySelector<HTMLElement>(selector) ?? undefined;
  }

  /** The focus goes on to the next file, or to where files are chosen: the button leaves with its row. */
  #remove(entry: Entry) {
    const { entries } = this.batch;
    const at = entries.indexOf(entry);
    // By the batch and not by the rows, which follow it at the next frame: the one beside may be leaving too.
    const next = this.#control(entries[at + 1] ?? entries[at - 1], '.remove');
    (next ?? document.querySelector<HTMLElement>('drop-zone input'))?.focus();
    this.batch.remove(entry);
  }

  /** The form leaves with the focus in it: that goes to the same form if it is still wanted, or to the next one, or to the tool's button. */
  #focusUnlocked() {
    const entry = this.#unlocked;
    if (entry?.header !== 'read') return;
    this.#unlocked = undefined;
    if (document.activeElement !== document.body) return;
    const next = [entry, ...this.#listed].find(({ refused, task }) => isLocked(refused ?? task.error));
    const field = this.#control(next, '.unlock input');
    (field ?? this.closest('file-tool')?.querySelector<HTMLElement>('.run'))?.focus();
  }
}

customElements.define('file-rows', FileRows);
