import type { PdfDocument } from '../document/document.ts';
import { formOf } from '../document/form-fields.ts';
import { isDict, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';

/** How many ancestors of a field are followed. */
const maxHeight = 256;

/** The top-level fields of a form, each once, with a reference to it. */
export const topFieldsOf = oncePerDocument((document): ReadonlyMap<Dict, PdfObject> => {
  const fields = new Map<Dict, PdfObject>();
  const listed = document.array(formOf(document)?.get('Fields'));
  for (const field of listed.length > 0 ? listed : shownFields(document)) {
    const dict = document.resolve(field);
    if (isDict(dict) && !fields.has(dict)) fields.set(dict, field);
  }
  return fields;
});

/** For forms that list no fields: those that pages show. */
function* shownFields(document: PdfDocument): Generator<PdfObject> {
  for (const { dict } of document.pages) {
    for (const annotation of document.array(dict.get('Annots'))) {
      const widget = document.dict(annotation);
      if (document.name(widget?.get('Subtype')) !== 'Widget') continue;
      let top = annotation;
      for (let height = 0; height < maxHeight; height++) {
        const parent = document.dict(top)?.get('Parent');
        if (!document.dict(parent)) break;
        top = parent ?? top;
      }
      yield top;
    }
  }
}
