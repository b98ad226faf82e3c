import { JobError } from '../../errors.ts';
import type { PageRange } from '../../jobs/job.ts';
import { count } from '../../words.ts';
import type { PdfDocument } from './document.ts';
import type { WantedPage } from './merge/merge.ts';

/**
 * The pages that ranges stand for, in their order.
 *
 * @throws {JobError} `no-such-page`, and `no-pages-chosen` when there are none.
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
 * The pages of one file, from 0.
 *
 * @param pages how many there are.
 * @throws {JobError} as `wantedPages`.
 */
export function pagesOfRanges(ranges: readonly PageRange[], pages: number): number[] {
  const wanted = ranges.flatMap((range) => pagesOfRange(range, pages));
  if (wanted.length === 0) throw new JobError('no-pages-chosen', {});
  return wanted;
}

/** From 0. */
function pagesOfRange({ from, to, only }: PageRange, pages: number): number[] {
  const [first, last] = [from, to].map((page) => toIndex(page, pages)) as [number, number];
  const step = first <= last ? 1 : -1;
  const all = Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first + index * step);
  // Counted from 1, the first page is odd.
  return only ? all.filter((page) => page % 2 === (only === 'odd' ? 0 : 1)) : all;
}

function toIndex(page: number, pages: number): number {
  const index = page < 0 ? pages + page : page - 1;
  if (index < 0 || index >= pages)
    throw new JobError('no-such-page', { page: String(page), pages: count(pages, 'page') });
  return index;
}
