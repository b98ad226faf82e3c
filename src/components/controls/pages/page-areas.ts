import { html, nothing } from 'lit';
import type { PageArea } from '../../../jobs/contract/pdf-edits.ts';
import type { FoundText } from '../../../jobs/contract/pdf-question.ts';
import { ask } from '../../../jobs/run-job.ts';
import { areaMark } from './area-mark.ts';
import type { Entry } from '../../batch/entry.ts';
import { moved, resized, type Handle, type ShareArea } from '../crop/crop-area.ts';
import { followPointer } from '../follow-pointer.ts';
import { areaTools } from './area-tools.ts';
import { icon } from '../../site/icon.ts';
import { offerReading } from '../../results/offer-reading.ts';
import { picturePager } from '../picture-pager.ts';
import { StagedForm } from '../staged-form.ts';
import { takeRoom } from '../take-room.ts';
import type { EventOn } from '../../event-on.ts';
import { keep, kept, searchOf } from './page-search.ts';
import { foundBox } from './found-box.ts';
import { describeProblem } from '../../../words/problem.ts';
import { areasWords } from '../../../words/en/controls/areas.ts';

/** The longer side of a page's image, in pixels. */
const size = 1400;
const least = { width: 0.005, height: 0.004 };
/** How far an arrow key moves, as a fraction of the side. */
const step = { far: 0.02, near: 0.002 };

const corner: Handle = { x: 1, y: 1 };

/** Areas on pages, drawn by pointer, or added and moved by keys; and the places where the searched words were found. */
class PageAreas extends StagedForm<number> {
  static override properties = {
    ...StagedForm.properties,
    areas: { state: true },
    found: { state: true },
    scans: { state: true },
    page: { state: true },
    address: { state: true },
    said: { state: true },
    isWide: { state: true },
  };
  declare areas: readonly PageArea[];
  /** The matches of the form's search. */
  declare found: readonly FoundText[];
  /** The pages, from 1, that are images and therefore cannot be searched. */
  declare scans: readonly number[];
  /** From 1. */
  declare page: number;
  declare address: string | undefined;
  declare said: string;
  /** Whether the page is as wide as the sheet, instead of entirely visible. */
  declare isWide: boolean;
  #drawn = '';
  #searched = '';

  constructor() {
    super();
    this.areas = [];
    this.found = [];
    this.scans = [];
    this.page = 1;
    this.said = '';
    this.isWide = false;
  }

  override connectedCallback() {
    super.connectedCallback();
    for (const told of ['input', 'change'])
      this.closest('file-tool')?.addEventListener(told, () => this.requestUpdate());
  }

  protected override async ask({ facts }: Entry): Promise<number> {
    this.page = 1;
    if (facts?.kind !== 'document') return 1;
    if (facts.size) this.#takeRoom(facts.size);
    return facts.pages;
  }

