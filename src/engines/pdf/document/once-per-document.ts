import type { PdfDocument } from './document.ts';

/** Caches a value for each document: a split needs it again for each part. */
export function oncePerDocument<T>(read: (document: PdfDocument) => T): (document: PdfDocument) => T {
  const known = new WeakMap<PdfDocument, { value: T }>();
  return (document) => {
    const found = known.get(document) ?? { value: read(document) };
    known.set(document, found);
    return found.value;
  };
}
