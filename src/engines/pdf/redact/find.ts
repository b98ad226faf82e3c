import type { PdfSearch } from '#jobs/contract/pdf-edits.ts';
import type { PdfAnswers } from '#jobs/contract/pdf-question.ts';
import { pageToShare, viewOf } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { locate } from './locate.ts';

/** More than anyone would look through. */
const mostAreas = 5000;

/** Finds every occurrence of every text, up to `mostAreas`. */
export async function findPlaces(
  file: File,
  password: string,
  document: PdfDocument,
  search: PdfSearch,
): Promise<PdfAnswers['find']> {
  const { found, scans } = await locate(file, password, document, search);
  const places = found.slice(0, mostAreas).flatMap(({ text, page, boxes }) => {
    const leaf = document.pages[page];
    const view = leaf && viewOf(document, leaf);
    return view ? boxes.map((box) => ({ text, page: page + 1, ...pageToShare(view, box) })) : [];
  });
  return { places: places.slice(0, mostAreas), scans };
}
