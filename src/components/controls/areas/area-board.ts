import { html, nothing } from 'lit';
import { areasWords } from '#words/controls/areas.ts';
import { undoWords } from '#words/controls/undo.ts';
import type { EventOn } from '../../event-on.ts';
import { icon } from '../../site/icon.ts';
import { ChangeHistory } from '../change-history.ts';
import { moved, resized, type Handle, type ShareArea } from '../crop/crop-area.ts';
import { followPointer } from '../follow-pointer.ts';
import { StagedForm } from '../staged-form.ts';
import { undoButton } from '../undo-button.ts';
import { reactive } from '../../light-element.ts';

const least = { width: 0.005, height: 0.004 };
/** How far an arrow key moves, as a fraction of the side. */
const step = { far: 0.02, near: 0.002 };

const corner: Handle = { x: 1, y: 1 };

const isTyping = (target: unknown) => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** What a board says about its areas. */
export type BoardWords = Pick<
  typeof areasWords,
  'removeAll' | 'allRemoved' | 'added' | 'removed' | 'remove' | 'area' | 'place'
>;

/** A control with areas of what is shown, drawn by pointer, or added and moved by keys. */
export abstract class AreaBoard<Area extends ShareArea, Answer> extends StagedForm<Answer> {
  static override properties = reactive<AreaBoard<ShareArea, unknown>>('areas', 'said');
  /** Also those that are not shown. */
  areas: readonly Area[] = [];
  said = '';
  protected readonly words: BoardWords = areasWords;
  readonly #history = new ChangeHistory<readonly Area[]>();
  /** The areas before the pointer began to change them. */
  #settled: readonly Area[] = [];

  /** Returns an area of what is shown. `before`: what it is made from. Default it is new. */
  protected abstract here(area: ShareArea, before?: Area): Area;
  protected abstract isHere(area: Area): boolean;
  /** Shows the page or the file that an area is on. */
  protected abstract turnTo(area: Area): void;
  /** Where an area is when a key adds it. */
  protected abstract readonly added: ShareArea;
  /** Whether the picture that is drawn on is there. */
  protected abstract get isDrawable(): boolean;

