import type { PdfDocument } from './document.ts';

/** What is the same for every part of a document is read once: a split asks for it again for each part. */
export function oncePerDocument<T>(read: (document: PdfDocument) => T): (document: PdfDocument) => T {
  const known = new WeakMap<PdfDocument, { value: T }>();
  return (document) => {
    const found = known.get(document) ?? { value: read(document) };
    known.set(document, found);
    return found.value;
  };
}
