import { html } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { draw } from '#drawings/draw.ts';
import type { Entry } from '#search/entries.ts';

/** A drawing of what a page does. The markup is our own, and contains nothing from a file. */
export const sketch = ({ sketch: id, family }: Pick<Entry, 'sketch' | 'family'>) =>
  html`<svg class="sketch" data-family=${family} viewBox="0 0 40 32" aria-hidden="true">
    ${unsafeSVG(draw(id, family))}
  </svg>`;