  constructor() {
    super();
    this.addEventListener('keydown', (event) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      event.preventDefault();
      this.#undo();
    });
  }

  override connectedCallback() {
    super.connectedCallback();
    // The control wrote it into its field.
    this.areas = this.#settled = this.kept as readonly Area[];
  }

  override updated() {
    this.placeBoxes('area', this.areas);
  }

  protected placeBoxes(kind: string, areas: readonly ShareArea[]) {
    for (const box of this.querySelectorAll<HTMLElement>(`[data-box=${kind}]`)) {
      const area = areas[Number(box.dataset['index'])];
      // The page's policy blocks style attributes, but not setting properties by script.
      for (const name of ['left', 'top', 'width', 'height'] as const) {
        box.style.setProperty(`--${name}`, String(area?.[name] ?? 0));
      }
    }
  }

  /** @param run The changes of one run, such as steps by arrow keys, are undone together. */
  protected set(areas: readonly Area[], said = '', run?: string) {
    if (areas !== this.#settled) this.#history.keep(this.#settled, run);
    this.#become(areas, said);
  }

  #become(areas: readonly Area[], said: string) {
    this.#settled = areas;
    this.areas = areas;
    this.said = said;
    this.settle(areas);
  }

  #undo() {
    const areas = this.#history.take();
    if (!areas) return;
    const [before, after] = [new Set(this.areas), new Set(areas)];
    const other = areas.find((area) => !before.has(area)) ?? this.areas.find((area) => !after.has(area));
    if (other && !this.isHere(other)) this.turnTo(other);
    this.#become(areas, undoWords.undone);
    this.keepFocus();
  }

  /** An area's own element may be gone, and the focus with it. */
  protected keepFocus() {
    void this.updateComplete.then(() => {
      if (document.activeElement === document.body) this.querySelector<HTMLElement>('.add')?.focus();
    });
  }

  /** Focuses an area, and scrolls the sheet to it, but not the page. */
  #reveal(area: HTMLElement | undefined) {
    area?.focus({ preventScroll: true });
    const desk = this.closest('.desk');
    if (!area || !desk) return;
    const [seen, view] = [area.getBoundingClientRect(), desk.getBoundingClientRect()];
    const top = view.top + (this.querySelector<HTMLElement>('.tools')?.offsetHeight ?? 0);
    const middle = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
    if (seen.top < top || seen.bottom > view.bottom) desk.scrollTop += middle.y - (top + view.bottom) / 2;
    if (seen.left < view.left || seen.right > view.right) desk.scrollLeft += middle.x - (view.left + view.right) / 2;
  }

  /** The buttons that remove what is shown and undo changes. @param others The areas that stay when all are removed. */
  protected changeButtons(others: readonly Area[]) {
    const isEmpty = others.length === this.areas.length;
    const remove = () => this.set(others, this.words.allRemoved);
    return html`<button
        type="button"
        aria-disabled=${isEmpty}
        title=${this.words.removeAll}
        aria-label=${this.words.removeAll}
        @click=${() => isEmpty || remove()}
      >
        ${icon('delete')}
      </button>
      ${undoButton(!this.#history.isEmpty, () => this.#undo())}`;
  }

  protected add(area = this.here(this.added), said: string = this.words.added) {
    this.set([...this.areas, area], said);
    void this.updateComplete.then(() => this.#reveal([...this.querySelectorAll<HTMLElement>('.area')].at(-1)));
  }

  protected boxes() {
    return this.areas.map((area, index) => (this.isHere(area) ? this.box(index, this.markIn(area)) : nothing));
  }

  /** What becomes of an area, shown in it; `nothing` if that is empty. Default it is covered. */
  protected markIn(_area: Area): unknown {
    return undefined;
  }

  /** The areas that are shown are counted from 1, the others are of no concern. */
  #number(index: number): number {
    return this.areas.slice(0, index + 1).filter((area) => this.isHere(area)).length;
  }

  protected labelOf(area: Area, number: number): string {
    return this.words.area(number, area);
  }

  protected box(index: number, mark: unknown) {
    const area = this.areas[index];
    const number = this.#number(index);
    return html`<div
      class=${mark === undefined ? 'area' : 'area marked'}
      role="application"
      tabindex="0"
      data-box="area"
      data-index=${index}
      aria-label=${area ? this.labelOf(area, number) : ''}
      aria-describedby="area-keys"
      @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => this.#drag(event, index)}
      @keydown=${(event: EventOn<HTMLElement, KeyboardEvent>) => this.#key(event, index)}
    >
      ${mark ?? nothing}
      <span class="handle"></span>
      <button
        type="button"
        tabindex="-1"
        aria-label=${this.words.remove(number)}
        @pointerdown=${(event: Event) => event.stopPropagation()}
        @click=${() => this.#remove(index)}
      >
        ${icon('remove')}
      </button>
    </div>`;
  }

  #remove(index: number) {
    this.set(this.areas.toSpliced(index, 1), this.words.removed);
    this.keepFocus();
  }

  #key(event: EventOn<HTMLElement, KeyboardEvent>, index: number) {
    const area = this.areas[index];
    // What is typed within an area is no command.
    if (!area || event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
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
    const changed = event.shiftKey ? this.resize(area, x, y) : { ...area, ...moved(area, x, y) };
    this.set(this.areas.with(index, changed), this.words.place(changed), String(index));
  }

  /** Moves the lower right corner of an area. */
  protected resize(area: Area, x: number, y: number): Area {
    return { ...area, ...resized(area, corner, x, y, { least }) };
  }

  /** Moves an area, or resizes it by its corner. */
  #drag(event: EventOn<HTMLElement, PointerEvent>, index: number) {
    const start = this.areas[index];
    if (event.button !== 0 || !start) return;
    event.stopPropagation();
    event.currentTarget.focus({ preventScroll: true });
    const isCorner = event.target instanceof Element && event.target.classList.contains('handle');
    this.follow(event, index, (x, y) => (isCorner ? this.resize(start, x, y) : { ...start, ...moved(start, x, y) }));
  }

  /** Draws a new area from where the pointer goes down. A finger there scrolls the page. */
  protected draw(event: EventOn<HTMLElement, PointerEvent>) {
    if (event.button !== 0 || event.pointerType === 'touch' || !this.isDrawable) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const start = { left: (event.clientX - left) / width, top: (event.clientY - top) / height, ...least };
    this.follow(event, this.areas.length, (x, y) =>
      this.here(resized(start, { x: x < 0 ? -1 : 1, y: y < 0 ? -1 : 1 }, x, y, { least })),
    );
  }

  /** @param areaAt the area at `index` once the pointer has moved by shares of the sheet. */
  protected follow(down: EventOn<HTMLElement, PointerEvent>, index: number, areaAt: (x: number, y: number) => Area) {
    const sheet = down.currentTarget.closest('.sheet, .paper');
    if (!sheet) return;
    const { width, height } = sheet.getBoundingClientRect();
    followPointer(down, {
      move: (x, y) => {
        this.areas = this.areas.toSpliced(index, 1, areaAt(x / width, y / height));
      },
      end: () => this.set(this.areas),
    });
  }
}
