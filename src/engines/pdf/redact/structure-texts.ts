import type { PdfDocument } from '../document/document.ts';
import { readTags, type Tag } from '../flow/tags.ts';

/** The replacement texts of marked content on a page, by its numbers. */
export type TextsOfMarks = ReadonlyMap<number, readonly string[]>;

/** Returns what structure elements say in place of what is drawn (ISO 32000-2, 14.9.4), by page index. */
export function structureTexts(document: PdfDocument): ReadonlyMap<number, TextsOfMarks> {
  const pages = new Map<number, Map<number, string[]>>();
  const visit = ({ actual, kids }: Tag, outer: readonly string[]) => {
    const texts = actual === '' ? outer : [...outer, actual];
    for (const kid of kids) {
      if ('kids' in kid) visit(kid, texts);
      else if (texts.length > 0) {
        const marks = pages.get(kid.page) ?? new Map<number, string[]>();
        pages.set(kid.page, marks.set(kid.mark, [...(marks.get(kid.mark) ?? []), ...texts]));
      }
    }
  };
  const root = readTags(document);
  if (root) visit(root, []);
  return pages;
}
