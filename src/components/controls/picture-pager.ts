import { html, nothing } from 'lit';
import type { Entry } from '../batch/entry.ts';
import { icon } from '../site/icon.ts';

/** Which of the pictures is shown on a stage, and the way to the others. */
export function picturePager(entries: readonly Entry[], index: number, onIndex: (index: number) => void) {
  if (entries.length < 2) return nothing;
  return html`<div class="pager">
    <button type="button" aria-label="Previous image" ?disabled=${index === 0} @click=${() => onIndex(index - 1)}>
      ${icon('previous')}
    </button>
    <span>${index + 1} of ${entries.length}: ${entries[index]?.path}</span>
    <button
      type="button"
      aria-label="Next image"
      ?disabled=${index === entries.length - 1}
      @click=${() => onIndex(index + 1)}
    >
      ${icon('next')}
    </button>
  </div>`;
}
