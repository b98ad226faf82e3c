import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { formats, sniffFormat } from '../../formats/formats.ts';
import { describeSize } from '../../words/amounts.ts';
import { takeRoom } from '../controls/take-room.ts';
import { CompareStage } from '../results/compare-stage.ts';
import { zoomButtons } from '../results/compare-view.ts';
import { shownPictures } from '../results/shown-picture.ts';
import { compareWords } from '../../words/en/compare.ts';

/** How far the shapes of two pictures may be apart: sizes are whole pixels. */
const sameShape = 0.02;

/** A picture on the sheet, and what has become of it, with a handle between the two. */
export class PicturePair extends LitElement {
  static override properties = {
    original: { attribute: false },
    result: { attribute: false },
    addresses: { state: true },
    names: { state: true },
    problem: { state: true },
  };
  declare original: File;
  declare result: File;
  declare addresses: readonly string[];
  /** Of their formats. */
  declare names: readonly string[];
  declare problem: string;
  #stage: CompareStage | undefined;

  constructor() {
    super();
    this.addresses = [];
    this.names = [];
    this.problem = '';
  }

  // In the page's own tree, so that its styles, labels and icons reach it.
  override createRenderRoot() {
    return this;
  }

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('result') || changed.has('original')) void this.#load(this.original, this.result);
  }

  /** Until it is there, the one before stays. */
  async #load(before: File, after: File) {
    const pictures = await shownPictures(before, after);
    const found = await Promise.all([before, after].map((file) => sniffFormat(file).catch(() => undefined)));
    // Meanwhile there may be others, or none.
    if (after !== this.result || before !== this.original || !this.isConnected) return;
    this.#forget();
    this.names = found.map((format) => (format ? formats[format].name : ''));
    if (typeof pictures === 'string') this.problem = pictures;
    else this.addresses = pictures.map((picture) => URL.createObjectURL(picture));
  }

  #forget() {
    for (const address of this.addresses) URL.revokeObjectURL(address);
    this.addresses = [];
    this.problem = '';
  }

  override render() {
    const [first, second] = this.addresses;
    return html`<div class="stage">
        ${second ? html`<img class="after" src=${second} alt=${compareWords.after} draggable="false" @load=${() => this.#fit()} />` : nothing}
        ${first ? html`<img class="before" src=${first} alt=${compareWords.before} draggable="false" @load=${() => this.#fit()} />` : nothing}
        <div class="line" aria-hidden="true"></div>
        ${this.problem ? html`<p class="message">${this.problem}</p>` : nothing}
      </div>
      <input class="divider" type="range" min="0" max="100" step="0.1" value="50" aria-label=${compareWords.divider} />
      <span class="chip first">${this.names[0]} ${describeSize(this.original.size)}</span>
      <span class="chip second">${this.names[1]} ${describeSize(this.result.size)}</span>
      <span class="zooms">${zoomButtons}</span>`;
  }

  /** The stage has the picture's own shape. Over one of another shape, it would show what is not. */
  #fit() {
    const [after, before] = [...this.querySelectorAll<HTMLImageElement>('.stage > img')];
    if (!after?.naturalWidth || !before?.naturalWidth) return;
    const { naturalWidth: width, naturalHeight: height } = after;
    const shape = (before.naturalWidth / before.naturalHeight) * (height / width);
    if (Math.abs(shape - 1) > sameShape)
      this.dispatchEvent(new CustomEvent('unlike', { detail: this.result, bubbles: true }));
    takeRoom(this, { width, height });
    this.#stage?.measure();
  }

  override firstUpdated() {
    this.#stage = new CompareStage(this, false);
  }

  /** To one side alone, or back to both. */
  turn() {
    const divider = this.querySelector<HTMLInputElement>('.divider');
    if (!divider) return;
    divider.value = divider.value === '100' ? '0' : '100';
    divider.dispatchEvent(new Event('input'));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#stage?.end();
    this.#forget();
  }
}

customElements.define('picture-pair', PicturePair);
