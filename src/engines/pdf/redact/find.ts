import type { PdfSearch } from '../../../jobs/contract/pdf-edits.ts';
import type { FoundText, PdfAnswers } from '../../../jobs/contract/pdf-question.ts';
import { pageToShare, toBox, viewOf, type Box, type View } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { isDict, Stream, type Dict } from '../../../containers/pdf/objects.ts';
import { openDocument } from '../document/open-document.ts';
import { collectFields, textOf } from '../document/form-fields.ts';
import { shownText } from '../forms/appearance.ts';
import { patternOf } from '../render/page-text.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { scannedPages } from '../scan/scanned-pages.ts';
import { drawingOf, textsOfDrawings } from './drawing-texts.ts';
import { wordsToFind } from './search.ts';

/** More than anyone would look through. */
const mostAreas = 5000;

/** Finds words on each page, in its own coordinates: in its text, and in visible annotations and fields. */
export function findBoxes(
  drawn: OpenPdf,
  annotations: readonly SayingAnnotation[],
  words: readonly string[],
): Map<number, Box[]> {
  const found = new Map<number, Box[]>();
  if (words.length === 0) return found;
  const over = annotations.filter(({ isSeen }) => isSeen);
  for (let page = 0; page < drawn.pages; page++) {
    const boxes = drawn.withText(page, (text) => words.flatMap((word) => text.find(word)));
    boxes.push(...over.filter((each) => each.page === page).map(({ box }) => box));
    if (boxes.length > 0) found.set(page, boxes);
  }
  return found;
}

/** An annotation or a field that contains one of the words. */
export interface SayingAnnotation {
  /** The page index. */
  page: number;
  dict: Dict;
  box: Box;
  /** Whether the page shows its text. */
  isSeen: boolean;
}

const seen = new Set(['FreeText', 'Widget']);

/**
 * Finds the annotations and fields that contain words: their text is not part of the page's.
 *
 * @param looks what each shows, by page.
 */
export function annotationsThatSay(
  document: PdfDocument,
  words: readonly string[],
  looks: readonly string[][],
): SayingAnnotation[] {
  const values = new Map(
    collectFields(document).flatMap((field) =>
      field.widgets.map(({ dict }) => [dict, shownText(document, field)] as const),
    ),
  );
  const patterns = words.map((word) => patternOf(word));
  return document.pages.flatMap((page, index) =>
    document.array(page.dict.get('Annots')).flatMap((annotation, place) => {
      const dict = document.dict(annotation);
      const box = dict && toBox(document, dict.get('Rect'));
      if (!dict || !box) return [];
      const says = (text: string | undefined) => patterns.some((pattern) => text && text.search(pattern) !== -1);
      const isShown = says(looks[index]?.[place]);
      const texts = [...said.map((key) => textOf(document, dict.get(key))), values.get(dict)];
      if (!isShown && !texts.some(says)) return [];
      return [{ page: index, dict, box, isSeen: isShown || seen.has(document.name(dict.get('Subtype')) ?? '') }];
    }),
  );
}

/** The keys of an annotation's texts, plain or rich. */
const said = ['Contents', 'RC', 'Subj', 'T'];

/** Returns the texts that appearance streams show, by page and in the order of their annotations. */
export async function textsOfLooks(file: File, password: string): Promise<string[][]> {
  // A separate document, since reading the texts releases objects that others hold.
  const document = await openDocument(file, password);
  const looks = document.pages.map(({ dict }) =>
    document.array(dict.get('Annots')).map((annotation) => {
      const shown = [...(document.dict(document.dict(annotation)?.get('AP'))?.values() ?? [])].map((look) =>
        document.resolve(look),
      );
      return shown
        .flatMap((look) => (isDict(look) ? [...look.values()] : [look]))
        .flatMap((look) => {
          const stream = document.resolve(look);
          return stream instanceof Stream ? drawingOf(stream) : [];
        });
    }),
  );
  const texts = await textsOfDrawings(document, looks.flat(2));
  let at = 0;
  return looks.map((page) =>
    page.map((shown) => {
      const from = at;
      at += shown.length;
      return texts.slice(from, at).join('\n');
    }),
  );
}

/** Finds every occurrence of every text, up to `mostAreas`. */
export async function findPlaces(
  file: File,
  password: string,
  document: PdfDocument,
  search: PdfSearch,
): Promise<PdfAnswers['find']> {
  const looks = await textsOfLooks(file, password);
  const drawn = await OpenPdf.open(file, password);
  try {
    const views = new Map<number, View | undefined>();
    const viewAt = (index: number) => {
      const page = document.pages[index];
      if (page && !views.has(index)) views.set(index, viewOf(document, page));
      return views.get(index);
    };
    const found: FoundText[] = [];
    for (const text of await wordsToFind(document, drawn, looks, search)) {
      for (const [index, boxes] of findBoxes(drawn, annotationsThatSay(document, [text], looks), [text])) {
        const view = viewAt(index);
        if (view) found.push(...boxes.map((box) => ({ text, page: index + 1, ...pageToShare(view, box) })));
      }
      if (found.length >= mostAreas) break;
    }
    return { places: found.slice(0, mostAreas), scans: await scannedPages(document, drawn.texts()) };
  } finally {
    drawn.close();
  }
}