  /** Reserves room for a page of this shape. */
  #takeRoom({ width, height }: { width: number; height: number }) {
    const scale = size / Math.max(width, height);
    takeRoom(this, { width: width * scale, height: height * scale });
  }

  override updated() {
    this.toggleAttribute('data-wide', this.isWide);
    for (const box of this.querySelectorAll<HTMLElement>('[data-box]')) {
      const list = box.dataset['box'] === 'found' ? this.found : this.areas;
      const area = list[Number(box.dataset['index'])];
      // The page's policy blocks style attributes, but not setting properties by script.
      for (const name of ['left', 'top', 'width', 'height'] as const) {
        box.style.setProperty(`--${name}`, String(area?.[name] ?? 0));
      }
    }
    if (this.answer === undefined || !this.shown) return;
    const key = `${this.shown.id} ${this.page}`;
    if (key !== this.#drawn) void this.#drawPage(this.shown, key);
    void this.#search();
  }

  async #drawPage({ file, password = '' }: Entry, key: string) {
    this.#drawn = key;
    const pages = [this.page - 1];
    const [picture] = await ask('pdf', { type: 'thumbnails', file, password, pages, size }).catch(() => []);
    if (key === this.#drawn) this.address = picture && URL.createObjectURL(picture);
  }

  async #search() {
    const entry = this.shown;
    const search = searchOf(this);
    const key = `${entry?.id} ${JSON.stringify(search)}`;
    if (!entry || key === this.#searched) return;
    this.#searched = key;
    const { file, password = '' } = entry;
    const nothingFound = { places: [], scans: [] };
    const found = search
      ? await ask('pdf', { type: 'find', file, password, search }).catch(describeProblem)
      : nothingFound;
    if (key !== this.#searched) return;
    const { places, scans } = typeof found === 'string' ? nothingFound : found;
    [this.found, this.scans] = [places, scans];
    // If there are matches, their number is already shown.
    this.said = typeof found === 'string' ? found : search && places.length === 0 ? areasWords.noMatches : '';
  }

  #set(areas: readonly PageArea[], said = '') {
    this.areas = areas;
    this.said = said;
    this.settle(areas);
  }

  override render() {
    if (this.problem) return html`<p class="problem">${this.problem}</p>`;
    return html`${areaTools({
        page: this.page,
        pages: this.answer ?? 1,
        isWide: this.isWide,
        canAdd: this.answer !== undefined,
        canRemove: this.areas.length > 0,
        onGo: (page) => this.#go(page),
        onWide: () => (this.isWide = !this.isWide),
        onAdd: () => this.#add(),
        onRemoveAll: () => this.#set([], areasWords.allRemoved),
      })}
      <p role="status">${this.#where()} ${this.said}</p>
      ${this.scans.length > 0 && this.shown ? html`<p class="scans">${areasWords.scans(this.scans)} ${offerReading([this.shown])}</p>` : nothing}
      <div class="sheet known-size" @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => this.#draw(event)}>
        ${this.address ? html`<img src=${this.address} alt=${areasWords.picture(this.page)} draggable="false" @load=${(event: EventOn<HTMLImageElement>) => this.#fit(event)} />` : html`<p class="quiet waiting">${areasWords.drawing}</p>`}
        ${this.found.map((area, index) => (area.page === this.page ? foundBox(this, index, area.text, (text, isKept) => this.#keep(text, isKept)) : nothing))}
        ${this.areas.map((area, index) => (area.page === this.page ? this.#box(index) : nothing))}
      </div>
      <p class="quiet" id="area-keys">${areasWords.drag} <span class="for-keys">${areasWords.keys}</span></p>
      ${this.entries.length > 1 ? html`<p class="quiet">${areasWords.allFiles}</p>` : nothing}
      ${picturePager(this.entries, this.index, (index) => (this.index = index))}`;
  }

  /** Pages of one document differ in shape. */
  #fit({ currentTarget: { naturalWidth, naturalHeight } }: EventOn<HTMLImageElement>) {
    this.#takeRoom({ width: naturalWidth, height: naturalHeight });
  }

  #keep(text: string, isKept: boolean) {
    keep(this, text, isKept);
    this.said = areasWords.keeps(text, isKept);
    this.requestUpdate();
  }

  #where(): string {
    const amountOf = (areas: readonly PageArea[]) => ({
      here: areas.filter(({ page }) => page === this.page).length,
      all: areas.length,
    });
    return areasWords.where(
      amountOf(this.areas),
      amountOf(this.found.filter(({ text }) => !kept(this).includes(text))),
    );
  }

  #box(index: number) {
    const mark = areaMark(this);
    return html`<div
      class=${mark === undefined ? 'area' : 'area marked'}
      role="application"
      tabindex="0"
      data-box="area"
      data-index=${index}
      aria-label=${areasWords.area(index + 1)}
      aria-describedby="area-keys"
      @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => this.#drag(event, index)}
      @keydown=${(event: KeyboardEvent) => this.#key(event, index)}
    >
      ${mark ?? nothing}
      <span class="handle"></span>
      <button
        type="button"
        tabindex="-1"
        aria-label=${areasWords.remove(index + 1)}
        @pointerdown=${(event: Event) => event.stopPropagation()}
        @click=${() => this.#remove(index)}
      >
        ${icon('remove')}
      </button>
    </div>`;
  }

  #go(page: number) {
    const last = this.answer ?? 1;
    if (!Number.isNaN(page)) this.page = Math.max(1, Math.min(last, Math.round(page)));
    this.requestUpdate();
  }

  #add() {
    this.#set([...this.areas, { page: this.page, left: 0.35, top: 0.45, width: 0.3, height: 0.06 }], areasWords.added);
    void this.updateComplete.then(() => [...this.querySelectorAll<HTMLElement>('.area')].at(-1)?.focus());
  }

  #remove(index: number) {
    this.#set(this.areas.toSpliced(index, 1), areasWords.removed);
    // The area's own element is gone, and the focus with it.
    void this.updateComplete.then(() => {
      if (document.activeElement === document.body) this.querySelector<HTMLElement>('.add')?.focus();
    });
  }

  #change(index: number, area: ShareArea, isSettled = true) {
    const areas = this.areas.with(index, { page: this.page, ...area });
    if (isSettled) this.#set(areas);
    else this.areas = areas;
  }

  #key(event: KeyboardEvent, index: number) {
    const area = this.areas[index];
    if (!area || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      this.#remove(index);
      return;
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    const far = event.altKey ? step.near : step.far;
    const [x, y] = [(way[0] ?? 0) * far, (way[1] ?? 0) * far];
    this.#change(index, event.shiftKey ? resized(area, corner, x, y, { least }) : moved(area, x, y));
  }

  /** Moves an area, or resizes it by its corner. */
  #drag(event: EventOn<HTMLElement, PointerEvent>, index: number) {
    const start = this.areas[index];
    if (event.button !== 0 || !start) return;
    event.stopPropagation();
    event.currentTarget.focus({ preventScroll: true });
    const isCorner = event.target instanceof Element && event.target.classList.contains('handle');
    this.#follow(event, index, (x, y) => (isCorner ? resized(start, corner, x, y, { least }) : moved(start, x, y)));
  }

  /** Draws a new area from where the pointer goes down. A finger there scrolls the page. */
  #draw(event: EventOn<HTMLElement, PointerEvent>) {
    if (event.button !== 0 || event.pointerType === 'touch' || !this.address) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const start = { left: (event.clientX - left) / width, top: (event.clientY - top) / height, ...least };
    const index = this.areas.length;
    this.#follow(event, index, (x, y) =>
      resized(
        start,
        { x: x < 0 ? -1 : 1, y: y < 0 ? -1 : 1 },
        Math.abs(x) * Math.sign(x || 1),
        Math.abs(y) * Math.sign(y || 1),
        { least },
      ),
    );
  }

  #follow(down: PointerEvent, index: number, areaAt: (x: number, y: number) => ShareArea) {
    const sheet = this.querySelector('.sheet');
    if (!sheet) return;
    const { width, height } = sheet.getBoundingClientRect();
    followPointer(down, {
      move: (x, y) => {
        const area = { page: this.page, ...areaAt(x / width, y / height) };
        this.areas = this.areas.toSpliced(index, 1, area);
      },
      end: () => this.#set(this.areas),
    });
  }
}

customElements.define('page-areas', PageAreas);
