import { html } from 'lit';
import type { IconName } from '../../icons.ts';

/** A drawing from the page's sprite (`IconSprite.astro`). */
export const icon = (name: IconName) =>
  html`<svg class="icon" aria-hidden="true"><use href=${`#icon-${name}`}></use></svg>`;
