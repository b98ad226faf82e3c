import { sizeOf, viewOf, type View } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { lettersOf, type Area, type Letter } from '../flow/letters/letters.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { drawPage, inWords, leastContrast, mostPages, onDrawnPages, wordsOf, type Unseen } from './drawn-pages.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** The longer side of a drawn page, in pixels. */
const side = 1400;
/** The share of the letters of a word that must be unseen. */
const mostLetters = 0.8;

/** Finds text that is on pages but cannot be seen: its place on the drawn page has one colour, or it is invisible. */
export async function hiddenText(
  file: File,
  password: string,
  document: PdfDocument,
  onProgress: OnProgress,
): Promise<Unseen> {
  const drawn = await OpenPdf.open(file, password);
  try {
    const pages = document.pages.slice(0, drawn.pages);
    const { found, isComplete } = onDrawnPages(pages, (page, index) => {
      onProgress(index / Math.min(pages.length, mostPages));
      const view = viewOf(document, page);
      const letters = inView(
        drawn.withAccess(index, (access) => lettersOf(access, view)),
        view,
      );
      if (letters.length === 0) return [];
      const unseen = unseenLetters(drawn, index, view, letters);
      return (['unseen', 'over-picture'] as const).flatMap((kind) => {
        const value = wordsOf(letters.filter((letter) => unseen.get(letter) === kind));
        return value === '' ? [] : [{ type: 'hidden-text' as const, name: { type: kind }, value, page: index + 1 }];
      });
    });
    return { found, isComplete: isComplete && drawn.pages === document.pages.length };
  } finally {
    drawn.close();
  }
}

function inView(letters: Letter[], view: View): Letter[] {
  const { width, height } = sizeOf(view);
  return letters.filter(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > 0 && x < width && y > 0 && y < height;
  });
}

/** Which letters cannot be seen, and why. */
const unseenLetters = (drawn: OpenPdf, index: number, view: View, letters: Letter[]) =>
  drawPage(drawn, index, view, side, (pixels, scale) => {
    const unseen = new Map<Letter, 'unseen' | 'over-picture'>();
    for (const word of inWords(letters)) {
      const flat = word.filter((letter) => isFlat(pixels, letter, scale));
      if (flat.length >= word.length * mostLetters) for (const letter of word) unseen.set(letter, 'unseen');
      else for (const letter of word) if (letter.style.isHidden) unseen.set(letter, 'over-picture');
    }
    return unseen;
  });

/** Whether an area has a single colour. */
function isFlat({ data, width, height }: ImageData, area: Area, scale: number): boolean {
  const [left, right] = [Math.max(0, Math.floor(area.left * scale)), Math.min(width, Math.ceil(area.right * scale))];
  const [top, bottom] = [Math.max(0, Math.floor(area.top * scale)), Math.min(height, Math.ceil(area.bottom * scale))];
  if (right <= left || bottom <= top) return false;
  for (let channel = 0; channel < 3; channel++) {
    let [least, most] = [255, 0];
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const value = data[(y * width + x) * 4 + channel] ?? 0;
        least = Math.min(least, value);
        most = Math.max(most, value);
        if (most - least >= leastContrast) return false;
      }
    }
  }
  return true;
}
