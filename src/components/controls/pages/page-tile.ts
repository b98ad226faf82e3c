import { html, nothing } from 'lit';
import { icon } from '../../site/icon.ts';
import type { Tile } from './page-order.ts';
import { pagesWords as words } from '#words/controls/pages.ts';

interface PageTile {
  tile: Tile;
  /** Its place on the board, from 0, and how many there are. */
  index: number;
  count: number;
  /** Whether it is far from the view, and has an element only so that the Tab key can reach it. */
  isAway: boolean;
  /** Its place in words, if that matters. */
  place: string;
  /** The name of its file, if there are several. */
  file: string | undefined;
  isChosen: boolean;
  /** Whether it is in the tab order. */
  isCurrent: boolean;
  onToggle(event: MouseEvent): void;
  onFocus(): void;
  /** Only if pages can be moved. */
  onDrag?(event: PointerEvent): void;
  /** Turns this page to the right, whichever are chosen. Only if pages can be changed. */
  onTurn?(): void;
}

/** One page on a board. A mouse drags it anywhere; a finger drags it by its corner, since elsewhere it scrolls. */
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
  onTurn,
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
    ${
      onTurn
        ? html`<span class="turn"
            ><button
              type="button"
              class="plain"
              tabindex="-1"
              aria-label=${words.turnOne(tile.page + 1)}
              @click=${onTurn}
            >
              ${icon('turn-right')}
            </button></span
          >`
        : nothing
    }
    ${onDrag ? html`<span class="grip" @pointerdown=${onDrag}>${icon('grip')}</span>` : nothing}
  </li>`;
