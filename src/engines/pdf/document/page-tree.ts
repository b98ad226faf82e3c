import { isDict, isName, Ref, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { Resolver } from './resolver.ts';

/** The parts of a document that are needed to walk its page tree. */
interface WithTree extends Resolver {
  readonly catalog: Dict;
  readonly isRecovered: boolean;
}

export interface Page {
  dict: Dict;
  /** The object number; undefined for a page that is a direct object in the tree. */
  number: number | undefined;
  /** The attributes inherited from its ancestors (ISO 32000-2, 7.7.3.4), unless it has its own. */
  inherited: Dict;
}

export const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/** Pages of a repeated subtree count again, but nested repetition could go on without end. */
const maxRepeated = 10_000;

/**
 * Collects all pages of a document in order. `Count` is ignored: the tree itself says how many there are.
 *
 * @returns undefined when there are none, or when a part of the tree is missing.
 */
export function collectPages(document: WithTree): Page[] | undefined {
  const pages: Page[] = [];
  const found = new Set<Dict>();
  const seen = new Set<Dict>();
  /** The ancestors of the current node. */
  const above = new Set<Dict>();
  // A loop with its own stack, since trees may be deeper than the call stack.
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
      // A repeated page is copied, so that a change to one does not affect the other.
      pages.push({ dict: found.has(dict) ? new Map(dict) : dict, number, inherited: next.inherited });
      found.add(dict);
    }
  }
  return pages.length > 0 && (isWhole || document.isRecovered) ? pages : undefined;
}

/** Collects the pages that no tree leads to, in the order of their numbers. @param numbers of all objects. */
export function loosePages(document: Resolver, numbers: readonly number[]): Page[] {
  return numbers.flatMap((number) => {
    const dict = document.get(number);
    return isDict(dict) && isName(dict.get('Type'), 'Page') ? [{ dict, number, inherited: new Map() }] : [];
  });
}

/** The number of pages that the document claims to have. */
export const statedPages = (document: WithTree): number | undefined =>
  document.number(document.dict(document.catalog.get('Pages'))?.get('Count'));

/** How many pages an incomplete document claims to have, and how many it has. */
export interface Short {
  stated: number;
  found: number;
}

/** Returns zeros if no page is missing. */
export function shortOf(document: WithTree & { readonly pages: readonly Page[] }): Short {
  const [stated, found] = [statedPages(document) ?? 0, document.pages.length];
  return stated > found ? { stated, found } : { stated: 0, found: 0 };
}

/** Whether the page tree exists and is empty. */
export function hasEmptyTree(document: WithTree): boolean {
  const kids = document.resolve(document.dict(document.catalog.get('Pages'))?.get('Kids'));
  return Array.isArray(kids) && kids.length === 0;
}

/** Tolerates a single kid without an array. */
function kidsOf(document: Resolver, dict: Dict): PdfObject[] | undefined {
  const kids = document.resolve(dict.get('Kids'));
  if (isDict(kids)) return [dict.get('Kids') ?? null];
  return Array.isArray(kids) ? kids : undefined;
}

/** Some pages have the type of a tree node. */
const isPage = (dict: Dict): boolean =>
  !isName(dict.get('Type'), 'Pages') || dict.has('Contents') || (dict.has('MediaBox') && !dict.has('Count'));

function inheritFrom(document: Resolver, node: Dict, above: Dict): Dict {
  const own = inheritable.filter((key) => document.resolve(node.get(key)) !== null);
  if (own.length === 0) return above;
  const inherited = new Map(above);
  for (const key of own) inherited.set(key, node.get(key) ?? null);
  return inherited;
}
