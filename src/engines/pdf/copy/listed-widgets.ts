import type { PdfDocument } from '../document/document.ts';
import { Ref, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import { formOf } from '../document/form-fields.ts';

/** Returns the field that lists a widget among its kids, although the widget does not refer to it. */
export const fieldThatLists = (document: PdfDocument, widget: PdfObject, dict: Dict): PdfObject | undefined =>
  dict.has('T') || !(widget instanceof Ref) ? undefined : listingFields(document).get(widget.number);

/** Fields, by the object numbers of their kids. */
const listingFields = oncePerDocument((document): ReadonlyMap<number, PdfObject> => {
  const fields = new Map<number, PdfObject>();
  const waiting = [...document.array(formOf(document)?.get('Fields'))];
  for (let field = waiting.pop(); field !== undefined; field = waiting.pop()) {
    for (const kid of document.array(document.dict(field)?.get('Kids'))) {
      if (!(kid instanceof Ref) || fields.has(kid.number)) continue;
      fields.set(kid.number, field);
      waiting.push(kid);
    }
  }
  return fields;
});
