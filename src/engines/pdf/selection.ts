import { leadsInside, pageOfLink } from './destination-pages.ts';
import type { PdfDocument } from './document.ts';
import { DrawnResources } from './drawn-resources.ts';
import { formOf } from './forms/fields.ts';
import { isDict, Ref, type Dict, type PdfObject } from './objects.ts';
import type { Page } from './page-tree.ts';
import { isStructureElement, kidsOf, parentTreeOf } from './structure-tree.ts';

/** How far fields and structure elements are followed up to their root. */
const maxHeight = 256;
/** What an element says in words of its content. */
const wordings = ['Alt', 'ActualText', 'E', 'T'];

/** Some pages of a document, and what belongs to them; the rest must not get into the output. */
export class Selection {
  /** The keys under which the structure knows these pages and what is on them. */
  readonly structureKeys = new Set<number>();
  readonly resources: DrawnResources;
  readonly #document: PdfDocument;
  readonly #reachable: ReadonlySet<number>;
  /** By object number: the pages, their annotations, the fields that these show, and the structure above their content. */
  readonly #pageNumbers = new Set<number>();
  readonly #annotations = new Set<number>();
  readonly #fields = new Set<number>();
  readonly #elements = new Set<number>();
  #owners: Map<number, PdfObject> | undefined;

  /**
   * @param pages by their places, from 0.
   * @param reachable the pages that links may lead to: these, and those that another selection brings.
   */
  constructor(document: PdfDocument, pages: ReadonlySet<number>, reachable: ReadonlySet<number>) {
    this.#document = document;
    this.#reachable = reachable;
    this.resources = new DrawnResources(document);
    for (const index of pages) {
      const page = document.pages[index];
      if (page) this.#addPage(page);
    }
    // Drawings within drawings may be tagged by themselves.
    for (const dict of this.resources.objects) this.#addKeys(dict);
    const parents = parentTreeOf(document);
    for (const key of this.structureKeys) {
      const parent = parents.get(key) ?? null;
      // A page has a list of them, an annotation one.
      for (const element of [...document.array(parent), parent]) this.#addUpwards(element, 'P', this.#elements);
    }
  }

  hasPage(index: number | undefined): boolean {
    return index !== undefined && this.#reachable.has(index);
  }

  hasField(object: PdfObject): boolean {
    return object instanceof Ref && this.#fields.has(object.number);
  }

  hasElement(object: PdfObject): boolean {
    return object instanceof Ref && !this.leaves(object.number, this.#document.resolve(object));
  }

  /** Keeps of these fields, and of those below them, what no page shows. */
  keepHiddenFields(fields: readonly PdfObject[], height = 0) {
    const document = this.#document;
    for (const field of height < maxHeight ? fields : []) {
      const dict = document.dict(field);
      if (!(field instanceof Ref) || !dict || dict.has('Subtype') || this.#fields.has(field.number)) continue;
      const kids = document.array(dict.get('Kids'));
      this.keepHiddenFields(kids, height + 1);
      const isKept = kids.length === 0 || kids.some((kid) => this.hasField(kid));
      if (isKept) this.#fields.add(field.number);
    }
  }

  /** Whether an object belongs to what is not selected. */
  leaves(number: number, object: PdfObject): boolean {
    if (!isDict(object)) return false;
    if (isAnnotation(this.#document, object)) return !this.#annotations.has(number);
    if (isField(object)) return !this.#fields.has(number);
    if (isStructureElement(this.#document, object)) return !this.#elements.has(number) && !this.#isEmptyPart(object);
    return false;
  }

  /** Whether an annotation is a link to a page that is not selected, or to none. Buttons are more than where they lead. */
  isDeadLink(annotation: Dict): boolean {
    return this.#document.name(annotation.get('Subtype')) === 'Link' && this.leadsAway(annotation);
  }

  /** Whether what can be followed leads to a page that is not selected, or to none. */
  leadsAway(dict: Dict): boolean {
    return leadsInside(this.#document, dict) && !this.hasPage(pageOfLink(this.#document, dict));
  }

  /** What stays of an object: elements and fields lose those below them that are not on these pages. */
  prune(object: PdfObject): PdfObject {
    if (!isDict(object)) return object;
    if (isStructureElement(this.#document, object)) return this.#pruneElement(object);
    return isField(object) && object.has('Kids') ? this.#pruneField(object) : object;
  }

  #pruneField(field: Dict): Dict {
    const document = this.#document;
    const kids = document.array(field.get('Kids'));
    const kept = kids.filter((kid) => kid instanceof Ref && !this.leaves(kid.number, document.resolve(kid)));
    return kept.length === kids.length ? field : new Map(field).set('Kids', kept);
  }

  /** Words for content that was more are left out. */
  #pruneElement(element: Dict): Dict {
    const all = kidsOf(this.#document, element);
    const kept = all.filter((kid) => this.#keepsKid(kid, element));
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
    if (isStructureElement(document, resolved)) return this.hasElement(kid);
    const shown = resolved.get('Obj');
    if (shown instanceof Ref && this.leaves(shown.number, document.resolve(shown))) return false;
    return this.#isOnPage(resolved.get('Pg') ?? element.get('Pg'));
  }

  #isOnPage(page: PdfObject | undefined): boolean {
    return page instanceof Ref ? this.#pageNumbers.has(page.number) : page === undefined;
  }

  /** Tables need their empty cells. */
  #isEmptyPart(element: Dict): boolean {
    const parent = element.get('P');
    const isEmpty = this.#document.resolve(element.get('K')) === null && !wordings.some((key) => element.has(key));
    return isEmpty && parent instanceof Ref && this.#elements.has(parent.number);
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
      // Pop-ups need not stand among the annotations of their page.
      for (const ref of [annotation, annotationDict.get('Popup')]) {
        if (ref instanceof Ref) this.#annotations.add(ref.number);
      }
      if (document.name(annotationDict.get('Subtype')) !== 'Widget') continue;
      this.#addUpwards(annotation, 'Parent', this.#fields);
      const parent = annotationDict.get('Parent') ?? this.#ownerOf(annotation, annotationDict);
      this.#addUpwards(parent, 'Parent', this.#fields);
    }
    this.resources.addPage(page, annotations);
  }

  /** The field that lists a place where it is shown, which does not say it. */
  #ownerOf(widget: PdfObject, dict: Dict): PdfObject | undefined {
    if (dict.has('T') || !(widget instanceof Ref)) return undefined;
    this.#owners ??= this.#readOwners();
    return this.#owners.get(widget.number);
  }

  #readOwners(): Map<number, PdfObject> {
    const document = this.#document;
    const owners = new Map<number, PdfObject>();
    const waiting = [...document.array(formOf(document)?.get('Fields'))];
    for (let field = waiting.pop(); field !== undefined; field = waiting.pop()) {
      for (const kid of document.array(document.dict(field)?.get('Kids'))) {
        if (!(kid instanceof Ref) || owners.has(kid.number)) continue;
        owners.set(kid.number, field);
        waiting.push(kid);
      }
    }
    return owners;
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

const isAnnotation = (document: PdfDocument, dict: Dict): boolean =>
  document.name(dict.get('Type')) === 'Annot' || (dict.has('Subtype') && dict.has('Rect') && !dict.has('Type'));

/** Those that are annotations too count as these. */
const isField = (dict: Dict): boolean => dict.has('FT') || (dict.has('T') && dict.has('Kids') && !dict.has('Type'));
