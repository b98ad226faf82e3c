import type { PdfDocument } from '../document/document.ts';
import { isDict, isName, Name, Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import type { Page } from '../document/page-tree.ts';
import { identity, multiply, toMatrix, type Matrix } from '../content/matrix.ts';
import { operators } from '../content/operators.ts';
import { readContent, readPageContent, resourcesOf } from '../content/page-content.ts';
import { toBox } from '../content/view.ts';
import { boundsOf, placeOf } from '../content/drawings.ts';

/** The largest size at which an image is drawn, in points. Infinite if it cannot be known. */
export interface Drawn {
  width: number;
  height: number;
}

/** How deeply form XObjects may be nested. */
const maxDepth = 12;

/** All images that the pages of a document draw, by object number. */
export const findPlacements = oncePerDocument((document): ReadonlyMap<number, Drawn> => {
  const placements = new Placements(document);
  for (const page of document.pages) placements.addPage(page);
  return placements.drawn;
});

/** Returns the images that a page draws, by object number. */
export function placementsOn(document: PdfDocument, page: Page): ReadonlyMap<number, Drawn> {
  const placements = new Placements(document);
  placements.addPage(page);
  return placements.drawn;
}

class Placements {
  readonly drawn = new Map<number, Drawn>();
  readonly #document: PdfDocument;
  readonly #inside = new Set<Dict>();
  readonly #endless = new Set<Dict>();
  /** With the scales at which they were visited. */
  readonly #tiles = new Map<Dict, Set<string>>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  addPage(page: Page) {
    const document = this.#document;
    const { dict } = page;
    const unit = document.number(dict.get('UserUnit')) ?? 1;
    this.#run(readPageContent(document, page), resourcesOf(document, page), [unit, 0, 0, unit, 0, 0], 0);
    for (const annotation of document.array(dict.get('Annots'))) {
      const found = document.dict(annotation);
      for (const look of document.dict(found?.get('AP'))?.values() ?? []) this.#addLook(look, found, unit);
    }
  }

  /**
   * Visits an appearance stream, or one for each state. It is scaled to the annotation's rectangle (ISO 32000-2,
   * 12.5.5).
   */
  #addLook(look: PdfObject, annotation: Dict | undefined, unit: number) {
    const document = this.#document;
    const resolved = document.resolve(look);
    if (isDict(resolved)) {
      for (const state of resolved.values()) if (state instanceof Ref) this.#addLook(state, annotation, unit);
    }
    if (!(resolved instanceof Stream)) return;
    const into = toBox(document, annotation?.get('Rect'));
    const own = boundsOf(document, resolved.dict, identity);
    const [width, height] = own ? [own[2] - own[0], own[3] - own[1]] : [0, 0];
    if (!into || width <= 0 || height <= 0) this.#addEndless(document.dict(resolved.dict.get('Resources')));
    else {
      const [across, up] = [((into[2] - into[0]) / width) * unit, ((into[3] - into[1]) / height) * unit];
      this.#runDrawing(resolved, undefined, [across, 0, 0, up, 0, 0], 0);
    }
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
    for (const pattern of this.#document.dict(resources.get('Pattern'))?.values() ?? []) {
      this.#addEndless(this.#document.dict(this.#document.dict(pattern)?.get('Resources')));
    }
    this.#addLetters(resources);
  }

  /** Type 3 glyphs are shown at any font size. */
  #addLetters(resources: Dict | undefined) {
    for (const font of this.#document.dict(resources?.get('Font'))?.values() ?? []) {
      this.#addEndless(this.#document.dict(this.#document.dict(font)?.get('Resources')));
    }
  }

  #run(content: Uint8Array, resources: Dict | undefined, start: Matrix, depth: number) {
    this.#addLetters(resources);
    // The scale of tiling patterns depends on the initial matrix of the content only.
    for (const pattern of this.#document.dict(resources?.get('Pattern'))?.values() ?? []) {
      const tile = this.#document.resolve(pattern);
      if (tile instanceof Stream && this.#isNew(tile.dict, start)) this.#runDrawing(tile, resources, start, depth);
    }
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
    } else this.#runDrawing(stream, resources, matrix, depth);
  }

  /** Whether a tiling pattern was not visited at this scale. Its position does not matter. */
  #isNew(tile: Dict, matrix: Matrix): boolean {
    const sizes = this.#tiles.get(tile) ?? new Set();
    const size = matrix.slice(0, 4).join(' ');
    const isNew = !sizes.has(size);
    this.#tiles.set(tile, sizes.add(size));
    return isNew;
  }

  #runDrawing(stream: Stream, resources: Dict | undefined, matrix: Matrix, depth: number) {
    const { dict } = stream;
    if (depth >= maxDepth || this.#inside.has(dict)) return;
    this.#inside.add(dict);
    const inner = this.#document.dict(dict.get('Resources')) ?? resources;
    this.#run(readContent(this.#document, stream), inner, multiply(placeOf(this.#document, dict), matrix), depth + 1);
    this.#inside.delete(dict);
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
