import { html } from 'lit';
import type { Entry } from '../batch/entry.ts';
import type { EventOn } from '../event-on.ts';
import { rowWords as words } from '#words/rows.ts';

/** Animations have their own times. */
export const isAnimation = ({ facts }: Entry) => facts?.kind === 'image' && facts.frames > 1;

/** How long an image is shown: a field in its row. The list of all times says the same. */
export const timeField = (entry: Entry) =>
  html`<label class="pages"
    >${words.time.label}
    <input
      type="number"
      min="0.02"
      max="60"
      step="any"
      inputmode="decimal"
      placeholder=${words.time.asOthers}
      aria-label=${words.time.of(entry.path)}
      .value=${entry.time ?? ''}
      @change=${({ currentTarget }: EventOn<HTMLInputElement>) => take(entry, currentTarget)}
    />
    s
  </label>`;

function take(entry: Entry, input: HTMLInputElement) {
  if (!input.reportValidity()) return;
  entry.time = input.value;
  input.dispatchEvent(new CustomEvent('time', { bubbles: true }));
}
