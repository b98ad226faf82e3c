import { isDict, Ref, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { kidsOf } from '../copy/structure-tree.ts';
import type { PdfDocument } from '../document/document.ts';
import { textOf } from '../document/form-fields.ts';

/** A part of a document’s content: a stretch of a page that has a number there. */
export interface Content {
  /** From 0. */
  page: number;
  mark: number;
}

/** An element of the structure of a document (ISO 32000-2, 14.7). */
export interface Tag {
  /** One of the standard ones (14.8.4), or another. */
  role: string;
  kids: (Tag | Content)[];
  /** What is said in place of it, or of what it shows. */
  alt: string;
  actual: string;
  /** How many columns a cell takes. */
  columns: number;
  /** How far into the text it begins, for comparison. */
  indent?: number;
  /** Where its content is, from 0. */
  page?: number;
}

/** Trees may be deeper than the call stack, and no text is as deep. */
const deepest = 150;

/** The structure of a document; nothing where it has none. */
export function readTags(document: PdfDocument): Tag | undefined {
  const root = document.dict(document.catalog.get('StructTreeRoot'));
  if (!root) return undefined;
  return new TagReader(document, document.dict(root.get('RoleMap'))).read(root, undefined, 0);
}

class TagReader {
  readonly #document: PdfDocument;
  readonly #roles: Dict | undefined;
  readonly #numbers: ReadonlyMap<number, number>;
  readonly #seen = new Set<Dict>();

  constructor(document: PdfDocument, roles: Dict | undefined) {
    this.#document = document;
    this.#roles = roles;
    this.#numbers = new Map(
      document.pages.flatMap(({ number }, index) => (number === undefined ? [] : [[number, index] as const])),
    );
  }

  read(element: Dict, outer: number | undefined, depth: number): Tag {
    const document = this.#document;
    this.#seen.add(element);
    const page = this.#pageOf(element) ?? outer;
    const kids = depth < deepest ? kidsOf(document, element).flatMap((kid) => this.#kid(kid, page, depth)) : [];
    const indent = this.#numberOf(element, 'StartIndent');
    return {
      ...(indent !== undefined && { indent }),
      ...(page !== undefined && { page }),
      role: this.#roleOf(document.name(element.get('S')) ?? 'Document'),
      kids,
      alt: textOf(document, element.get('Alt')),
      actual: textOf(document, element.get('ActualText')),
      columns: this.#columnsOf(element),
    };
  }

  #kid(kid: PdfObject, page: number | undefined, depth: number): (Tag | Content)[] {
    const object = this.#document.resolve(kid);
    if (typeof object === 'number') return page === undefined ? [] : [{ page, mark: object }];
    if (!isDict(object)) return [];
    const mark = this.#document.number(object.get('MCID'));
    if (mark !== undefined) {
      const own = this.#pageOf(object) ?? page;
      // In drawings, marks count from 0 again.
      return own === undefined || object.has('Stm') ? [] : [{ page: own, mark }];
    }
    if (!object.has('S') || this.#seen.has(object)) return [];
    return [this.read(object, page, depth + 1)];
  }

  #pageOf(element: Dict): number | undefined {
    const page = element.get('Pg');
    return page instanceof Ref ? this.#numbers.get(page.number) : undefined;
  }

  #roleOf(name: string): string {
    let role = name;
    for (let step = 0; step < 10; step++) {
      const next = this.#document.name(this.#roles?.get(role));
      if (next === undefined || next === role) break;
      role = next;
    }
    return role;
  }

  #columnsOf(element: Dict): number {
    return Math.max(1, Math.min(100, this.#numberOf(element, 'ColSpan') ?? 1));
  }

  #numberOf(element: Dict, attribute: 'ColSpan' | 'StartIndent'): number | undefined {
    const document = this.#document;
    const own = document.resolve(element.get('A') ?? null);
    const attributes = Array.isArray(own) ? own.map((each) => document.dict(each)) : [document.dict(element.get('A'))];
    return attributes.map((each) => document.number(each?.get(attribute))).find((each) => each !== undefined);
  }
}
