import { JobError } from '#errors/errors.ts';
import { type PageRange, pagesOfRange } from '#jobs/contract/ranges.ts';
import type { PdfDocument } from '../document/document.ts';
import type { WantedPage } from '../merge/merge.ts';

/**
 * Returns the pages of ranges, in order.
 *
 * @throws {JobError} `no-such-page`, or `no-pages-chosen` if there are none.
 */
export function wantedPages(documents: readonly PdfDocument[], ranges: readonly PageRange[]): WantedPage[] {
  const wanted = ranges.flatMap((range) => {
    const document = documents[range.file ?? 0];
    if (!document) return [];
    return pagesOfRange(range, document.pages.length).map((page) => ({ document, page, angle: range.angle ?? 0 }));
  });
  if (wanted.length === 0) throw new JobError('no-pages-chosen', {});
  return wanted;
}
