import { html, nothing } from 'lit';
import type { MarkedArea } from '#jobs/contract/pdf-edits.ts';
import type { FoundText } from '#jobs/contract/pdf-question.ts';
import { drawnPage } from '../drawn-page.ts';
import { ask } from '#jobs/run-job.ts';
import type { Entry } from '../../batch/entry.ts';
import { AreaBoard } from '../areas/area-board.ts';
import type { ShareArea } from '../crop/crop-area.ts';
import { areaTools } from './area-tools.ts';
import { offerReading } from '../../results/offer-reading.ts';
import { openReadable, zoomButtons } from '../page-zoom.ts';
import { picturePager } from '../picture-pager.ts';
import { takeRoom } from '../take-room.ts';
import type { EventOn } from '../../event-on.ts';
import { keep, kept, searchOf } from './page-search.ts';
import { foundBox } from './found-box.ts';
import { describeProblem } from '../../problem.ts';
import { areasWords } from '#words/controls/areas.ts';
import { reactive } from '../../light-element.ts';

/** The longer side of a page's image, in pixels. */
const size = 1400;

/** Areas on pages, drawn by pointer, or added and moved by keys; and the places where the searched words were found. */
export class PageAreas extends AreaBoard<MarkedArea, number> {
  static override properties = reactive<PageAreas>('found', 'scans', 'page', 'address');
  /** The matches of the form's search. */
  found: readonly FoundText[] = [];
  /** The pages, from 1, that are images and therefore cannot be searched. */
  scans: readonly number[] = [];
  /** From 1. */
  page = 1;
  declare address: string | undefined;
  protected override readonly added = { left: 0.35, top: 0.45, width: 0.3, height: 0.06 };
  /** Of the page, in any unit: A4 until it is known. */
  protected shape = { width: 990, height: 1400 };
  #drawn = '';
  #searched = '';

  protected override here({ left, top, width, height }: ShareArea, { of }: Partial<MarkedArea> = {}): MarkedArea {
    return { page: this.page, left, top, width, height, ...(of && { of }) };
  }

  protected override isHere({ page }: MarkedArea): boolean {
    return page === this.page;
  }

  protected override turnTo({ page }: MarkedArea) {
    this.turnToPage(page);
  }

  protected override get isDrawable(): boolean {
    return this.address !== undefined;
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
    this.shape = { width, height };
    const scale = size / Math.max(width, height);
    takeRoom(this, { width: width * scale, height: height * scale });
  }

  override updated() {
    super.updated();
    this.placeBoxes('found', this.found);
    if (this.answer === undefined || !this.shown) return;
    const key = `${this.shown.id} ${this.page}`;
    if (key !== this.#drawn) void this.#drawPage(this.shown, key);
    void this.#search();
  }

  async #drawPage({ file, password = '' }: Entry, key: string) {
    this.#drawn = key;
    void openReadable(this, { file, password, page: this.page - 1 });
    const picture = await drawnPage({ file, password, page: this.page - 1, size }).catch(() => undefined);
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

  override render() {
    if (this.problem) return html`<p class="problem">${this.problem}</p>`;
    return html`${areaTools({
        page: this.page,
        pages: this.answer ?? 1,
        onGo: (page) => this.turnToPage(page),
        adding: this.adding(),
        changes: this.changeButtons([]),
        told: this.#told(),
      })}
      ${this.scans.length > 0 && this.shown ? html`<p class="scans">${areasWords.scans(this.scans)} ${offerReading([this.shown])}</p>` : nothing}
      <div
        class="sheet known-size zoomed-page"
        @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => this.draw(event)}
      >
        ${this.address ? html`<img src=${this.address} alt=${areasWords.picture(this.page)} draggable="false" @load=${(event: EventOn<HTMLImageElement>) => this.#fit(event)} />` : html`<p class="quiet waiting">${areasWords.drawing}</p>`}
        ${this.found.map((area, index) => (area.page === this.page ? foundBox(this, index, area.text, (text, isKept) => this.#keep(text, isKept)) : nothing))}
        ${this.boxes()}
      </div>
      ${zoomButtons(this)}
      <p class="quiet" id="area-keys">
        <span class="for-keys">${areasWords.keys}</span>
      </p>
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

  /** The buttons that add areas. */
  protected adding(): unknown {
    return html`<button class="add" type="button" ?disabled=${this.answer === undefined} @click=${() => this.add()}>
      ${areasWords.add}
    </button>`;
  }

  /** What can be done while there are no areas. */
  protected hint(): unknown {
    return html`<span class="for-mouse">${areasWords.drag}</span> <span class="for-touch">${areasWords.touch}</span>`;
  }

  #told() {
    if (this.said !== '') return html`${this.where()} ${this.said}`;
    return this.where() || this.hint();
  }

  protected where(): string {
    const amountOf = (areas: readonly MarkedArea[]) => ({
      here: areas.filter(({ page }) => page === this.page).length,
      all: areas.length,
    });
    return areasWords.where(
      amountOf(this.areas),
      amountOf(this.found.filter(({ text }) => !kept(this).includes(text))),
    );
  }

  protected turnToPage(page: number) {
    const last = this.answer ?? 1;
    if (!Number.isNaN(page)) this.page = Math.max(1, Math.min(last, Math.round(page)));
    this.requestUpdate();
  }
}

/** Both modules that have areas of pages load this one. */
customElements.define('page-areas', PageAreas);
