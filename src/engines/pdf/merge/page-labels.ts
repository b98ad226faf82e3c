import type { Copier } from '../copy/copier.ts';
import { isDict, Name, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import { readNumberTree, writeNumberTree } from '../copy/name-trees.ts';
import type { Writer } from '#containers/pdf/writer.ts';
import type { Part } from './part.ts';

interface Label {
  /** The style and prefix. */
  entries: Dict;
  value: number;
}

/** Page labels (ISO 32000-2, 12.4.2). Pages without one are labelled with their position in the output. */
export class PageLabels implements Part {
  readonly #writer: Writer;
  /** By the index of the page in the output. */
  readonly #labels: Label[] = [];
  #hasLabels = false;

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  add(copier: Copier) {
    const { document, places } = copier;
    const ranges = rangesByPage(document);
    if (ranges.length > 0) this.#hasLabels = true;
    for (const { page, position } of places) {
      const range = ranges[page];
      const dict = document.resolve(range?.label);
      if (!range || !isDict(dict)) {
        this.#labels[position] = { entries: decimal, value: (ranges.length > 0 ? page : position) + 1 };
        continue;
      }
      const entries = copier.copyDict(dict, counts);
      this.#labels[position] = { entries, value: (document.number(dict.get('St')) ?? 1) + page - range.start };
    }
  }

  finish(catalog: Dict) {
    if (!this.#hasLabels) return;
    const ranges: [number, PdfObject][] = [];
    // `entries` also visits holes: blank pages have no label.
    for (const [position, label = { entries: new Map(), value: 1 }] of this.#labels.entries()) {
      const before = this.#labels[position - 1];
      const goesOn = before && before.value + 1 === label.value && keyOf(before) === keyOf(label);
      if (!goesOn) ranges.push([position, dictOf(label)]);
    }
    catalog.set('PageLabels', writeNumberTree(this.#writer, ranges));
  }
}

/** Returns for each page the label range and the page with which it starts; empty if no page has a label. */
const rangesByPage = oncePerDocument((document): { start: number; label: PdfObject }[] => {
  const pages = document.pages.length;
  const starts = readNumberTree(document, document.catalog.get('PageLabels'))
    .filter(([page]) => page >= 0 && page < pages)
    .toSorted(([a], [b]) => a - b);
  const ranges: { start: number; label: PdfObject }[] = [];
  for (const [index, [start, label]] of starts.entries()) {
    const end = starts[index + 1]?.[0] ?? pages;
    for (let page = Math.ceil(start); page < end; page++) ranges[page] = { start, label };
  }
  return ranges;
});

const counts = new Set(['St']);
const decimal: Dict = new Map([['S', new Name('D')]]);

const dictOf = ({ entries, value }: Label): Dict => (value === 1 ? entries : new Map(entries).set('St', value));

/** Returns equal strings for labels with the same style and prefix. */
const keyOf = ({ entries }: Label): string =>
  [...entries].map(([key, value]) => `${key} ${JSON.stringify(value)}`).join();
