import { JobError } from '#errors/errors.ts';
import type { Found } from '#metadata/inspection.ts';
import { item } from '#metadata/hidden.ts';
import { sizeOf, type View } from '../content/view.ts';
import type { Letter } from '../flow/letters/letters.ts';
import type { OpenPdf } from '../render/pdfium.ts';

export const mostPages = 300;
/** How much lighter or darker than its surroundings something must be to be seen; of 255. */
export const leastContrast = 10;

/** What is in pages and cannot be seen, and whether all of them could be drawn. */
export interface Unseen {
  found: Found[];
  isComplete: boolean;
}

/** Looks at the first pages of these. Damaged ones are left out. */
export function onDrawnPages<T>(pages: readonly T[], look: (page: T, index: number) => Found[]): Unseen {
  const found: Found[] = [];
  let isComplete = pages.length <= mostPages;
  for (const [index, page] of pages.slice(0, mostPages).entries()) {
    try {
      found.push(...look(page, index));
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
      isComplete = false;
    }
  }
  return { found, isComplete };
}

/**
 * Draws a page for looking at its pixels.
 *
 * @param side the longer side, in pixels.
 * @param look gets the pixels and how many of them are in a point.
 */
export function drawPage<T>(
  drawn: OpenPdf,
  index: number,
  view: View,
  side: number,
  look: (pixels: ImageData, scale: number) => T,
): T {
  const { width, height } = sizeOf(view);
  const scale = side / Math.max(width, height);
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  return drawn.show(index, pixels(width), pixels(height), (image) => look(image, scale));
}

export function inWords(letters: readonly Letter[]): Letter[][] {
  const words: Letter[][] = [];
  for (const letter of letters) {
    const last = words.at(-1)?.at(-1);
    const isNew = !last || letter.space !== 'none' || Math.abs(letter.base - last.base) > last.style.size / 2;
    if (isNew) words.push([letter]);
    else words.at(-1)?.push(letter);
  }
  return words;
}

export const wordsOf = (letters: readonly Letter[]): string =>
  item(
    'text',
    '',
    inWords(letters)
      .map((word) => word.map(({ text }) => text).join(''))
      .join(' '),
  ).value;
