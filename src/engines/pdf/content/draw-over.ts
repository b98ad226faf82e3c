import { fromLatin1 } from '../bytes.ts';
import type { Copier, Place } from '../copier.ts';
import type { Dict, Ref } from '../objects.ts';
import { bytesStream } from '../source.ts';
import { resourcesOf } from './page-content.ts';

/** Resources for what is drawn, by their category and names that no page has: those of ours begin with `Stayput`. */
export type Drawn = Record<string, Record<string, Ref>>;

const before = new WeakMap<object, Ref>();

/** Saves how a page draws, so that what is drawn over it does not depend on what it leaves behind. */
function saveState({ writer }: Copier): Ref {
  const known = before.get(writer);
  if (known) return known;
  const ref = writer.add(bytesStream(new Map(), fromLatin1('q\n')));
  before.set(writer, ref);
  return ref;
}

/**
 * Draws over what a page has, which is on its way to the output.
 *
 * @param content operators, in the page's own coordinates.
 */
export function drawOver(page: Dict, copier: Copier, place: Place, content: string, resources: Drawn) {
  const after = copier.writer.add(bytesStream(new Map(), fromLatin1(`\nQ q ${content} Q\n`)));
  const contents = page.get('Contents') ?? null;
  const own = Array.isArray(contents) ? contents : contents === null ? [] : [contents];
  page.set('Contents', [saveState(copier), ...own, after]);
  page.set('Resources', withResources(copier, place, resources));
}

/** The page's resources, which other pages may share, with those of what is drawn. */
function withResources(copier: Copier, { dict: page }: Place, resources: Drawn): Dict {
  const { document } = copier;
  const own = resourcesOf(document, page);
  const copied = copier.copyDict(own);
  for (const [category, refs] of Object.entries(resources)) {
    const known = document.dict(own.get(category));
    copied.set(category, new Map([...(known ? copier.copyDict(known) : []), ...Object.entries(refs)]));
  }
  return copied;
}
