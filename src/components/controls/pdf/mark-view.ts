import { html, svg } from 'lit';
import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import { writingWords as words } from '#words/controls/page-writing.ts';
import type { EventOn } from '../../event-on.ts';
import { unlessTyped } from '../../options/unless-typed.ts';

const shapes = {
  tick: ['.08,.55 .38,.86 .92,.14'],
  cross: ['.12,.12 .88,.88', '.88,.12 .12,.88'],
};

/** What a mark looks like in its area. @param onText called with what was typed, perhaps repeatedly. */
export function markView(mark: PageMark, onText: (text: string) => void) {
  if (mark.type === 'highlight') return html`<span class="marker"></span>`;
  if (mark.type === 'text') return written(mark.text, onText);
  const lines =
    mark.type === 'tick' || mark.type === 'cross'
      ? shapes[mark.type]
      : [[...mark.points, ...mark.points.slice(-2)].join(' ')];
  return html`<svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    ${lines.map((points) => svg`<polyline points=${points}></polyline>`)}
  </svg>`;
}

/** The field is as large as its text, which is there once more, unseen. */
function written(text: string, onText: (text: string) => void) {
  const grow = (field: HTMLTextAreaElement) => {
    if (field.previousElementSibling) field.previousElementSibling.textContent = `${field.value} `;
  };
  return html`<span class="typed" aria-hidden="true" .textContent=${`${text} `}></span>
    <textarea
      aria-label=${words.typed}
      rows="1"
      spellcheck="false"
      tabindex="-1"
      .value=${unlessTyped(text)}
      @input=${({ currentTarget }: EventOn<HTMLTextAreaElement>) => {
        grow(currentTarget);
        // Each letter counts, so that an earlier result is out of date. A text that is emptied may be typed anew.
        if (currentTarget.value.trim() !== '') onText(currentTarget.value);
      }}
      @pointerdown=${(event: Event) => event.stopPropagation()}
      @change=${({ currentTarget }: EventOn<HTMLTextAreaElement>) => onText(currentTarget.value)}
      @blur=${({ currentTarget }: EventOn<HTMLTextAreaElement>) => onText(currentTarget.value)}
      @keydown=${(event: EventOn<HTMLTextAreaElement, KeyboardEvent>) => {
        if (event.key !== 'Escape') return;
        event.currentTarget.closest<HTMLElement>('.area')?.focus();
      }}
    ></textarea>`;
}
