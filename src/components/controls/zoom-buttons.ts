import { html } from 'lit';
import { compareWords as words } from '#words/compare.ts';
import { icon } from '../site/icon.ts';

/** The buttons that zoom what is on a board. `step`: by how much. */
export const zoomButtons = (zoom: (times: number) => void, step = 1.25) =>
  html`<button
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
