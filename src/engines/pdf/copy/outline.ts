import { isDict, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';

/** An item of a document's outline (ISO 32000-2, 12.3.3). */
export interface OutlineItem {
  dict: Dict;
  /** 1 for top-level items. */
  level: number;
  children: OutlineItem[];
}

/** More levels than anyone could unfold. Deeper items are moved up to the last level. */
const maxLevel = 256;

/** Returns the top-level items with their descendants. Repeated items, as in a cycle, are skipped. */
export const readOutline = oncePerDocument((document): readonly OutlineItem[] => {
  const top: OutlineItem[] = [];
  const seen = new Set<Dict>();
  const root = document.dict(document.catalog.get('Outlines'));
  const waiting: { first: PdfObject | undefined; level: number; into: OutlineItem[] }[] = [
    { first: root?.get('First'), level: 1, into: top },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { level, into } = next;
    let dict = document.resolve(next.first);
    while (isDict(dict) && !seen.has(dict)) {
      seen.add(dict);
      const children: OutlineItem[] = [];
      into.push({ dict, level, children });
      waiting.push({ first: dict.get('First'), level: level + 1, into: level < maxLevel ? children : into });
      dict = document.resolve(dict.get('Next'));
    }
  }
  return top;
});
