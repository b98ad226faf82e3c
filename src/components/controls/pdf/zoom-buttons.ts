import { html } from 'lit';
import { compareWords as words } from '../../../words/en/compare.ts';
import { icon } from '../../site/icon.ts';
import type { PageScroll } from './page-scroll.ts';

const step = 1.25;

/** The buttons that zoom the pages of a board. */
export function zoomButtons(board: Element) {
  const zoom = (times: number) => board.querySelector<PageScroll>('page-scroll')?.zoom(times);
  return html`<button
      type="button"
      data-spare
      title=${words.zoomOut}
      aria-label=${words.zoomOut}
      @click=${() => zoom(1 / step)}
    >
      ${icon('zoom-out')}
    </button>
    <button type="button" data-spare title=${words.zoomIn} aria-label=${words.zoomIn} @click=${() => zoom(step)}>
      ${icon('zoom-in')}
    </button>`;
}
