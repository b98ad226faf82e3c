import type { PageArea } from '../../../jobs/pdf-edits.ts';
import { pageToShare, viewOf, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document.ts';
import { OpenPdf } from '../render/pdfium.ts';

/** More than anyone looks through. */
const mostAreas = 5000;

/** Where words stand on each page, in the page's own coordinates. */
export function findBoxes(drawn: OpenPdf, words: readonly string[]): Map<number, Box[]> {
  const found = new Map<number, Box[]>();
  for (let page = 0; page < drawn.pages && words.length > 0; page++) {
    const boxes = drawn.withText(page, (text) => words.flatMap((word) => text.find(word)));
    if (boxes.length > 0) found.set(page, boxes);
  }
  return found;
}

export async function findWords(
  file: File,
  password: string,
  document: PdfDocument,
  words: readonly string[],
): Promise<PageArea[]> {
  const drawn = await OpenPdf.open(file, password);
  try {
    const areas = [...findBoxes(drawn, words)].flatMap(([index, boxes]) => {
      const page = document.pages[index];
      const view = page && viewOf(document, page);
      return view ? boxes.map((box) => ({ page: index + 1, ...pageToShare(view, box) })) : [];
    });
    return areas.slice(0, mostAreas);
  } finally {
    drawn.close();
  }
}
