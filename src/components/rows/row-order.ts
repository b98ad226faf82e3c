import { html } from 'lit';
import { dragToReorder } from './drag-to-reorder.ts';
import type { Entry } from '../batch/entry.ts';
import { icon } from '../site/icon.ts';
import { rowWords as words } from '#words/rows.ts';
import type { EventOn } from '../event-on.ts';

interface Place {
  /** From 0. */
  index: number;
  count: number;
}

/** The controls that move a file among the others. `move` is called with the target index, `moveBy` with an offset. */
export const rowOrder = (
  { path }: Entry,
  { index, count }: Place,
  move: (index: number) => void,
  moveBy: (places: number) => void,
) =>
  html`<div class="order">
    <span class="grip" @pointerdown=${(event: EventOn<HTMLElement, PointerEvent>) => dragToReorder(event, move)}
      >${icon('grip')}</span
    >
    ${moveButton(words.moveUp(path), 'move-up', index === 0, () => moveBy(-1))}
    ${moveButton(words.moveDown(path), 'move-down', index === count - 1, () => moveBy(1))}
  </div>`;

/** At the ends it stays focusable: otherwise pressing it would lose the focus. */
const moveButton = (label: string, sign: 'move-up' | 'move-down', isAtEnd: boolean, onPress: () => void) =>
  html`<button
    class="plain"
    type="button"
    aria-disabled=${isAtEnd}
    aria-label=${label}
    @click=${() => isAtEnd || onPress()}
  >
    ${icon(sign)}
  </button>`;
