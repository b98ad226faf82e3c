import type { Copier } from '../copier.ts';
import { isDict, Name, type Dict, type PdfObject } from '../objects.ts';
import { readNumberTree, writeNumberTree } from '../trees.ts';
import type { Writer } from '../writer.ts';
import type { Part } from './part.ts';

interface Label {
  /** Its style and prefix. */
  entries: Dict;
  value: number;
}

/** Page labels (ISO 32000-2, 12.4.2). Pages that have none are labelled with their place in the output. */
export class PageLabels implements Part {
  readonly #writer: Writer;
  /** By the page's place in the output. */
  readonly #labels: Label[] = [];
  #hasLabels = false;

  constructor(writer: Writer) {
    this.#writer = writer;
  }

  add(copier: Copier) {
    const { document, places } = copier;
    const ranges = readNumberTree(document, document.catalog.get('PageLabels'))
      .filter(([page]) => page >= 0 && page < document.pages.length)
      .toSorted(([a], [b]) => a - b);
    if (ranges.length > 0) this.#hasLabels = true;
    for (const { page, position } of places) {
      const range = ranges.findLast(([start]) => start <= page);
      const dict = document.resolve(range?.[1]);
      if (!range || !isDict(dict)) {
        this.#labels[position] = { entries: decimal, value: (ranges.length > 0 ? page : position) + 1 };
        continue;
      }
      const entries = copier.copyDict(dict, counts);
      this.#labels[position] = { entries, value: (document.number(dict.get('St')) ?? 1) + page - range[0] };
    }
  }

  finish(catalog: Dict) {
    if (!this.#hasLabels) return;
    const ranges: [number, PdfObject][] = [];
    // `entries` visits holes too: blank pages have no label.
    for (const [position, label = { entries: new Map(), value: 1 }] of this.#labels.entries()) {
      const before = this.#labels[position - 1];
      const goesOn = before && before.value + 1 === label.value && keyOf(before) === keyOf(label);
      if (!goesOn) ranges.push([position, dictOf(label)]);
    }
    catalog.set('PageLabels', writeNumberTree(this.#writer, ranges));
  }
}

const counts = new Set(['St']);
const decimal: Dict = new Map([['S', new Name('D')]]);

const dictOf = ({ entries, value }: Label): Dict => (value === 1 ? entries : new Map(entries).set('St', value));

/** Equal for labels of one style and prefix. */
const keyOf = ({ entries }: Label): string =>
  [...entries].map(([key, value]) => `${key} ${JSON.stringify(value)}`).join();
