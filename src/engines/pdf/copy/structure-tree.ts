import type { PdfDocument } from '../document/document.ts';
import { isDict, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import { readNameTree, readNumberTree } from './name-trees.ts';

/** The structure elements of pages and of what is on them, by their keys (ISO 32000-2, 14.7.5.4). */
export const parentTreeOf = oncePerDocument((document): ReadonlyMap<number, PdfObject> => {
  const root = document.dict(document.catalog.get('StructTreeRoot'));
  return new Map(readNumberTree(document, root?.get('ParentTree')));
});

/** The structure elements that have an identifier, with it. */
export const idsOf = oncePerDocument((document): readonly [string, PdfObject][] =>
  readNameTree(document, document.dict(document.catalog.get('StructTreeRoot'))?.get('IDTree')),
);

/** `Type` is optional. */
export const isStructureElement = (document: PdfDocument, dict: Dict): boolean =>
  document.name(dict.get('Type')) === 'StructElem' ||
  (!dict.has('Type') &&
    document.name(dict.get('S')) !== undefined &&
    dict.has('P') &&
    document.dict(dict.get('P')) !== undefined);

/** Returns the direct kids of an element or of the structure root. */
export function kidsOf(document: PdfDocument, element: Dict): PdfObject[] {
  const kids = element.get('K') ?? null;
  const resolved = document.resolve(kids);
  if (Array.isArray(resolved)) return resolved;
  return resolved === null ? [] : [kids];
}

/** The entries that describe an element's content in words. */
export const wordings = ['Alt', 'ActualText', 'E', 'T'];

/** Whether an element has neither kids nor a description. Tables need their empty cells. */
export const isEmptyElement = (document: PdfDocument, element: Dict): boolean =>
  document.resolve(element.get('K')) === null && !wordings.some((key) => element.has(key));

/** The annotations that the structure mentions, with their positions in its order. */
export const structureOrder = oncePerDocument((document): ReadonlyMap<Dict, number> => {
  const order = new Map<Dict, number>();
  const root = document.dict(document.catalog.get('StructTreeRoot'));
  const seen = new Set<Dict>();
  const waiting: PdfObject[] = root ? [root] : [];
  while (waiting.length > 0) {
    const element = document.resolve(waiting.pop());
    if (!isDict(element) || seen.has(element)) continue;
    seen.add(element);
    const annotation = document.dict(element.get('Obj'));
    if (annotation && !order.has(annotation)) order.set(annotation, order.size);
    // The last one that is added is the next to be read.
    for (const kid of kidsOf(document, element).toReversed()) waiting.push(kid);
  }
  return order;
});
