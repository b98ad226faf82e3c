import { isDict, isName, Ref, type Dict, type PdfObject } from '../../../containers/pdf/objects.ts';
import type { Resolver } from './resolver.ts';

/** A document, as its tree of pages is found in it. */
interface WithTree extends Resolver {
  readonly catalog: Dict;
  readonly isRecovered: boolean;
}

export interface Page {
  dict: Dict;
  /** Its object's number; a page that stands in the tree itself has none. */
  number: number | undefined;
  /** What it takes from the nodes above it (ISO 32000-2, 7.7.3.4), unless it has its own. */
  inherited: Dict;
}

export const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/** If a part of a tree occurs in it again, so do its pages; parts within parts could go on without end. */
const maxRepeated = 10_000;

/**
 * All pages of a document, in order. `Count` is not believed: the tree says how many there are.
 *
 * @returns undefined when there are none, or a part of the tree is missing.
 */
export function collectPages(document: WithTree): Page[] | undefined {
  const pages: Page[] = [];
  const found = new Set<Dict>();
  const seen = new Set<Dict>();
  /** The nodes that the tree has led through to where it is. */
  const above = new Set<Dict>();
  // Trees may be deeper than the call stack.
  const waiting: ({ node: PdfObject; inherited: Dict } | { end: Dict })[] = [
    { node: document.catalog.get('Pages') ?? null, inherited: new Map() },
  ];
  let isWhole = true;
  let repeated = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('end' in next) {
      above.delete(next.end);
      continue;
    }
    const dict = document.resolve(next.node);
    if (!isDict(dict)) {
      if (next.node instanceof Ref) isWhole = false;
      continue;
    }
    const kids = kidsOf(document, dict);
    if (kids && !isName(dict.get('Type'), 'Page')) {
      if (seen.has(dict)) repeated += kids.length;
      if (above.has(dict) || repeated > maxRepeated) continue;
      seen.add(dict);
      above.add(dict);
      waiting.push({ end: dict });
      const inherited = inheritFrom(document, dict, next.inherited);
      for (const node of kids.toReversed()) waiting.push({ node, inherited });
    } else if (isPage(dict)) {
      const number = next.node instanceof Ref ? next.node.number : undefined;
      // What is changed on a page that comes again is changed there alone.
      pages.push({ dict: found.has(dict) ? new Map(dict) : dict, number, inherited: next.inherited });
      found.add(dict);
    }
  }
  return pages.length > 0 && (isWhole || document.isRecovered) ? pages : undefined;
}

/** Pages that no tree leads to, in the order of their numbers. @param numbers of all objects. */
export function loosePages(document: Resolver, numbers: readonly number[]): Page[] {
  return numbers.flatMap((number) => {
    const dict = document.get(number);
    return isDict(dict) && isName(dict.get('Type'), 'Page') ? [{ dict, number, inherited: new Map() }] : [];
  });
}

/** How many pages a document says that it has. */
export const statedPages = (document: WithTree): number | undefined =>
  document.number(document.dict(document.catalog.get('Pages'))?.get('Count'));

/** Of a document that says that it has more pages than are in it: how many it says, and how many there are. */
export interface Short {
  stated: number;
  found: number;
}

/** Both 0 where no page is missing. */
export function shortOf(document: WithTree & { readonly pages: readonly Page[] }): Short {
  const [stated, found] = [statedPages(document) ?? 0, document.pages.length];
  return stated > found ? { stated, found } : { stated: 0, found: 0 };
}

/** Whether a document's tree is there, and says that nothing is in it. */
export function hasEmptyTree(document: WithTree): boolean {
  const kids = document.resolve(document.dict(document.catalog.get('Pages'))?.get('Kids'));
  return Array.isArray(kids) && kids.length === 0;
}

/** An only kid may stand there without its array. */
function kidsOf(document: Resolver, dict: Dict): PdfObject[] | undefined {
  const kids = document.resolve(dict.get('Kids'));
  if (isDict(kids)) return [dict.get('Kids') ?? null];
  return Array.isArray(kids) ? kids : undefined;
}

/** Some pages say that they are a tree. */
const isPage = (dict: Dict): boolean =>
  !isName(dict.get('Type'), 'Pages') || dict.has('Contents') || (dict.has('MediaBox') && !dict.has('Count'));

function inheritFrom(document: Resolver, node: Dict, above: Dict): Dict {
  const own = inheritable.filter((key) => document.resolve(node.get(key)) !== null);
  if (own.length === 0) return above;
  const inherited = new Map(above);
  for (const key of own) inherited.set(key, node.get(key) ?? null);
  return inherited;
}
