import { html } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { pathsOf, type IconName } from '../../icons.ts';

/** A drawing. It is our own text, and nothing of a file is in it. */
export const icon = (name: IconName) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${unsafeSVG(pathsOf(name))}</svg>`;
