import { html } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { pathsOf, type IconName } from '#icons.ts';

/** An icon as SVG. The markup is our own, and contains nothing from a file. */
export const icon = (name: IconName) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${unsafeSVG(pathsOf(name))}</svg>`;
