import type { Copier } from '../copier.ts';
import { leadsInside, pageOfLink } from '../destination-pages.ts';
import type { PdfDocument } from '../document.ts';
import { Name, type Dict, type Ref } from '../objects.ts';
import { readOutline, type OutlineItem } from '../outline.ts';
import type { Selection } from '../selection.ts';
import type { Writer } from '../writer.ts';
import type { Part } from './part.ts';

interface Item {
  ref: Ref;
  /** Its entries but those that say where it stands. */
  dict: Dict;
  isOpen: boolean;
  children: Item[];
}

const position = new Set(['Parent', 'Next', 'Prev', 'First', 'Last', 'Count']);

/** The outline (ISO 32000-2, 12.3.3): those of all documents, one after the other. */
export class Outlines implements Part {
  readonly #writer: Writer;
  readonly #keepsRest: boolean;
  readonly #items: Item[] = [];

  /** @param keepsRest whether items that lead to no page of their document stay where only some pages do. */
  constructor(writer: Writer, keepsRest: boolean) {
    this.#writer = writer;
    this.#keepsRest = keepsRest;
  }

  add(copier: Copier) {
    const { document, selection } = copier;
    if (copier.first) return;
    const found = readOutline(document);
    const kept = selection ? prune(document, selection, found, this.#keepsRest) : found;
    const waiting = [{ from: kept, into: this.#items }];
    for (let level = waiting.pop(); level; level = waiting.pop()) {
      for (const { dict, children: from } of level.from) {
        const children: Item[] = [];
        const isOpen = (document.number(dict.get('Count')) ?? 0) > 0;
        level.into.push({ ref: this.#writer.allocate(), dict: copier.copyDict(dict, position), isOpen, children });
        waiting.push({ from, into: children });
      }
    }
  }

  finish(catalog: Dict) {
    if (this.#items.length === 0) return;
    const root: Item = { ref: this.#writer.allocate(), dict: new Map(), isOpen: true, children: this.#items };
    root.dict.set('Type', new Name('Outlines'));
    // Parents stand before their children, so that from the end every child is counted before its parent.
    const all = [root];
    for (const item of all) all.push(...item.children);
    const visible = new Map<Item, number>();
    for (const item of all.toReversed()) {
      const { children } = item;
      const count = children.reduce((sum, child) => sum + 1 + ((child.isOpen && visible.get(child)) || 0), 0);
      visible.set(item, count);
      if (count > 0) item.dict.set('Count', item.isOpen ? count : -count);
      setRef(item, 'First', children[0]);
      setRef(item, 'Last', children.at(-1));
      for (const [index, child] of children.entries()) {
        setRef(child, 'Parent', item);
        setRef(child, 'Prev', children[index - 1]);
        setRef(child, 'Next', children[index + 1]);
      }
    }
    for (const item of all) this.#writer.write(item.ref, item.dict);
    catalog.set('Outlines', root.ref);
  }
}

function setRef(item: Item, key: string, other: Item | undefined) {
  if (other) item.dict.set(key, other.ref);
}

const target = ['Dest', 'A', 'SE'];

/** Items that lead to selected pages, and those above them. */
function prune(
  document: PdfDocument,
  selection: Selection,
  items: readonly OutlineItem[],
  keepsRest: boolean,
): OutlineItem[] {
  return items.flatMap((item) => {
    const children = prune(document, selection, item.children, keepsRest);
    if (selection.hasPage(pageOfLink(document, item.dict))) return { ...item, children };
    const leadsElsewhere = item.dict.has('A') || item.children.length === 0;
    if (keepsRest && leadsElsewhere && !leadsInside(document, item.dict)) return { ...item, children };
    if (children.length === 0) return [];
    const dict = new Map(item.dict);
    for (const key of target) dict.delete(key);
    return { ...item, dict, children };
  });
}
