import type { Copier } from '../copier.ts';
import { Name, type Dict, type PdfObject } from '../objects.ts';
import { readNumberTree, writeNumberTree } from '../trees.ts';
import type { Writer } from '../writer.ts';
import type { Part } from './part.ts';

/** Page labels (ISO 32000-2, 12.4.2). Pages that have none are labelled with their place in the output. */
export class PageLabels implements Part {
  readonly #writer: Writer;
  readonly #labels: [number, PdfObject][] = [];
  #hasLabels = false;

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  add(copier: Copier) {
    const { document, firstPage } = copier;
    const labels = readNumberTree(document, document.catalog.get('PageLabels'))
      .filter(([page]) => page >= 0 && page < document.pages.length)
      .toSorted(([a], [b]) => a - b);
    if (labels.length > 0) this.#hasLabels = true;
    if (labels[0]?.[0] !== 0) this.#labels.push([firstPage, decimalFrom(labels.length > 0 ? 1 : firstPage + 1)]);
    for (const [page, label] of labels) this.#labels.push([firstPage + page, copier.copy(document.resolve(label))]);
  }

  finish(catalog: Dict) {
    if (this.#hasLabels) catalog.set('PageLabels', writeNumberTree(this.#writer, this.#labels));
  }
}

const decimalFrom = (start: number): Dict =>
  new Map<string, PdfObject>([
    ['S', new Name('D')],
    ['St', start],
  ]);
