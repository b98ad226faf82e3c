import { fromLatin1 } from '#containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Dict, PdfObject, Ref } from '#containers/pdf/objects.ts';
import type { Page } from '../document/page-tree.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { resourcesOf } from './page-content.ts';

/** Resources for what is drawn, by category and by names that no page uses: ours begin with `Stayput`. */
export type Drawn = Record<string, Record<string, PdfObject>>;

const saved = new WeakMap<PdfDocument, Ref>();

/** Saves the graphics state before the page's content, so that what is drawn over it starts from the defaults. */
function saveState(document: PdfDocument): Ref {
  const ref = saved.get(document) ?? document.add(bytesStream(new Map(), fromLatin1('q\n')));
  saved.set(document, ref);
  return ref;
}

/**
 * Draws over a page by changing the document in memory.
 *
 * @param content operators, in the page's coordinates.
 */
export function drawOver(document: PdfDocument, page: Page, content: string, resources: Drawn) {
  const after = document.add(bytesStream(new Map(), fromLatin1(`\nQ q ${content} Q\n`)));
  const contents = page.dict.get('Contents') ?? null;
  const resolved = document.resolve(contents);
  const own = Array.isArray(resolved) ? resolved : resolved === null ? [] : [contents];
  page.dict.set('Contents', [saveState(document), ...own, after]);
  page.dict.set('Resources', withResources(document, page, resources));
}

/** Returns the page's resources, which other pages may share, merged with additional ones. */
export function withResources(document: PdfDocument, page: Page, resources: Drawn): Dict {
  const all = new Map(resourcesOf(document, page));
  for (const [category, added] of Object.entries(resources)) {
    all.set(category, new Map([...(document.dict(all.get(category)) ?? []), ...Object.entries(added)]));
  }
  return all;
}
