import { leadsInside, pageOfLink } from './destination-pages.ts';
import type { PdfDocument } from '../document/document.ts';
import { DrawnResources } from './drawn-resources.ts';
import { fieldThatLists } from './listed-widgets.ts';
import type { Lookup } from './lookup.ts';
import { isDict, Ref, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { elementsWithIds, isAnnotation, isField, kidsByOwner } from './owners.ts';
import type { Page } from '../document/page-tree.ts';
import { isEmptyElement, isStructureElement, kidsOf, parentTreeOf, wordings } from './structure-tree.ts';

/** Up to this many kids of an element or field are checked one by one. */
const fewKids = 64;
/** How many ancestors of fields and structure elements are followed. */
const maxHeight = 256;

/** Some pages of a document and what belongs to them. Nothing else may get into the output. */
export class Selection {
  /** The keys of these pages, and of what is on them, in the structure's parent tree. */
  readonly structureKeys = new Set<number>();
  readonly resources: DrawnResources;
  /** The indexes of the pages that links may lead to. */
  readonly reachable: ReadonlySet<number>;
  readonly #document: PdfDocument;
  /**
   * Object numbers of the pages, their annotations, the fields of these, and the structure elements above their
   * content.
   */
  readonly #pageNumbers = new Set<number>();
  readonly #annotations = new Set<number>();
  readonly #fields = new Set<number>();
  readonly #elements = new Set<number>();
  readonly #selected = [this.#pageNumbers, this.#annotations, this.#fields, this.#elements];

  /**
   * @param pages page indexes.
   * @param reachable the pages that links may lead to: these, and those of another selection.
   */
  constructor(document: PdfDocument, pages: ReadonlySet<number>, reachable: ReadonlySet<number>) {
    this.#document = document;
    this.reachable = reachable;
    this.resources = new DrawnResources(document);
    for (const index of pages) {
      const page = document.pages[index];
      if (page) this.#addPage(page);
    }
    // Nested form XObjects may be tagged separately.
    for (const dict of this.resources.objects) this.#addKeys(dict);
    const parents = parentTreeOf(document);
    for (const key of this.structureKeys) {
      const parent = parents.get(key) ?? null;
      // The entry is an array for a page, and a single element for an annotation.
      for (const element of [...document.array(parent), parent]) this.#addUpwards(element, 'P', this.#elements);
    }
  }

  hasPage(index: number | undefined): boolean {
    return index !== undefined && this.reachable.has(index);
  }

  /** Returns the fields that selected pages show. */
  fieldsAmong(fields: Lookup<number | undefined, PdfObject>): PdfObject[] {
    return fields.of(this.#fields);
  }

  /** Returns the selected elements directly below the structure root. */
  topElements(): PdfObject[] {
    const root = this.#document.catalog.get('StructTreeRoot') ?? null;
    const dict = this.#document.dict(root) ?? new Map<string, PdfObject>();
    return this.#keptKids(kidsOf(this.#document, dict), root, dict, (kid) => this.#hasElement(kid));
  }

  elementsWithIds(): [string, PdfObject][] {
    const found = elementsWithIds(this.#document).of(this.#owners());
    return found.filter(([, element]) => this.#hasElement(element));
  }

  #hasElement(object: PdfObject): boolean {
    return object instanceof Ref && !this.leaves(object.number, this.#document.resolve(object));
  }

  /** Also keeps the fields, at any depth, that no page shows. */
  keepHiddenFields(fields: readonly PdfObject[], height = 0) {
    const document = this.#document;
    for (const field of height < maxHeight ? fields : []) {
      const dict = document.dict(field);
      if (!(field instanceof Ref) || !dict || dict.has('Subtype') || this.#fields.has(field.number)) continue;
      const kids = document.array(dict.get('Kids'));
      this.keepHiddenFields(kids, height + 1);
      const isKept = kids.length === 0 || kids.some((kid) => kid instanceof Ref && this.#fields.has(kid.number));
      if (isKept) this.#fields.add(field.number);
    }
  }

  /** Whether an object belongs to something that is not selected. */
  leaves(number: number, object: PdfObject): boolean {
    if (!isDict(object)) return false;
    if (isAnnotation(this.#document, object)) return !this.#annotations.has(number);
    if (isField(object)) return !this.#fields.has(number);
    if (isStructureElement(this.#document, object)) return !this.#elements.has(number) && !this.#isEmptyPart(object);
    return false;
  }

  /** Whether an annotation is a link that leads to no selected page. Buttons have other uses, so they stay. */
  isDeadLink(annotation: Dict): boolean {
    return this.#document.name(annotation.get('Subtype')) === 'Link' && this.leadsAway(annotation);
  }

  /** Whether a link or outline item leads within the document, but to no selected page. */
  leadsAway(dict: Dict): boolean {
    return leadsInside(this.#document, dict) && !this.hasPage(pageOfLink(this.#document, dict));
  }

  /** Removes the kids of elements and fields that are not on these pages. */
  prune(number: number, object: PdfObject): PdfObject {
    if (!isDict(object)) return object;
    if (isStructureElement(this.#document, object)) return this.#pruneElement(number, object);
    return isField(object) && object.has('Kids') ? this.#pruneField(number, object) : object;
  }

  #pruneField(number: number, field: Dict): Dict {
    const document = this.#document;
    const kids = document.array(field.get('Kids'));
    const stays = (kid: PdfObject) => kid instanceof Ref && !this.leaves(kid.number, document.resolve(kid));
    const kept = this.#keptKids(kids, new Ref(number), field, stays);
    return kept.length === kids.length ? field : new Map(field).set('Kids', kept);
  }

  /** Also removes alternative descriptions, since they describe content that is missing. */
  #pruneElement(number: number, element: Dict): Dict {
    const all = kidsOf(this.#document, element);
    const kept = this.#keptKids(all, new Ref(number), element, (kid) => this.#keepsKid(kid, element));
    if (kept.length === all.length) return element;
    const pruned = new Map(element).set('K', kept);
    for (const key of wordings) pruned.delete(key);
    return pruned;
  }

  #keepsKid(kid: PdfObject, element: Dict): boolean {
    const document = this.#document;
    const resolved = document.resolve(kid);
    if (typeof resolved === 'number') return this.#isOnPage(element.get('Pg'));
    if (!isDict(resolved)) return false;
    if (isStructureElement(document, resolved)) return this.#hasElement(kid);
    const shown = resolved.get('Obj');
    if (shown instanceof Ref && this.leaves(shown.number, document.resolve(shown))) return false;
    return this.#isOnPage(resolved.get('Pg') ?? element.get('Pg'));
  }

  /** Filters kids. If there are many, a lookup is used, since each part of a split would scan them all. */
  #keptKids(kids: PdfObject[], parent: PdfObject, dict: Dict, stays: (kid: PdfObject) => boolean): PdfObject[] {
    const selected = this.#selected.reduce((sum, { size }) => sum + size, 0);
    if (kids.length <= fewKids + selected) return kids.filter(stays);
    this.#document.keep(parent);
    return kidsByOwner(this.#document, dict, kids).of(this.#owners()).filter(stays);
  }

  /** Includes objects without an owner, which may be selected. */
  *#owners(): Generator<number | undefined> {
    for (const numbers of this.#selected) yield* numbers;
    yield undefined;
  }

  #isOnPage(page: PdfObject | undefined): boolean {
    return page instanceof Ref ? this.#pageNumbers.has(page.number) : page === undefined;
  }

  #isEmptyPart(element: Dict): boolean {
    const parent = element.get('P');
    return parent instanceof Ref && this.#elements.has(parent.number) && isEmptyElement(this.#document, element);
  }

  #addPage(page: Page) {
    const document = this.#document;
    const { dict, number } = page;
    const annotations: Dict[] = [];
    if (number !== undefined) this.#pageNumbers.add(number);
    this.#addKeys(dict);
    for (const annotation of document.array(dict.get('Annots'))) {
      const annotationDict = document.dict(annotation);
      if (!annotationDict || this.isDeadLink(annotationDict)) continue;
      annotations.push(annotationDict);
      this.#addKeys(annotationDict);
      // Pop-ups are not always listed among the annotations of their page.
      for (const ref of [annotation, annotationDict.get('Popup')]) {
        if (ref instanceof Ref) this.#annotations.add(ref.number);
      }
      if (document.name(annotationDict.get('Subtype')) !== 'Widget') continue;
      this.#addUpwards(annotation, 'Parent', this.#fields);
      const parent = annotationDict.get('Parent') ?? fieldThatLists(document, annotation, annotationDict);
      this.#addUpwards(parent, 'Parent', this.#fields);
    }
    this.resources.addPage(page, annotations);
  }

  #addKeys(dict: Dict) {
    for (const key of ['StructParent', 'StructParents']) {
      const value = this.#document.resolve(dict.get(key));
      if (typeof value === 'number') this.structureKeys.add(value);
    }
  }

  #addUpwards(object: PdfObject | undefined, parentKey: string, into: Set<number>) {
    let next = object;
    for (let height = 0; next instanceof Ref && height < maxHeight && !into.has(next.number); height++) {
      into.add(next.number);
      next = this.#document.dict(next)?.get(parentKey);
    }
  }
}
