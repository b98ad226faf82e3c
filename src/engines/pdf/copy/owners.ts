import type { PdfDocument } from '../document/document.ts';
import { Lookup } from './lookup.ts';
import { isDict, Ref, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import { idsOf, isEmptyElement, isStructureElement } from './structure-tree.ts';

export const isAnnotation = (document: PdfDocument, dict: Dict): boolean =>
  document.name(dict.get('Type')) === 'Annot' || (dict.has('Subtype') && dict.has('Rect') && !dict.has('Type'));

/** Whether this is a form field. A field may be merged with its annotation. */
export const isField = (dict: Dict): boolean =>
  dict.has('FT') || (dict.has('T') && dict.has('Kids') && !dict.has('Type'));

/**
 * Returns the object number that must be selected for an object to stay: its own, that of the element around an empty
 * element, or that of the page with its content. Undefined if no number decides it.
 */
function ownerOf(document: PdfDocument, object: PdfObject, parent?: Dict): number | undefined {
  const resolved = document.resolve(object);
  const dict = isDict(resolved) ? resolved : undefined;
  let owner = dict?.get('Pg') ?? parent?.get('Pg');
  if (dict && isStructureElement(document, dict)) owner = isEmptyElement(document, dict) ? dict.get('P') : object;
  else if (dict && (isAnnotation(document, dict) || isField(dict))) owner = object;
  return owner instanceof Ref ? owner.number : undefined;
}

type ByOwner<T> = Lookup<number | undefined, T>;

const lookups = new WeakMap<Dict, ByOwner<PdfObject>>();

/** @param parent is recognized by identity, so the document has to keep it. */
export function kidsByOwner(document: PdfDocument, parent: Dict, kids: readonly PdfObject[]): ByOwner<PdfObject> {
  const lookup = lookups.get(parent) ?? new Lookup(kids, (kid) => ownerOf(document, kid, parent));
  lookups.set(parent, lookup);
  return lookup;
}

/** The structure elements with identifiers. */
export const elementsWithIds = oncePerDocument(
  (document): ByOwner<[string, PdfObject]> => new Lookup(idsOf(document), ([, element]) => ownerOf(document, element)),
);
