import type { PdfDocument } from '../document/document.ts';
import type { WantedPage } from '../merge/merge.ts';

/** The first place, from 0, that has another page than all pages of these documents in order would have. */
export function firstChangeOf(
  wanted: readonly WantedPage[],
  documents: readonly PdfDocument[],
): { firstChange?: number } {
  const all = documents.flatMap((document) => document.pages.map((_, page) => ({ document, page })));
  const place = wanted.findIndex(
    ({ document, page, angle }, at) => document !== all[at]?.document || page !== all[at]?.page || angle !== 0,
  );
  return place < 0 ? {} : { firstChange: place };
}
