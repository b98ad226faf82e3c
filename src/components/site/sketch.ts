import { html } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { draw } from '../../drawings/draw.ts';
import type { Entry } from '../../search/entries.ts';

/** What a page does, drawn. It is our own text, and nothing of a file is in it. */
export const sketch = ({ sketch: id, family }: Pick<Entry, 'sketch' | 'family'>) =>
  html`<svg class="sketch" data-family=${family} viewBox="0 0 40 32" aria-hidden="true">
    ${unsafeSVG(draw(id, family))}
  </svg>`;
