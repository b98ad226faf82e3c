import { html, nothing } from 'lit';
import { areasWords as words } from '#words/controls/areas.ts';
import type { EventOn } from '../../event-on.ts';
import { icon } from '../../site/icon.ts';

interface Tools {
  /** From 1. */
  page: number;
  pages: number;
  onGo(page: number): void;
  /** The buttons that add areas. */
  adding: unknown;
  /** The buttons that remove all areas and undo changes. */
  changes: unknown;
  /** What there is on the page, or what can be done. */
  told: unknown;
}

/** The buttons above a page on which areas are drawn. */
export const areaTools = ({ page, pages, onGo, adding, changes, told }: Tools) =>
  html`<div class="tools">
    ${pages > 1 ? pagePager(page, pages, onGo) : nothing} ${adding} ${changes}
    <p role="status">${told}</p>
  </div>`;

const pagePager = (page: number, pages: number, onGo: (page: number) => void) =>
  html`<button type="button" aria-label=${words.previous} ?disabled=${page <= 1} @click=${() => onGo(page - 1)}>
      ${icon('previous')}
    </button>
    <label
      >${words.page.before}
      <input
        type="number"
        min="1"
        max=${pages}
        .value=${String(page)}
        @change=${({ currentTarget }: EventOn<HTMLInputElement>) => onGo(currentTarget.valueAsNumber)}
      />
      ${words.page.after(pages)}</label
    >
    <button type="button" aria-label=${words.next} ?disabled=${page >= pages} @click=${() => onGo(page + 1)}>
      ${icon('next')}
    </button>`;
