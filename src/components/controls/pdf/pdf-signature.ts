import { html, nothing, svg } from 'lit';
import { StagedForm } from '../staged-form.ts';
import { signatureWords as words } from '#words/controls/pdf-signature.ts';
import { byRole } from '../../options/by-role.ts';
import type { EventOn } from '../../event-on.ts';
import { reactive } from '../../light-element.ts';

const decimal = (value: number) => Math.round(value * 1000) / 1000;

/** A pad to sign on, by mouse, pen or finger. Its value is the drawn lines. */
class PdfSignature extends StagedForm<true> {
  static override properties = reactive<PdfSignature>('strokes');
  strokes: readonly number[][] = [];

  override connectedCallback() {
    super.connectedCallback();
    // The control wrote it into its field.
    this.strokes = this.kept as number[][];
  }

  protected override ask(): Promise<true> {
    return Promise.resolve(true);
  }

  override render() {
    const isEmpty = this.strokes.length === 0;
    const colour = byRole(this, 'mark-colour')?.value ?? 'black';
    return html`<div
        class="pad"
        role="img"
        aria-label=${isEmpty ? words.empty : words.drawn}
        @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => this.#draw(event)}
      >
        <svg viewBox="0 0 1 1" aria-hidden="true">
          ${this.strokes.map((stroke) => svg`<polyline points=${[...stroke, ...stroke.slice(-2)].join(' ')} stroke=${colour}></polyline>`)}
        </svg>
        ${isEmpty ? html`<p class="quiet">${words.how}</p>` : nothing}
      </div>
      ${isEmpty ? nothing : html`<button class="plain again" type="button" @click=${() => this.#set([])}>${words.startOver}</button>`}`;
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
      const { left, top, width = 1 } = pad.querySelector('svg')?.getBoundingClientRect() ?? pad.getBoundingClientRect();
      const point = [clientX - left, clientY - top].map((side) => decimal(side / width));
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
