import { rotationOf } from '../content/view.ts';
import type { Copier, Place } from './copier.ts';
import { isDict, Name, Stream, dictOf, type Dict, type PdfObject, type Ref } from '#containers/pdf/objects.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Page } from '../document/page-tree.ts';
import type { Writer } from '#containers/pdf/writer.ts';

/** The most kids of a page tree node. */
const nodeSize = 32;
/** US Letter, the default of readers. */
const defaultMediaBox = [0, 0, 612, 792];
/** The old parent node is not copied. */
const leftBehind = new Set(['Parent']);
/** Nor are the beads of articles, which continue on other pages. */
const leftBehindBySelection = new Set([...leftBehind, 'B']);

interface Node {
  ref: Ref;
  kids: Ref[];
  pages: number;
}

/** Builds a balanced page tree for the output. */
export class PageTree {
  count = 0;
  readonly #writer: Writer;
  readonly #leaves: Node[] = [];

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  /** Adds an empty page of the same size as another. */
  addBlank(document: PdfDocument, { dict, inherited }: Page) {
    const page: Dict = new Map([['Type', new Name('Page')]]);
    for (const key of ['MediaBox', 'CropBox', 'Rotate', 'UserUnit']) {
      const value = document.resolve(dict.get(key) ?? inherited.get(key));
      const numbers = document.array(value).map((each) => document.resolve(each));
      if (numbers.length > 0) page.set(key, numbers);
      else if (typeof value === 'number') page.set(key, value);
    }
    if (!page.has('MediaBox')) page.set('MediaBox', defaultMediaBox);
    const { ref, parent } = this.#place();
    this.#writer.writePage(ref, page.set('Resources', new Map()).set('Parent', parent));
  }

  add(copier: Copier, place: Place) {
    const { dict, ref, angle } = place;
    const { parent } = this.#place(ref);
    const page = copyPage(copier, dict).set('Parent', parent);
    if (angle !== 0) page.set('Rotate', (rotationOf(copier.document, dict) + angle) % 360);
    this.#writer.writePage(ref, page);
  }

  #place(ref = this.#writer.allocate()): { ref: Ref; parent: Ref } {
    let leaf = this.#leaves.at(-1);
    if (!leaf || leaf.kids.length >= nodeSize) {
      leaf = { ref: this.#writer.allocate(), kids: [], pages: 0 };
      this.#leaves.push(leaf);
    }
    leaf.kids.push(ref);
    leaf.pages++;
    this.count++;
    return { ref, parent: leaf.ref };
  }

  /** Writes the nodes of the tree, and returns its root. */
  finish(): Ref {
    let level = this.#leaves;
    while (level.length > 1) {
      const above: Node[] = [];
      for (let at = 0; at < level.length; at += nodeSize) {
        const kids = level.slice(at, at + nodeSize);
        const pages = kids.reduce((sum, kid) => sum + kid.pages, 0);
        const node = { ref: this.#writer.allocate(), kids: kids.map(({ ref }) => ref), pages };
        for (const kid of kids) this.#write(kid, node.ref);
        above.push(node);
      }
      level = above;
    }
    const root = level[0] ?? { ref: this.#writer.allocate(), kids: [], pages: 0 };
    this.#write(root);
    return root.ref;
  }

  #write({ ref, kids, pages }: Node, parent?: Ref) {
    const node = dictOf({ Type: new Name('Pages'), Count: pages, Kids: kids });
    this.#writer.writePage(ref, parent ? node.set('Parent', parent) : node);
  }
}

function copyPage(copier: Copier, { dict, inherited }: Page): Dict {
  const { document } = copier;
  const page = copier.copyDict(dict, copier.selection ? leftBehindBySelection : leftBehind);
  page.set('Type', new Name('Page'));
  for (const [key, value] of inherited) {
    if (page.has(key) && document.resolve(dict.get(key)) !== null) continue;
    const copied = isDict(value) ? copier.share(value) : copier.copy(value);
    if (copied !== null) page.set(key, copied);
  }
  if (!page.has('MediaBox')) page.set('MediaBox', defaultMediaBox);
  for (const [key, value] of copier.ofPages) if (!page.has(key)) page.set(key, value);
  keepOnly(copier, dict, page, 'Annots', (item) => belongsToPage(copier, item));
  if (!(document.resolve(dict.get('Contents')) instanceof Stream)) {
    keepOnly(copier, dict, page, 'Contents', (item) => document.resolve(item) instanceof Stream);
  }
  return page;
}

/** Links to pages that are not selected are removed. */
function belongsToPage({ document, selection }: Copier, annotation: PdfObject): boolean {
  const dict = document.resolve(annotation);
  return isDict(dict) && !selection?.isDeadLink(dict);
}

/**
 * Removes everything from a page's array that does not belong there. A value that is not an array is removed entirely.
 */
function keepOnly(copier: Copier, dict: Dict, page: Dict, key: string, belongs: (item: PdfObject) => boolean) {
  if (!page.has(key)) return;
  const items = copier.document.array(dict.get(key)).filter(belongs);
  if (items.length > 0) page.set(key, copier.copy(items));
  else page.delete(key);
}
