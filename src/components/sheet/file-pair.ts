import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Size } from '#jobs/contract/image-step.ts';
import { formats, sniffFormat } from '#formats/formats.ts';
import { describeSize } from '#wording/amounts.ts';
import { takeRoom } from '../controls/take-room.ts';
import { borrowAddress, returnAddress } from '../results/picture-address.ts';
import { CompareStage } from '../results/compare-stage.ts';
import { icon } from '../site/icon.ts';
import { compareWords } from '#words/compare.ts';
import { LightElement, reactive } from '../light-element.ts';

/** By how much the aspect ratios of two images may differ: sizes are whole pixels. */
const sameShape = 0.02;

export type Side = 'before' | 'after';

/** The zoom buttons of `CompareStage`. */
const zoomButtons = html`
  <button type="button" data-zoom="fit" aria-label=${compareWords.fit}>${compareWords.fit}</button>
  <button type="button" data-zoom="one" aria-label=${compareWords.actualSize}>1:1</button>
  <button type="button" data-zoom="out" aria-label=${compareWords.zoomOut}>${icon('zoom-out')}</button>
  <output class="zoom" aria-label=${compareWords.zoom}></output>
  <button type="button" data-zoom="in" aria-label=${compareWords.zoomIn}>${icon('zoom-in')}</button>
`;

/** A file and its result, with a handle between the two. */
export abstract class FilePair extends LightElement {
  static override properties = reactive<FilePair>('original', 'result', 'addresses', 'names', 'problem');
  declare original: File;
  declare result: File;
  addresses: readonly string[] = [];
  /** The names of their formats. */
  names: readonly string[] = [];
  problem = '';
  /** Whether there is nothing else on the page. Default false. */
  protected readonly fills: boolean = false;
  #stage: CompareStage | undefined;
  #loading = new AbortController();
  /** What the addresses belong to. */
  #shown: readonly Blob[] = [];

  override connectedCallback() {
    super.connectedCallback();
    this.classList.add('file-pair');
  }

  /**
   * Resolves to what is laid over each other, or to the reason in words why that is impossible. The signal is aborted
   * once the pair is no longer wanted.
   */
  protected abstract load(before: File, after: File, signal: AbortSignal): Promise<readonly Blob[] | string>;

  /** One of the two, with the side as its class. It calls `fit` once its size is known. */
  protected abstract layer(side: Side, address: string): TemplateResult;

  /** In pixels; undefined until known. */
  protected abstract sizeOf(side: Side): Size | undefined;

  /** What is shown below the two. Default nothing. */
  protected below(): unknown {
    return nothing;
  }

  /**
   * Called when the divider has moved, from 0 (only the result) to 100 (only the original). Default nothing more is
   * done.
   */
  protected divided(_at: number): void {}

  override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('result') || changed.has('original')) this.reload();
  }

  protected reload() {
    this.#loading.abort();
    this.#loading = new AbortController();
    void this.#load(this.original, this.result, this.#loading.signal);
  }

  /** The previous pair stays until the next one is loaded. */
  async #load(before: File, after: File, signal: AbortSignal) {
    const shown = await this.load(before, after, signal);
    const found = await Promise.all([before, after].map((file) => sniffFormat(file).catch(() => undefined)));
    if (signal.aborted) return;
    this.names = found.map((format) => (format ? formats[format].name : ''));
    if (typeof shown === 'string') {
      this.forget(shown);
      this.#isThere();
      return;
    }
    // Borrowed before the previous ones are returned: they may be among them.
    const addresses = shown.map(borrowAddress);
    this.forget();
    [this.#shown, this.addresses] = [shown, addresses];
  }

  /** Shows the element once both pictures, or the reason why not, are there. */
  #isThere() {
    this.toggleAttribute('data-drawn', true);
    this.dispatchEvent(new CustomEvent('drawn', { bubbles: true }));
  }

  /** Shows neither of the two, and says why. Default without a word. */
  protected forget(problem = '') {
    this.#shown.forEach(returnAddress);
    [this.#shown, this.addresses] = [[], []];
    this.problem = problem;
  }

  override render() {
    const [first, second] = this.addresses;
    return html`<div class="stage">
        ${second ? this.layer('after', second) : nothing} ${first ? this.layer('before', first) : nothing}
        <div class="line" aria-hidden="true"></div>
        <span class="chip first">${this.names[0]} ${describeSize(this.original.size)}</span>
        <span class="chip second">${this.names[1]} ${describeSize(this.result.size)}</span>
        <p class="message" role="status">${this.problem}</p>
      </div>
      <input
        class="divider"
        type="range"
        min="0"
        max="100"
        step="0.1"
        value="50"
        aria-label=${compareWords.divider}
        @input=${({ currentTarget }: Event & { currentTarget: HTMLInputElement }) => this.divided(currentTarget.valueAsNumber)}
      />
      <span class="zooms">${zoomButtons}</span>
      ${this.below()}`;
  }

  /** Gives the stage the picture's own shape. On a file of another shape, the comparison would be misleading. */
  protected fit() {
    const [after, before] = [this.sizeOf('after'), this.sizeOf('before')];
    if (!after || !before) return;
    const shape = (before.width / before.height) * (after.height / after.width);
    if (Math.abs(shape - 1) > sameShape)
      this.dispatchEvent(new CustomEvent('unlike', { detail: this.result, bubbles: true }));
    takeRoom(this, after);
    this.#stage?.measure();
    this.#isThere();
  }

  override firstUpdated() {
    this.#stage = new CompareStage(this, this.fills);
  }

  /** Turns to one side alone, or to the other. */
  turn() {
    const divider = this.querySelector<HTMLInputElement>('.divider');
    if (!divider) return;
    divider.value = divider.value === '100' ? '0' : '100';
    divider.dispatchEvent(new Event('input'));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#loading.abort();
    this.#stage?.end();
    this.forget();
  }
}
