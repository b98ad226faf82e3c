import { html } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { drawObject, objectOf } from '#drawings/draw-object.ts';
import { familyOf } from '#search/family-of.ts';
import { formats, type FormatId } from '#formats/formats.ts';

/**
 * The drawing of a kind of file, until there is a picture of it, or if there never is. The markup is our own, and
 * contains nothing from a file.
 */
export function kindDrawing(format: FormatId | undefined) {
  const family = format ? familyOf[formats[format].kind] : 'image';
  return html`<svg class="sketch" data-family=${family} viewBox="-20 -16 40 32" aria-hidden="true">
    ${unsafeSVG(drawObject(objectOf[family], 'whole'))}
  </svg>`;
}
