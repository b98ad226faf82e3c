import type { PdfDocument } from '../document/document.ts';
import { isDict, Name, PdfString, Ref, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import { readNameTree } from './name-trees.ts';

/** The named destinations, from the name tree and from the dictionary of PDF 1.1. */
export const readDestinations = oncePerDocument((document): ReadonlyMap<string, PdfObject> => {
  const { catalog } = document;
  return new Map([
    ...(document.dict(catalog.get('Dests')) ?? []),
    ...readNameTree(document, document.dict(catalog.get('Names'))?.get('Dests')),
  ]);
});

/** Page indexes by object number. A repeated page counts where it first occurs. */
export const placesOfPages = oncePerDocument((document): ReadonlyMap<number, number> => {
  const places = new Map<number, number>();
  for (const [index, { number }] of document.pages.entries()) {
    if (number !== undefined && !places.has(number)) places.set(number, index);
  }
  return places;
});

/** Returns the index of the page that a destination leads to, or undefined. */
export function pageOfDestination(document: PdfDocument, value: PdfObject | undefined): number | undefined {
  const resolved = document.resolve(value);
  const name = resolved instanceof PdfString ? resolved.bytes : resolved instanceof Name ? resolved.value : undefined;
  const found = name === undefined ? resolved : document.resolve(readDestinations(document).get(name));
  const [page] = document.array(isDict(found) ? found.get('D') : found);
  if (page instanceof Ref) return placesOfPages(document).get(page.number);
  // Page numbers are meant for other files, but some writers use them within a file.
  return typeof page === 'number' && page >= 0 && page < document.pages.length ? page : undefined;
}

/** Whether a link or an outline item leads to a page or an article of its own document. */
export function leadsInside(document: PdfDocument, dict: Dict): boolean {
  const action = document.dict(dict.get('A'));
  return dict.has('Dest') || document.name(action?.get('S')) === 'GoTo' || leadsToArticle(document, action);
}

/** Whether an action leads to an article of its own document. */
export const leadsToArticle = (document: PdfDocument, action: Dict | undefined): boolean =>
  document.name(action?.get('S')) === 'Thread' && !action?.has('F');

/** Returns the index of the page that a link or an outline item leads to. */
export function pageOfLink(document: PdfDocument, dict: Dict): number | undefined {
  if (dict.has('Dest')) return pageOfDestination(document, dict.get('Dest'));
  const action = document.dict(dict.get('A'));
  return document.name(action?.get('S')) === 'GoTo' ? pageOfDestination(document, action?.get('D')) : undefined;
}
