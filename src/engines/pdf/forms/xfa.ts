import type { PdfDocument } from '../document/document.ts';
import { formOf } from '../document/form-fields.ts';

/** What an XFA form (ISO 32000-1, 12.7.8) shows is in the pages too, but for forms that draw pages of their own. */
export type XfaKind = 'beside-pages' | 'draws-pages';

export function xfaOf(document: PdfDocument): XfaKind | undefined {
  if (document.resolve(formOf(document)?.get('XFA')) === null) return undefined;
  return document.resolve(document.catalog.get('NeedsRendering')) === true ? 'draws-pages' : 'beside-pages';
}
