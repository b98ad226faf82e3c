import type { PdfDocument } from '../document/document.ts';
import { isDict, isName, Ref, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { Findings } from './findings.ts';

interface Visit {
  node: PdfObject;
  /** How many pages had been found before this subtree. */
  before?: number;
}

/** More nodes than the page trees of real files have. Nodes may be repeated without end. */
const maxVisits = 1_000_000;

/** Checks the page tree (ISO 32000-2, 7.7.3), as the file has it. */
export function checkPages(document: PdfDocument, findings: Findings) {
  if (!isName(document.resolve(document.catalog.get('Type')), 'Catalog')) findings.mend('types');
  const root = document.catalog.get('Pages') ?? null;
  if (document.dict(document.dict(root)?.get('Parent'))) findings.mend('root');
  const above = new Set<Dict>();
  const seen = new Set<Dict>();
  let pages = 0;
  const waiting: Visit[] = [{ node: root }];
  for (let visits = 0, next = waiting.pop(); next && visits < maxVisits; visits++, next = waiting.pop()) {
    const dict = document.resolve(next.node);
    if (!isDict(dict)) {
      findings.mend('kids');
      continue;
    }
    const kids = document.resolve(dict.get('Kids'));
    if (next.before !== undefined) {
      above.delete(dict);
      if (document.number(dict.get('Count')) !== pages - next.before) findings.mend('counts');
      continue;
    }
    const isTree = Array.isArray(kids) && !isName(document.resolve(dict.get('Type')), 'Page');
    if (above.has(dict)) {
      findings.mend('loops');
      continue;
    }
    if (!isName(document.resolve(dict.get('Type')), isTree ? 'Pages' : 'Page')) findings.mend('types');
    if (!(next.node instanceof Ref)) findings.mend('inside');
    else if (seen.has(dict)) findings.mend('again');
    seen.add(dict);
    if (!isTree) {
      pages++;
      continue;
    }
    above.add(dict);
    waiting.push({ node: next.node, before: pages });
    for (const node of kids.toReversed()) waiting.push({ node });
  }
}
