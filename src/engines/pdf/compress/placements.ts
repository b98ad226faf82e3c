import type { PdfDocument } from '../document.ts';
import { isDict, isName, Name, Ref, Stream, type Dict, type PdfObject } from '../objects.ts';
import type { Page } from '../page-tree.ts';
import { identity, multiply, toMatrix, type Matrix } from '../content/matrix.ts';
import { operators } from '../content/operators.ts';
import { readContent, readPageContent, resourcesOf } from '../content/page-content.ts';

/** How large a picture is drawn, at most. In points; endless where that cannot be known. */
export interface Drawn {
  width: number;
  height: number;
}

/** How deep drawings may hold drawings. */
const maxDepth = 12;

const found = new WeakMap<PdfDocument, ReadonlyMap<number, Drawn>>();

/** All pictures of a document that pages draw, by object number. They are looked for once. */
export function findPlacements(document: PdfDocument): ReadonlyMap<number, Drawn> {
  const known = found.get(document);
  if (known) return known;
  const placements = new Placements(document);
  for (const page of document.pages) placements.addPage(page);
  found.set(document, placements.drawn);
  return placements.drawn;
}

class Placements {
  readonly drawn = new Map<number, Drawn>();
  readonly #document: PdfDocument;
  readonly #inside = new Set<Dict>();
  readonly #endless = new Set<Dict>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  addPage(page: Page) {
    const document = this.#document;
    const { dict } = page;
    const unit = document.number(dict.get('UserUnit')) ?? 1;
    this.#run(readPageContent(document, page), resourcesOf(document, page), [unit, 0, 0, unit, 0, 0], 0);
    for (const annotation of document.array(dict.get('Annots'))) {
      for (const look of document.dict(document.dict(annotation)?.get('AP'))?.values() ?? []) this.#addLook(look);
    }
  }

  /** An annotation is drawn into a box of its own: how large its pictures get is not looked for. */
  #addLook(look: PdfObject) {
    const resolved = this.#document.resolve(look);
    if (resolved instanceof Stream) this.#addEndless(this.#document.dict(resolved.dict.get('Resources')));
    else if (isDict(resolved)) for (const state of resolved.values()) if (state instanceof Ref) this.#addLook(state);
  }

  #addEndless(resources: Dict | undefined) {
    if (!resources || this.#endless.has(resources)) return;
    this.#endless.add(resources);
    for (const object of this.#document.dict(resources.get('XObject'))?.values() ?? []) {
      const stream = this.#document.resolve(object);
      if (!(stream instanceof Stream)) continue;
      if (isName(stream.dict.get('Subtype') ?? null, 'Image')) this.#add(object, Infinity, Infinity);
      else this.#addEndless(this.#document.dict(stream.dict.get('Resources')));
    }
    this.#addPatterns(resources);
  }

  /** Patterns repeat their pictures, at sizes of their own. */
  #addPatterns(resources: Dict | undefined) {
    for (const pattern of this.#document.dict(resources?.get('Pattern'))?.values() ?? []) {
      this.#addEndless(this.#document.dict(this.#document.dict(pattern)?.get('Resources')));
    }
    for (const font of this.#document.dict(resources?.get('Font'))?.values() ?? []) {
      this.#addEndless(this.#document.dict(this.#document.dict(font)?.get('Resources')));
    }
  }

  #run(content: Uint8Array, resources: Dict | undefined, start: Matrix, depth: number) {
    this.#addPatterns(resources);
    const stack: Matrix[] = [];
    let matrix = start;
    for (const { operator, operands } of operators(content)) {
      if (operator === 'q') stack.push(matrix);
      else if (operator === 'Q') matrix = stack.pop() ?? matrix;
      else if (operator === 'cm') matrix = multiply(toMatrix(operands.slice(-6)) ?? identity, matrix);
      else if (operator === 'Do') this.#draw(operands.at(-1), resources, matrix, depth);
    }
  }

  #draw(name: PdfObject | undefined, resources: Dict | undefined, matrix: Matrix, depth: number) {
    const document = this.#document;
    if (!(name instanceof Name)) return;
    const object = document.dict(resources?.get('XObject'))?.get(name.value) ?? null;
    const stream = document.resolve(object);
    if (!(stream instanceof Stream)) return;
    const { dict } = stream;
    if (isName(dict.get('Subtype') ?? null, 'Image')) {
      this.#add(object, Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3]));
    } else if (depth < maxDepth && !this.#inside.has(dict)) {
      this.#inside.add(dict);
      const own = toMatrix(document.array(dict.get('Matrix')).map((value) => document.resolve(value))) ?? identity;
      const inner = document.dict(dict.get('Resources')) ?? resources;
      this.#run(readContent(document, stream), inner, multiply(own, matrix), depth + 1);
      this.#inside.delete(dict);
    }
  }

  #add(object: PdfObject, width: number, height: number) {
    if (!(object instanceof Ref)) return;
    const known = this.drawn.get(object.number);
    this.drawn.set(object.number, {
      width: Math.max(width, known?.width ?? 0),
      height: Math.max(height, known?.height ?? 0),
    });
  }
}
