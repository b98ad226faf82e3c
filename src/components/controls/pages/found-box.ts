import { html } from 'lit';
import { areasWords } from '#words/controls/areas.ts';
import { kept } from './page-search.ts';

/** A match on a page. Pressing it keeps the text; pressing it again removes the text. */
export function foundBox(
  element: Element,
  index: number,
  text: string,
  onKeep: (text: string, isKept: boolean) => void,
) {
  const isKept = kept(element).includes(text);
  return html`<button
    type="button"
    class="found"
    data-box="found"
    data-index=${index}
    title=${text}
    aria-label=${areasWords.removes(text)}
    aria-pressed=${String(!isKept)}
    @pointerdown=${(event: Event) => event.stopPropagation()}
    @click=${() => onKeep(text, !isKept)}
  ></button>`;
}
