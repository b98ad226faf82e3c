import type { Copier, Rule } from './copier.ts';
import type { PdfDocument } from './document.ts';
import type { Dict, PdfObject } from './objects.ts';
import { readNumberTree } from './trees.ts';

const known = new WeakMap<PdfDocument, Map<number, PdfObject>>();

/** The structure elements that pages and what is on them belong to, by their keys (ISO 32000-2, 14.7.5.4). Read once. */
export function parentTreeOf(document: PdfDocument): ReadonlyMap<number, PdfObject> {
  const read = known.get(document);
  if (read) return read;
  const root = document.dict(document.catalog.get('StructTreeRoot'));
  const tree = new Map(readNumberTree(document, root?.get('ParentTree')));
  known.set(document, tree);
  return tree;
}

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

/** A rule for `K`: leaves out what leads to annotations that are gone. */
export function withoutObjects(copier: Copier, gone: ReadonlySet<Dict>): Rule {
  const { document } = copier;
  const leadsToGone = (kid: PdfObject): boolean => {
    const target = document.dict(document.dict(kid)?.get('Obj'));
    return target !== undefined && gone.has(target);
  };
  return (value) => {
    const kids = document.resolve(value);
    if (Array.isArray(kids)) return copier.copy(kids.filter((kid) => !leadsToGone(kid)));
    return leadsToGone(value) ? undefined : copier.copy(value);
  };
}
