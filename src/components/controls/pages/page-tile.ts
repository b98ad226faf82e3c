import { html, nothing } from 'lit';
import { icon } from '../../site/icon.ts';
import type { Tile } from './page-order.ts';
import { pagesWords as words } from '../../../words/en/controls/pages.ts';

interface PageTile {
  tile: Tile;
  /** Its place on the board, from 0, and how many there are. */
  index: number;
  count: number;
  /** Whether it has an element only to be reached by the Tab key, far from the view. */
  isAway: boolean;
  /** Where it is, in words, if that counts. */
  place: string;
  /** Whose page it is, where there are several files. */
  file: string | undefined;
  isChosen: boolean;
  /** Whether the Tab key leads to it. */
  isCurrent: boolean;
  onToggle(event: MouseEvent): void;
  onFocus(): void;
  /** Where pages can be moved. */
  onDrag?(event: PointerEvent): void;
}

/** One page on a board. A mouse drags it anywhere; a finger, which scrolls, by its corner. */
export const pageTile = ({
  tile,
  index,
  count,
  isAway,
  place,
  file,
  isChosen,
  isCurrent,
  onToggle,
  onFocus,
  onDrag,
}: PageTile) =>
  html`<li
    data-key=${tile.key}
    class=${isAway ? 'visually-hidden' : isChosen ? 'chosen' : ''}
    aria-posinset=${index + 1}
    aria-setsize=${count}
  >
    <button
      type="button"
      class="plain"
      aria-pressed=${isChosen}
      aria-label=${words.tile(tile.page + 1, { file, angle: tile.angle, place })}
      tabindex=${isCurrent ? 0 : -1}
      @click=${onToggle}
      @focus=${onFocus}
      @pointerdown=${(event: PointerEvent) => event.pointerType === 'mouse' && onDrag?.(event)}
    >
      <span class="sheet" data-angle=${tile.angle}><canvas width="0" height="0"></canvas>${icon('pdf')}</span>
      <span class="number">${tile.page + 1}${file ? html` <small>${file}</small>` : nothing}</span>
    </button>
    ${onDrag ? html`<span class="grip" @pointerdown=${onDrag}>${icon('grip')}</span>` : nothing}
  </li>`;
