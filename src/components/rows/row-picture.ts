import { html, type TemplateResult } from 'lit';
import { until } from 'lit/directives/until.js';
import type { Entry } from '../batch/entry.ts';
import { kindDrawing } from '../files/kind-drawing.ts';
import { thumbnailOf } from './thumbnail.ts';

/** By the object that they were made from. */
const pictures = new WeakMap<object, Promise<TemplateResult>>();

/** The picture of a file in its row, made once the row comes into view; a drawing of its kind until then. */
export function rowPicture(entry: Entry, isSeen: () => boolean) {
  const { format, facts, task } = entry;
  const stand = kindDrawing(format);
  const shown = (task.state === 'done' ? task.outputs[0]?.file : undefined) ?? facts;
  if (!shown) return stand;
  // The same promise while nothing has changed, so that the picture stays in place.
  const known = pictures.get(shown);
  if (!known && !isSeen()) return stand;
  const picture = known ?? thumbnailOf(entry, isSeen).then((address) => pictureAt(address, shown, stand));
  pictures.set(shown, picture);
  return until(picture, stand);
}

function pictureAt(address: string | undefined, shown: object, stand: TemplateResult): TemplateResult {
  if (address) return html`<img src=${address} alt="" draggable="false" />`;
  // There may be one later.
  pictures.delete(shown);
  return stand;
}
