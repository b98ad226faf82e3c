import { html, svg } from 'lit';
import { StagedForm } from '../staged-form.ts';
import { signatureWords as words } from '../../../words/en/controls/pdf-signature.ts';
import type { EventOn } from '../../event-on.ts';

/** The width of the pad; its height is 1. */
const across = 3;
const decimal = (value: number) => Math.round(value * 1000) / 1000;

/** A pad to sign on, by mouse, pen or finger. Its value is the drawn lines. */
class PdfSignature extends StagedForm<true> {
  static override properties = { ...StagedForm.properties, strokes: { state: true } };
  declare strokes: readonly number[][];

  constructor() {
    super();
    this.strokes = [];
  }

  protected override ask(): Promise<true> {
    return Promise.resolve(true);
  }

  override render() {
    return html`<div
        class="pad"
        role="img"
        aria-label=${this.strokes.length > 0 ? words.drawn : words.empty}
        @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => this.#draw(event)}
      >
        <svg viewBox="0 0 ${across} 1" aria-hidden="true">
          ${this.strokes.map((stroke) => svg`<polyline points=${[...stroke, ...stroke.slice(-2)].join(' ')}></polyline>`)}
        </svg>
      </div>
      <div class="tools">
        <span class="quiet">${words.how}</span>
        <button type="button" ?disabled=${this.strokes.length === 0} @click=${() => this.#set([])}>
          ${words.startOver}
        </button>
      </div>`;
  }

  #set(strokes: readonly number[][]) {
    this.strokes = strokes;
    this.settle(strokes);
  }

  #draw(down: EventOn<HTMLElement, PointerEvent>) {
    if (down.button !== 0) return;
    down.preventDefault();
    const pad: HTMLElement = down.currentTarget;
    pad.setPointerCapture(down.pointerId);
    const listeners = new AbortController();
    const add = ({ clientX, clientY }: PointerEvent) => {
      const { left, top, width, height } = pad.getBoundingClientRect();
      const point = [decimal(((clientX - left) / width) * across), decimal((clientY - top) / height)];
      this.strokes = [...this.strokes.slice(0, -1), [...(this.strokes.at(-1) ?? []), ...point]];
    };
    this.strokes = [...this.strokes, []];
    add(down);
    pad.addEventListener('pointermove', (event) => (event.getCoalescedEvents?.() ?? [event]).forEach(add), listeners);
    const end = () => {
      listeners.abort();
      this.settle(this.strokes);
    };
    pad.addEventListener('pointerup', end, listeners);
    pad.addEventListener('pointercancel', end, listeners);
  }
}

customElements.define('pdf-signature', PdfSignature);
