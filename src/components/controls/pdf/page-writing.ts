import { html, nothing } from 'lit';
import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import type { PageSize } from '#jobs/contract/pdf-question.ts';
import { ask } from '#jobs/run-job.ts';
import { writingWords as words } from '#words/controls/page-writing.ts';
import { AreaBoard } from '../areas/area-board.ts';
import { resized, type ShareArea } from '../crop/crop-area.ts';
import type { Entry } from '../../batch/entry.ts';
import type { EventOn } from '../../event-on.ts';
import { picturePager } from '../picture-pager.ts';
import { markAt, markThrough, scaled, type Pen } from './mark-shape.ts';
import { markTools, type Mode } from './mark-tools.ts';
import { markView } from './mark-view.ts';
import './page-picture.ts';
import type { PageScroll } from './page-scroll.ts';
import './page-scroll.ts';
import { zoomButtons } from '../zoom-buttons.ts';
import { reactive } from '../../light-element.ts';

/** A line that is nearly level or upright becomes so. In CSS pixels. */
const nearly = 5;

/** Pages to write and draw on. */
class PageWriting extends AreaBoard<PageMark, PageSize[]> {
  static override properties = reactive<PageWriting>('mode', 'pen');
  /** What a press on the page does. */
  mode: Mode = 'text';
  pen: Pen = { colour: '#1a1a1a', size: 12, thickness: 1.5 };
  protected override readonly words = words.board;
  protected override readonly added = { left: 0.4, top: 0.5, width: 0.2, height: 0.02 };
  /** The mark that was last worked on: it gets another colour or size. */
  #chosen = -1;
  /** The marks before a press, which may be a drag. */
  #pressed: readonly PageMark[] = [];

  constructor() {
    super();
    this.addEventListener('focusin', ({ target }) => {
      const area = target instanceof Element ? target.closest<HTMLElement>('.area') : null;
      if (area) this.#choose(Number(area.dataset['index']));
    });
    this.addEventListener('pointerdown', () => (this.#pressed = this.areas), { capture: true });
    this.addEventListener('keydown', (event) => {
      const { key, target } = event;
      if (key !== 'Enter' || !(target instanceof Element) || !target.matches('.area')) return;
      // It would be typed.
      event.preventDefault();
      this.#edit(target);
    });
  }

  protected override ask({ file, password = '' }: Entry): Promise<PageSize[]> {
    return ask('pdf', { type: 'page-sizes', file, password });
  }

  protected override here(area: ShareArea): PageMark {
    return { ...markAt('highlight', this.#middle, this.pen), ...area };
  }

  protected override isHere(): boolean {
    return true;
  }

  protected override turnTo({ page }: PageMark) {
    this.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  protected override get isDrawable(): boolean {
    return this.answer !== undefined;
  }

  protected override labelOf(mark: PageMark): string {
    return words.mark(mark);
  }

  protected override resize(mark: PageMark, x: number, y: number): PageMark {
    const least =
      mark.type === 'line' || mark.type === 'pen' ? { width: 0, height: 0 } : { width: 0.005, height: 0.004 };
    return scaled(mark, resized(mark, { x: 1, y: 1 }, x, y, { least }));
  }

  /** The middle of the page in view. */
  get #middle() {
    const page = this.querySelector<PageScroll>('page-scroll')?.page ?? 1;
    return { page, x: 0.5, y: 0.5, size: this.#sizeOf(page) };
  }

  #sizeOf(page: number): PageSize {
    return this.answer?.[page - 1] ?? { width: 595, height: 842 };
  }

  override updated() {
    super.updated();
    for (const [index, paper] of this.querySelectorAll<HTMLElement>('.paper').entries()) {
      const { width, height } = this.#sizeOf(index + 1);
      paper.style.setProperty('--across', String(width));
      paper.style.setProperty('--down', String(height));
    }
    for (const box of this.querySelectorAll<HTMLElement>('.area')) {
      const mark = this.areas[Number(box.dataset['index'])];
      if (!mark) continue;
      box.style.setProperty('--mark', mark.colour);
      const { width, height } = this.#sizeOf(mark.page);
      const side = Math.min(mark.width * width, mark.height * height);
      box.style.setProperty('--size', String(mark.type === 'text' ? mark.size : 0));
      box.style.setProperty('--thickness', String('thickness' in mark ? mark.thickness : side / 8));
    }
  }

  override render() {
    const { answer, shown: entry } = this;
    if (this.problem) return html`<p class="problem">${this.problem}</p>`;
    if (!answer || !entry) return html`<p class="quiet waiting">${words.reading}</p>`;
    return html`<div class="tools">
        ${markTools({
          mode: this.mode,
          pen: this.pen,
          onMode: (mode, isByKey) => this.#become(mode, isByKey),
          onPen: (pen) => this.#dip(pen),
        })}
        ${this.changeButtons([])} ${zoomButtons((times) => this.querySelector<PageScroll>('page-scroll')?.zoom(times))}
        ${picturePager(this.entries, this.index, (index) => (this.index = index))}
      </div>
      <p class="quiet" role="status">${this.said || words.how[this.mode]}</p>
      <page-scroll
        tabindex="0"
        role="region"
        aria-label=${words.pages}
        data-mode=${this.mode}
        .across=${Math.max(...answer.map(({ width }) => width))}
      >
        ${answer.map((_, index) => this.#paper(entry, index + 1))}
      </page-scroll>
      <p class="quiet for-keys" id="area-keys">${words.keys}</p>
      ${this.entries.length > 1 ? html`<p class="quiet">${words.allFiles}</p>` : nothing}`;
  }

  #paper(entry: Entry, page: number) {
    return html`<div
      class="paper"
      data-page=${page}
      @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => this.#press(event, page)}
      @click=${(event: EventOn<HTMLElement, MouseEvent>) => this.#click(event, page)}
    >
      <page-picture .shown=${{ entry, page }}></page-picture>
      ${this.areas.map((mark, index) =>
        mark.page === page
          ? this.box(
              index,
              markView(mark, (text) => this.areas[index] === mark && this.#type(index, text)),
            )
          : nothing,
      )}
    </div>`;
  }

  #become(mode: Mode, isByKey: boolean) {
    this.mode = mode;
    this.said = '';
    this.#chosen = -1;
    if (isByKey && mode !== 'move' && mode !== 'pen') this.#put(mode, this.#middle);
  }

  /** Adds what the pressed button says, where the page was pressed. */
  #click(event: EventOn<HTMLElement, MouseEvent>, page: number) {
    const area = event.target instanceof Element ? event.target.closest('.area') : null;
    if (area) {
      const index = Number(area.getAttribute('data-index'));
      if (this.areas[index] === this.#pressed[index]) this.#edit(area);
      return;
    }
    const { mode } = this;
    if (mode === 'move' || mode === 'line' || mode === 'highlight' || mode === 'pen') return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    this.#put(mode, { page, x, y, size: this.#sizeOf(page) });
  }

  #put(kind: Exclude<Mode, 'move'>, place: Parameters<typeof markAt>[1]) {
    const today = kind === 'date' ? new Date().toLocaleDateString() : '';
    const mark = markAt(kind === 'date' ? 'text' : kind, place, this.pen, today);
    const index = this.areas.length;
    this.set([...this.areas, mark], words.added(kind, place.page), `mark-${index}`);
    void this.updateComplete.then(() => {
      const area = this.querySelector<HTMLElement>(`.area[data-index="${index}"]`);
      area?.focus({ preventScroll: true });
      if (kind === 'text') this.#edit(area);
      else if (kind === 'date') this.#measure(index);
    });
  }

  #edit(area: Element | null) {
    area?.querySelector('textarea')?.focus();
  }

