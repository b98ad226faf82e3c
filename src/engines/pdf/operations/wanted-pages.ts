import { JobError } from '../../../errors/errors.ts';
import type { PageRange } from '../../../jobs/contract/page-range.ts';
import { placeOf, placesOf } from '../../../jobs/contract/ranges.ts';
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

/**
 * Returns the page indexes of ranges in one file.
 *
 * @param pages the number of pages in the file.
 * @throws {JobError} as `wantedPages`.
 */
export function pagesOfRanges(ranges: readonly PageRange[], pages: number): number[] {
  const wanted = ranges.flatMap((range) => pagesOfRange(range, pages));
  if (wanted.length === 0) throw new JobError('no-pages-chosen', {});
  return wanted;
}

/** Returns page indexes. Both ends of the range must exist. */
function pagesOfRange(range: PageRange, pages: number): number[] {
  for (const page of [range.from, range.to]) {
    const place = placeOf(page, pages);
    if (place < 0 || place >= pages) throw new JobError('no-such-page', { page, pages: pages });
  }
  return placesOf(range, pages);
}
