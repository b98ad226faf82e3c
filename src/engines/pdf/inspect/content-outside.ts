import type { Found } from '#metadata/inspection.ts';
import { viewOf, type View } from '../content/view.ts';
import { rewrite } from '../copy/rewrite.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { areaThrough, lettersOf, towards } from '../flow/letters/letters.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { toFile } from '../results/output-file.ts';
import { drawPage, leastContrast, onDrawnPages, wordsOf, type Unseen } from './drawn-pages.ts';

/** The longer side of a drawn page, in pixels. */
const side = 700;

/** Finds what pages have beyond the part that is shown: text, or anything that leaves a mark. */
export async function contentOutside(file: File, password: string): Promise<Unseen> {
  // Its pages are changed, so it is opened anew.
  const document = await openDocument(file, password);
  const cropped = document.pages.flatMap((page, index) => {
    const view = viewOf(document, page);
    page.dict.delete('CropBox');
    page.inherited.delete('CropBox');
    const whole = viewOf(document, page);
    page.dict.set('CropBox', [...whole.box]);
    const isCropped = whole.box.some((edge, at) => Math.abs(edge - (view.box[at] ?? edge)) > 1);
    return isCropped ? [{ index, view, whole }] : [];
  });
  if (cropped.length === 0) return { found: [], isComplete: true };
  const uncropped = await explained(async () => toFile(await rewrite(document), 'whole'));
  const drawn = await OpenPdf.open(uncropped, '');
  try {
    return onDrawnPages(cropped, ({ index, view, whole }): Found[] => {
      const value = outsideOf(drawn, index, view, whole);
      return value ? [{ type: 'outside', name: '', value, page: index + 1 }] : [];
    });
  } finally {
    drawn.close();
  }
}

/** The text outside of a view; else, whether something is drawn there. */
function outsideOf(drawn: OpenPdf, index: number, view: View, whole: View): Found['value'] | undefined {
  const shown = areaThrough(towards(whole), view.box);
  const isOutside = (x: number, y: number) => x < shown.left || x > shown.right || y < shown.top || y > shown.bottom;
  const text = wordsOf(
    drawn
      .withAccess(index, (access) => lettersOf(access, whole))
      .filter(({ left, right, top, bottom }) => isOutside((left + right) / 2, (top + bottom) / 2)),
  );
  if (text !== '') return text;
  const isMarked = drawPage(drawn, index, whole, side, ({ data, width, height }, scale) => {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        // Not the pixels that lie on the edge.
        if (!isOutside((x - 1) / scale, (y - 1) / scale) && !isOutside((x + 2) / scale, (y + 2) / scale)) continue;
        if (!isOutside((x + 0.5) / scale, (y + 0.5) / scale)) continue;
        const at = (y * width + x) * 4;
        if (Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) < 255 - leastContrast) return true;
      }
    return false;
  });
  return isMarked ? { type: 'drawings' } : undefined;
}
