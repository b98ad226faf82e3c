import type { PdfDocument } from '../document/document.ts';
import type { Page } from '../document/page-tree.ts';
import { toBox, type View } from '../content/view.ts';
import { areaThrough, towards } from './letters/letters.ts';
import type { LinkArea } from './page-flow.ts';

/** Other addresses may do something when they are opened. */
const harmless = /^(?:https?:\/\/|mailto:|tel:)/i;

export function linksOn(document: PdfDocument, page: Page, view: View): LinkArea[] {
  const matrix = towards(view);
  return document.array(page.dict.get('Annots')).flatMap((annotation) => {
    const dict = document.dict(annotation);
    const box = dict && toBox(document, dict.get('Rect'));
    const action = document.dict(dict?.get('A'));
    const address = document.string(action?.get('URI'))?.bytes ?? '';
    return box && harmless.test(address) ? [{ ...areaThrough(matrix, box), address }] : [];
  });
}
