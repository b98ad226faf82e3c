/** The scale at which text of 8 points is 9 pixels high. Pages wider than A3 are drawings or posters, with larger text. */
const readable = 9 / 8;
const widest = 1191;
/** Wider pages would only need more scrolling. */
const ample = 1.5;
const limits = { least: 0.2, most: 5 };
/** Mobile browsers zoom the whole window to a field with smaller text. In pixels. */
const leastTyped = 16;

/**
 * The pages of a document below each other, in a box that scrolls. Its styles draw one point `--px` wide. It begins at a
 * scale at which text can be read.
 */
export class PageScroll extends HTMLElement {
  #across = 612;
  #scale = 0;
  /** Whether someone has chosen the scale. */
  #isChosen = false;
  readonly #watcher = new ResizeObserver(() => this.#isChosen || this.#become(this.#ownScale));

  /** The width of the widest page, in points. */
  set across(across: number) {
    this.#across = across;
    if (!this.#isChosen) this.#become(this.#ownScale);
  }

  connectedCallback() {
    this.#watcher.observe(this);
    this.addEventListener('focusin', ({ target }) => target instanceof HTMLElement && this.#zoomTo(target));
  }

  disconnectedCallback() {
    this.#watcher.disconnect();
  }

  /** The size of a point, in pixels. */
  get scale(): number {
    return this.#scale;
  }

  zoom(times: number) {
    this.#isChosen = true;
    this.#become(this.#scale * times);
  }

  /** The page in the middle of the view, from 1. */
  get page(): number {
    const { top, height } = this.getBoundingClientRect();
    const papers = [...this.querySelectorAll('.paper')];
    const at = papers.findIndex((paper) => paper.getBoundingClientRect().bottom > top + height / 2);
    return at < 0 ? Math.max(1, papers.length) : at + 1;
  }

  get #ownScale(): number {
    const width = this.clientWidth;
    const least = readable * Math.min(1, widest / this.#across);
    return Math.max(least, Math.min(ample, (width - 1) / this.#across));
  }

  /** Keeps what is in the middle of the view there. */
  #become(scale: number) {
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = this;
    const x = (scrollLeft + clientWidth / 2) / scrollWidth;
    const y = scrollTop / scrollHeight;
    this.#scale = Math.max(limits.least, Math.min(limits.most, scale));
    // The page's policy blocks style attributes, but not setting properties by script.
    this.style.setProperty('--px', `${this.#scale}px`);
    if (!scrollHeight || !clientHeight) return;
    this.scrollTo(x * this.scrollWidth - clientWidth / 2, y * this.scrollHeight);
    this.dispatchEvent(new Event('scaled'));
  }

  /** On a phone, a field is enlarged until what is typed can be read. */
  #zoomTo(field: HTMLElement) {
    if (!field.matches('input:not([type=checkbox], [type=radio]), textarea, select')) return;
    const size = parseFloat(getComputedStyle(field).fontSize);
    if (size >= leastTyped || !matchMedia('(pointer: coarse)').matches) return;
    this.zoom(leastTyped / size);
    field.scrollIntoView({ block: 'center', inline: 'nearest' });
  }
}

customElements.define('page-scroll', PageScroll);
