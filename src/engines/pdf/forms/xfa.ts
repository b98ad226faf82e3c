import type { PdfDocument } from '../document/document.ts';
import { formOf } from '../document/form-fields.ts';

/** Whether the pages also show the content of an XFA form (ISO 32000-1, 12.7.8), or the form draws its own pages. */
export type XfaKind = 'beside-pages' | 'draws-pages';

export function xfaOf(document: PdfDocument): XfaKind | undefined {
  if (document.resolve(formOf(document)?.get('XFA')) === null) return undefined;
  return document.resolve(document.catalog.get('NeedsRendering')) === true ? 'draws-pages' : 'beside-pages';
}
