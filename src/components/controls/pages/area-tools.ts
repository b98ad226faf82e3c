import { html } from 'lit';
import { areasWords as words } from '../../../words/en/controls/areas.ts';
import type { EventOn } from '../../event-on.ts';
import { icon } from '../../site/icon.ts';

interface Tools {
  /** From 1. */
  page: number;
  pages: number;
  isWide: boolean;
  canAdd: boolean;
  onGo(page: number): void;
  onWide(): void;
  onAdd(): void;
  /** The buttons that remove all areas and undo changes. */
  changes: unknown;
}

/** The buttons above a page on which areas are drawn. */
export const areaTools = ({ page, pages, isWide, canAdd, onGo, onWide, onAdd, changes }: Tools) =>
  html`<div class="tools">
    <button type="button" aria-label=${words.previous} ?disabled=${page <= 1} @click=${() => onGo(page - 1)}>
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
    </button>
    <button type="button" aria-label=${words.wide} title=${words.wide} aria-pressed=${isWide} @click=${onWide}>
      ${icon('wide')}
    </button>
    <button class="add" type="button" ?disabled=${!canAdd} @click=${onAdd}>${words.add}</button>
    ${changes}
  </div>`;
