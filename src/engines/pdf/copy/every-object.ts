import type { PdfDocument } from '../document/document.ts';
import { isDict, Ref, Stream, type PdfObject } from '#containers/pdf/objects.ts';

/**
 * Yields everything that a document's trailer leads to, each object once, including nested ones, but not the data of
 * streams.
 *
 * @param start where to begin instead.
 * @param seen the numbers of objects that are left out, to which those that were yielded are added.
 */
export function* everyObject(
  document: PdfDocument,
  start: PdfObject = document.trailer,
  seen = new Set<number>(),
): Generator<PdfObject> {
  const waiting = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof Ref) {
      if (seen.has(next.number)) continue;
      seen.add(next.number);
      waiting.push(document.resolve(next));
      continue;
    }
    yield next;
    if (Array.isArray(next)) for (const item of next) waiting.push(item);
    else if (next instanceof Stream) waiting.push(next.dict);
    else if (isDict(next)) waiting.push(...next.values());
  }
}
