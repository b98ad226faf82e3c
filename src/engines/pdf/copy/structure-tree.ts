import type { PdfDocument } from '../document/document.ts';
import type { Dict, PdfObject } from '../../../containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import { readNameTree, readNumberTree } from './name-trees.ts';

/** The structure elements that pages and what is on them belong to, by their keys (ISO 32000-2, 14.7.5.4). */
export const parentTreeOf = oncePerDocument((document): ReadonlyMap<number, PdfObject> => {
  const root = document.dict(document.catalog.get('StructTreeRoot'));
  return new Map(readNumberTree(document, root?.get('ParentTree')));
});

/** The elements that have an identifier, by it. */
export const idsOf = oncePerDocument((document): readonly [string, PdfObject][] =>
  readNameTree(document, document.dict(document.catalog.get('StructTreeRoot'))?.get('IDTree')),
);

/** `Type` may be left out. */
export const isStructureElement = (document: PdfDocument, dict: Dict): boolean =>
  document.name(dict.get('Type')) === 'StructElem' ||
  (!dict.has('Type') &&
    document.name(dict.get('S')) !== undefined &&
    dict.has('P') &&
    document.dict(dict.get('P')) !== undefined);

/** What is directly below an element, or below the root. */
export function kidsOf(document: PdfDocument, element: Dict): PdfObject[] {
  const kids = element.get('K') ?? null;
  const resolved = document.resolve(kids);
  if (Array.isArray(resolved)) return resolved;
  return resolved === null ? [] : [kids];
}

/** What an element says in words of its content. */
export const wordings = ['Alt', 'ActualText', 'E', 'T'];

/** Whether nothing is in an element and it says nothing: tables need their empty cells. */
export const isEmptyElement = (document: PdfDocument, element: Dict): boolean =>
  document.resolve(element.get('K')) === null && !wordings.some((key) => element.has(key));
