import { JobError } from '#errors/errors.ts';
import { leastLetters } from '#jobs/contract/reading.ts';
import { placementsOn } from '../compress/placements.ts';
import { sizeOf, viewOf } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { explained, openDocument } from '../document/open-document.ts';
import type { Page } from '../document/page-tree.ts';

/** Images that cover at least this share of a page are a scan of it. */
export const scanShare = 0.5;

/** Whether a text is too short to be everything that people read on a page. */
export const isScarce = (text: string): boolean => text.replace(/\s/g, '').length < leastLetters;

/**
 * Returns the numbers, from 1, of pages that are probably images of text, which cannot be searched or copied.
 *
 * @param texts of all pages.
 */
export async function scannedPages(document: PdfDocument, texts: readonly string[]): Promise<number[]> {
  const pages: number[] = [];
  for (const [index, page] of document.pages.entries()) {
    if (isScarce(texts[index] ?? '') && (await unlessDamaged(() => isCovered(document, page)))) pages.push(index + 1);
  }
  return pages;
}

/** Returns the scanned pages of a file; none if only PDFium can read it. */
export async function scannedPagesOf(file: File, password: string, texts: readonly string[]): Promise<number[]> {
  if (!texts.some(isScarce)) return [];
  const document = await unlessDamaged(() => openDocument(file, password));
  return document ? scannedPages(document, texts) : [];
}

async function unlessDamaged<T>(work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await explained(work);
  } catch (error) {
    if (error instanceof JobError) return undefined;
    throw error;
  }
}

/** Adds up the areas of images, since some scanners compose a page from strips. */
function isCovered(document: PdfDocument, page: Page): boolean {
  const { width, height } = sizeOf(viewOf(document, page));
  const areas = [...placementsOn(document, page).values()].map((drawn) => drawn.width * drawn.height);
  return areas.filter(Number.isFinite).reduce((sum, area) => sum + area, 0) >= width * height * scanShare;
}
