import type { Copier } from '../copy/copier.ts';
import { leadsInside, pageOfLink } from '../copy/destination-pages.ts';
import type { PdfDocument } from '../document/document.ts';
import { Lookup } from '../copy/lookup.ts';
import { Name, type Dict, type Ref } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import { readOutline, type OutlineItem } from '../copy/outline.ts';
import type { Selection } from '../copy/selection.ts';
import type { Writer } from '#containers/pdf/writer.ts';
import type { Part } from './part.ts';

interface Item {
  ref: Ref;
  /** Its entries except those for its position. */
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

  /** @param keepsRest whether items that lead elsewhere stay if only some pages are copied. */
  constructor(writer: Writer, keepsRest: boolean) {
    this.#writer = writer;
    this.#keepsRest = keepsRest;
  }

  add(copier: Copier) {
    const { document, selection } = copier;
    if (copier.first) return;
    const kept = selection ? prune(document, selection, this.#keepsRest) : readOutline(document);
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
    // Parents precede their children, so in reverse every child is counted before its parent.
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

/** An outline item with its position. */
interface Standing {
  item: OutlineItem;
  above: Standing | undefined;
  /** The index in the order of the outline. */
  order: number;
}

/** Outline items by the page that they lead to, and those that lead elsewhere. */
const standingOf = oncePerDocument((document) => {
  const all: Standing[] = [];
  const visit = (items: readonly OutlineItem[], above: Standing | undefined) => {
    for (const item of items) {
      const standing = { item, above, order: all.length };
      all.push(standing);
      visit(item.children, standing);
    }
  };
  visit(readOutline(document), undefined);
  const leadsElsewhere = ({ item: { dict, children } }: Standing) =>
    (dict.has('A') || children.length === 0) && !leadsInside(document, dict);
  return {
    byPage: new Lookup(all, ({ item }) => pageOfLink(document, item.dict)),
    elsewhere: all.filter(leadsElsewhere),
  };
});

/** Keeps items that lead to selected pages, and their ancestors. */
function prune(document: PdfDocument, selection: Selection, keepsRest: boolean): OutlineItem[] {
  const { byPage, elsewhere } = standingOf(document);
  const wanted = new Set([...byPage.of(selection.reachable), ...(keepsRest ? elsewhere : [])]);
  const kept = new Set<Standing>();
  for (const each of wanted) {
    for (let next: Standing | undefined = each; next && !kept.has(next); next = next.above) kept.add(next);
  }
  const top: OutlineItem[] = [];
  const pruned = new Map<Standing, OutlineItem>();
  for (const each of [...kept].toSorted((a, b) => a.order - b.order)) {
    const { dict, level } = each.item;
    const item = { dict: wanted.has(each) ? dict : withoutTarget(dict), level, children: [] };
    pruned.set(each, item);
    const siblings = each.above ? pruned.get(each.above)?.children : top;
    siblings?.push(item);
  }
  return top;
}

function withoutTarget(dict: Dict): Dict {
  const rest = new Map(dict);
  for (const key of target) rest.delete(key);
  return rest;
}