  /** Keeps what was typed. A text without a letter goes. */
  #type(index: number, text: string) {
    const mark = this.areas[index];
    if (mark?.type !== 'text') return;
    if (text.trim() === '') {
      this.set(this.areas.toSpliced(index, 1), '', `mark-${index}`);
      this.keepFocus();
    } else if (text !== mark.text) {
      this.set(this.areas.with(index, { ...mark, text }), '', `mark-${index}`);
      void this.updateComplete.then(() => this.#measure(index));
    }
  }

  /** A text is as large as it is drawn, which its page needs to know when it is moved. */
  #measure(index: number) {
    const mark = this.areas[index];
    const area = this.querySelector(`.area[data-index="${index}"]`);
    const paper = area?.closest('.paper')?.getBoundingClientRect();
    if (mark?.type !== 'text' || !area || !paper) return;
    const { width, height } = area.getBoundingClientRect();
    const measured = { width: Math.min(1, width / paper.width), height: Math.min(1, height / paper.height) };
    this.set(this.areas.with(index, { ...mark, ...measured }), this.said, `mark-${index}`);
  }

  #choose(index: number) {
    this.#chosen = index;
    const mark = this.areas[index];
    if (mark?.type === 'text') this.pen = { ...this.pen, size: mark.size, colour: mark.colour };
    else if (mark && mark.type !== 'highlight') this.pen = { ...this.pen, colour: mark.colour };
  }

  /** Sets the colour or size of what is written next, and of the mark that was last worked on. */
  #dip(pen: Partial<Pen>) {
    this.pen = { ...this.pen, ...pen };
    const mark = this.areas[this.#chosen];
    if (!mark) return;
    const { colour = mark.colour, size, thickness } = pen;
    const own = { ...mark, colour };
    if (own.type === 'text' && size !== undefined) own.size = size;
    if ('thickness' in own && thickness !== undefined) own.thickness = thickness;
    this.set(this.areas.with(this.#chosen, own), this.said);
    const index = this.#chosen;
    void this.updateComplete.then(() => this.#measure(index));
  }

  /** Draws a line, a highlight or freehand. */
  #press(event: EventOn<HTMLElement, PointerEvent>, page: number) {
    const { mode } = this;
    if (event.button !== 0 || (mode !== 'line' && mode !== 'highlight' && mode !== 'pen')) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    const drawn = [x, y];
    this.follow(event, this.areas.length, (dx, dy) => {
      if (mode === 'highlight') {
        const size = { width: Math.abs(dx), height: Math.abs(dy) };
        return {
          ...this.here({ left: Math.max(0, Math.min(x, x + dx)), top: Math.max(0, Math.min(y, y + dy)), ...size }),
          page,
        };
      }
      if (mode === 'pen') drawn.push(x + dx, y + dy);
      else {
        const isLevel = Math.abs(dy * height) < nearly;
        const isUpright = Math.abs(dx * width) < nearly;
        drawn.splice(2, 2, isUpright ? x : x + dx, isLevel ? y : y + dy);
      }
      return markThrough(mode, page, drawn, this.pen);
    });
  }
}

customElements.define('page-writing', PageWriting);
