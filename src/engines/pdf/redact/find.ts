import type { PageArea } from '../../../jobs/pdf-edits.ts';
import { pageToShare, toBox, viewOf, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document.ts';
import type { Dict } from '../objects.ts';
import { collectFields, textOf } from '../forms/fields.ts';
import { shownText } from '../forms/look.ts';
import { patternOf } from '../render/page-text.ts';
import { OpenPdf } from '../render/pdfium.ts';

/** More than anyone looks through. */
const mostAreas = 5000;

/** Where words stand on each page, in its own coordinates: in its text, and in texts and fields that are laid over it. */
export function findBoxes(drawn: OpenPdf, document: PdfDocument, words: readonly string[]): Map<number, Box[]> {
  const found = new Map<number, Box[]>();
  if (words.length === 0) return found;
  const over = annotationsThatSay(document, words).filter(({ isSeen }) => isSeen);
  for (let page = 0; page < drawn.pages; page++) {
    const boxes = drawn.withText(page, (text) => words.flatMap((word) => text.find(word)));
    boxes.push(...over.filter((each) => each.page === page).map(({ box }) => box));
    if (boxes.length > 0) found.set(page, boxes);
  }
  return found;
}

/** A comment or a field that says words. */
export interface SayingAnnotation {
  /** From 0. */
  page: number;
  dict: Dict;
  box: Box;
  /** Whether the page shows what it says. */
  isSeen: boolean;
}

const seen = new Set(['FreeText', 'Widget']);

/** What comments and fields say is no text of the page. */
export function annotationsThatSay(document: PdfDocument, words: readonly string[]): SayingAnnotation[] {
  const values = new Map(
    collectFields(document).flatMap((field) =>
      field.widgets.map(({ dict }) => [dict, shownText(document, field)] as const),
    ),
  );
  const patterns = words.map((word) => patternOf(word));
  return document.pages.flatMap((page, index) =>
    document.array(page.dict.get('Annots')).flatMap((annotation) => {
      const dict = document.dict(annotation);
      const box = dict && toBox(document, dict.get('Rect'));
      const text = dict && `${textOf(document, dict.get('Contents'))}\n${values.get(dict) ?? ''}`;
      if (!dict || !box || !patterns.some((pattern) => text?.search(pattern) !== -1)) return [];
      return [{ page: index, dict, box, isSeen: seen.has(document.name(dict.get('Subtype')) ?? '') }];
    }),
  );
}

export async function findWords(
  file: File,
  password: string,
  document: PdfDocument,
  words: readonly string[],
): Promise<PageArea[]> {
  const drawn = await OpenPdf.open(file, password);
  try {
    const areas = [...findBoxes(drawn, document, words)].flatMap(([index, boxes]) => {
      const page = document.pages[index];
      const view = page && viewOf(document, page);
      return view ? boxes.map((box) => ({ page: index + 1, ...pageToShare(view, box) })) : [];
    });
    return areas.slice(0, mostAreas);
  } finally {
    drawn.close();
  }
}
