import type { PdfDocument } from '../document/document.ts';
import { isDict, Ref, Stream, type PdfObject } from '../../../containers/pdf/objects.ts';

/**
 * Yields everything that a document's trailer leads to, each object once, including nested ones, but not the data of
 * streams.
 */
export function* everyObject(document: PdfDocument): Generator<PdfObject> {
  const seen = new Set<number>();
  const waiting: PdfObject[] = [document.trailer];
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
