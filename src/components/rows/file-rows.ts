import { html, render, type PropertyValues } from 'lit';
import type { Job } from '#jobs/contract/job.ts';
import type { Batch } from '../batch/batch.ts';
import type { BatchChange } from '../batch/batch-change.ts';
import { isLocked, jobFor, type Entry } from '../batch/entry.ts';
import { fileRow } from './file-row.ts';
import { jointResults } from './joint-results.ts';
import { rowOrder } from './row-order.ts';
import { RowsToDraw } from './rows-to-draw.ts';
import { rowWords as words } from '#words/rows.ts';
import { LightElement, reactive } from '../light-element.ts';

/** Lists with at most this many rows are drawn entirely. */
const alwaysDrawn = 50;
/**
 * How far from the view a row counts as near, in CSS pixels: it is drawn before it scrolls into view, and the Tab key
 * finds its contents.
 */
const margin = 1000;

/** How long rows are drawn in one frame, in milliseconds. The next frame draws the others. */
const drawingTime = 10;

/**
 * The files of a batch, one row each. A row that has not come near the view contains only its name, which is enough to
 * count, find and scroll to it. Rows are only redrawn when something about them has changed.
 */
export class FileRows extends LightElement {
  static override properties = {
    ...reactive<FileRows>('batch', 'job', 'shown', 'set'),
    ordered: { type: Boolean },
    paged: { type: Boolean },
    timed: { type: Boolean },
    owned: { type: Boolean },
  };
  declare batch: Batch;
  /** The job for the current options, to say what would be lost. */
  declare job: Job | undefined;
  /** Whether the order of the files matters. */
  declare ordered: boolean;
  /** Whether some of the pages of each file can be chosen. */
  declare paged: boolean;
  /** Whether each still image can have its own display time. */
  declare timed: boolean;
  /** Whether each file can have its own settings. */
  declare owned: boolean;
  /** The file whose settings the options are, if they are those of one file alone. */
  declare set: Entry | undefined;
  /** The file on the sheet. Default the first. */
  declare shown: Entry | undefined;
  /** The file whose typed password is being tried. */
  #unlocked: Entry | undefined;
  #said = '';
  /** Aborted while the batch works. */
  #working = new AbortController();
  /** The files that have rows, in order. */
  #listed: readonly Entry[] = [];
  readonly #rows = new Map<Entry, HTMLLIElement>();
  readonly #toDraw = new RowsToDraw<Entry>();
  // Not an IntersectionObserver: the more rows it watches, the longer each frame takes.
  readonly #resized = new ResizeObserver(() => this.#look());
  #looking = false;
  /** The time of the current frame, and how long rows were drawn in it. */
  #frame: { time: CSSNumberish | null; used: number } = { time: null, used: 0 };

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

  // The page's script sets the batch; the element may exist before.
  override shouldUpdate() {
    return this.batch !== undefined;
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('batch'))
      // A batch fires no other `change` events.
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

  /** Redraws rows after a change that the batch does not report. */
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
    // The rows at the ends cannot move further.
    for (const ends of [this.#listed, entries]) this.#toDraw.change([ends.slice(0, 1), ends.slice(-1)].flat());
    if (this.shown && !kept.has(this.shown)) this.shown = undefined;
    this.#listed = entries;
    this.#look();
    // A moved element has lost the focus.
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

  /** Determines in the next frame which rows are near the view. */
  readonly #look = () => {
    if (this.#looking) return;
    this.#looking = true;
    requestAnimationFrame(() => {
      this.#looking = false;
      // Rows in a closed panel have no position.
      if (this.getClientRects().length === 0) return;
      const first = this.#firstBelow(-margin);
      this.#toDraw.show(this.#listed.slice(first, this.#firstBelow(innerHeight + margin, first) + 1));
      this.requestUpdate();
    });
  };

  /** The index of the first row that ends below this many pixels from the top of the view. */
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

  /**
   * Draws the changed rows that are near the view, at the end of the list, or focused; first the one that is asked for.
   */
  #draw(asked?: Entry) {
    const entries = this.#listed;
    const focused = document.activeElement?.closest<HTMLElement>('file-rows li')?.dataset['id'];
    const first = [...(asked ? [asked] : []), ...entries.filter(({ id }) => String(id) === focused)];
    const last = entries.length <= alwaysDrawn ? entries : entries.slice(-1);
    const { currentTime: frame } = document.timeline;
    if (this.#frame.time !== frame) this.#frame = { time: frame, used: 0 };
    for (const entry of this.#toDraw.take(first, last)) {
      const begun = performance.now();
      const row = this.#rows.get(entry);
      // Removes the placeholder name.
      row?.querySelector(':scope > .name')?.remove();
      if (row) render(this.#row(entry), row);
      this.#frame.used += performance.now() - begun;
      if (this.#frame.used < drawingTime) continue;
      requestAnimationFrame(() => this.requestUpdate());
      break;
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
      // The last file left can still lose its own settings.
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
    // The position at the time of the press: rows are drawn once a frame, and keys may be faster.
    const moveBy = (places: number) => move(Math.max(0, this.batch.entries.indexOf(entry) + places));
    const place = { index: this.#listed.indexOf(entry), count: this.#listed.length };
    return rowOrder(entry, place, move, moveBy);
  }

  /** A control in the row of a file, wherever the row is. */
  #control(entry: Entry | undefined, selector: string): HTMLElement | undefined {
    if (!entry) return undefined;
    this.#draw(entry);
    return this.#rows.get(entry)?.querySelector<HTMLElement>(selector) ?? undefined;
  }

  /** The focus moves to the next file, or to where files are chosen: the button goes with its row. */
  #remove(entry: Entry) {
    const { entries } = this.batch;
    const at = entries.indexOf(entry);
    // By the batch and not by the rows, which are updated in the next frame: the neighbour may be going too.
    const next = this.#control(entries[at + 1] ?? entries[at - 1], '.remove');
    (next ?? document.querySelector<HTMLElement>('drop-zone input'))?.focus();
    this.batch.remove(entry);
  }

  /**
   * The form goes, and the focus with it: it moves to the same form if that is still needed, to the next one, or to the
   * tool's button.
   */
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
