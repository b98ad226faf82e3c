import type { PlaceInPdf } from '../../../jobs/contract/pdf-note.ts';
import type { PdfDocument } from '../document/document.ts';
import { everyObject } from '../copy/every-object.ts';
import { operators } from '../content/operators.ts';
import { readContent, readPageContent } from '../content/page-content.ts';
import { toLatin1 } from '../../../containers/bytes.ts';
import { isDict, PdfString, Stream, type Dict, type PdfObject } from '../../../containers/pdf/objects.ts';
import { openDocument } from '../document/open-document.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { decodeText } from '../../../containers/pdf/strings.ts';
import { drawingsOf, textsOfDrawings } from './drawing-texts.ts';

/** Shorter words occur in every text. In characters. */
const shortest = 3;
/** The most words and places that a note lists. */
const mostNamed = 5;

/** Finds which of these words a file still contains, and where: on pages, in annotations and fields, or elsewhere. */
export async function findLeft(
  file: File,
  words: readonly string[],
): Promise<{ words: string[]; places: PlaceInPdf[] }> {
  const wanted = [...new Set(words.map((word) => plain(word)))].filter((word) => word.length >= shortest);
  const found = new Set<string>();
  const places = new Map<string, PlaceInPdf>();
  const look = (text: string, place: PlaceInPdf, among: readonly string[] = wanted) => {
    // A hyphen at the end of a line may or may not belong to the word.
    const readings = [plain(text), plain(text, '-')];
    for (const word of among) {
      if (!readings.some((said) => said.includes(word))) continue;
      found.add(word);
      places.set(JSON.stringify(place), place);
    }
  };
  if (wanted.length === 0) return { words: [], places: [] };
  const drawn = await OpenPdf.open(file, '');
  try {
    for (let page = 0; page < drawn.pages; page++) look(drawn.text(page), { type: 'page', page: page + 1 });
  } finally {
    drawn.close();
  }
  // Words on pages are found in form XObjects again, so only the others are searched for there.
  const others = wanted.filter((word) => !found.has(word));
  const document = await openDocument(file);
  for (const text of stringsOf(document)) look(text, { type: 'names' });
  for (const text of await textsOfDrawings(document, drawingsOf(document)))
    look(text, { type: 'hidden-drawings' }, others);
  return { words: [...found].slice(0, mostNamed), places: [...places.values()].slice(0, mostNamed) };
}

/**
 * Normalizes a text for comparison. PDFium marks hyphenated line breaks with special characters within words.
 *
 * @param hyphen what these become.
 */
const plain = (text: string, hyphen = ''): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u0002\u00AD\uFFFE]\s*/g, hyphen)
    .replace(/\s+/g, ' ')
    .trim();

/** Yields all text strings of a document, except for those that its content shows. */
export function* stringsOf(document: PdfDocument): Generator<string> {
  for (const object of everyObject(document)) {
    if (object instanceof PdfString) yield decodeText(object.bytes);
    else if (isDict(object)) yield* textsOf(document, object);
  }
  for (const page of document.pages) {
    const content = readPageContent(document, page);
    if (!toLatin1(content).includes('/ActualText')) continue;
    for (const { operator, operands } of operators(content))
      if (operator === 'BDC' || operator === 'DP') yield* operands.flatMap(wordsOf);
  }
}

/**
 * Yields text that is not in strings: rich text streams, destinations that are names, and the text of ToUnicode maps,
 * in which a glyph may stand for a word.
 */
function* textsOf(document: PdfDocument, dict: Dict): Generator<string> {
  for (const key of ['RC', 'RV', 'DS']) {
    const text = document.resolve(dict.get(key));
    if (text instanceof Stream) yield decodeText(toLatin1(readContent(document, text)));
  }
  if (dict.has('Pages')) yield* document.dict(dict.get('Dests'))?.keys() ?? [];
  const letters = document.resolve(dict.get('ToUnicode'));
  if (!(letters instanceof Stream)) return;
  for (const { operands } of operators(readContent(document, letters), mostEntries)) {
    for (const operand of operands.flat())
      if (operand instanceof PdfString) yield decodeText(`\xFE\xFF${operand.bytes}`);
  }
}

/** More entries than a list in a ToUnicode map should have. */
const mostEntries = 4096;

const wordsOf = (object: PdfObject): string[] => {
  if (object instanceof PdfString) return [decodeText(object.bytes)];
  return isDict(object) ? [...object.values()].flatMap(wordsOf) : [];
};
