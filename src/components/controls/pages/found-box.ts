import { html } from 'lit';
import { areasWords } from '../../../words/en/controls/areas.ts';
import { kept } from './page-search.ts';

/** Where a text was found on a page: a press lets it stay, and another has it removed again. */
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
