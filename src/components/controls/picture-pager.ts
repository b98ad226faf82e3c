import { html, nothing } from 'lit';
import type { Entry } from '../batch/entry.ts';
import { icon } from '../site/icon.ts';
import { pagerWords as words } from '#words/controls/pager.ts';

/** Says which of the pictures is on the stage, and leads to the others. */
export function picturePager(entries: readonly Entry[], index: number, onIndex: (index: number) => void) {
  if (entries.length < 2) return nothing;
  return html`<div class="pager">
    <button type="button" aria-label=${words.previous} ?disabled=${index === 0} @click=${() => onIndex(index - 1)}>
      ${icon('previous')}
    </button>
    <span>${words.place(index + 1, entries.length, entries[index]?.path ?? '')}</span>
    <button
      type="button"
      aria-label=${words.next}
      ?disabled=${index === entries.length - 1}
      @click=${() => onIndex(index + 1)}
    >
      ${icon('next')}
    </button>
  </div>`;
}
