import type { PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import { toLatin1 } from '#containers/bytes.ts';
import { isDict, PdfString, Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { decodeText } from '#containers/pdf/strings.ts';
import { operators } from '../content/operators.ts';
import { readContent, readPageContent } from '../content/page-content.ts';
import { everyObject } from '../copy/every-object.ts';
import type { PdfDocument } from '../document/document.ts';

/** A text of a document that its pages do not draw. */
export interface Said {
  text: string;
  place: PlaceInPdf;
}

/** Where texts are, by the entry of the catalog that leads to them. Others are `names`. */
const places: Readonly<Record<string, PlaceInPdf>> = {
  OCProperties: { type: 'layers' },
  PageLabels: { type: 'page-labels' },
  Outlines: { type: 'outline' },
  AcroForm: { type: 'fields' },
  Metadata: { type: 'metadata' },
  PieceInfo: { type: 'program-data' },
  AF: { type: 'attachments' },
};

/** Where the texts of annotations are. Those of others are `comments`. */
const ofAnnotations: Readonly<Record<string, PlaceInPdf>> = {
  Link: { type: 'links' },
  Widget: { type: 'fields' },
  FileAttachment: { type: 'attachments' },
};

/** Yields all texts of a document, except for those that its content shows. */
export function* stringsOf(document: PdfDocument): Generator<Said> {
  const { catalog, pages } = document;
  const tree = catalog.get('Pages');
  // Pages are read one by one, whatever leads to them.
  const seen = new Set([...pages.flatMap(({ number }) => number ?? []), ...(tree instanceof Ref ? [tree.number] : [])]);
  const all = (object: PdfObject | undefined, place: PlaceInPdf) => textsIn(document, object ?? null, place, seen);
  for (const [key, place] of Object.entries(places)) yield* all(catalog.get(key), place);
  yield* all(document.dict(catalog.get('Names'))?.get('EmbeddedFiles'), { type: 'attachments' });
  yield* all(document.trailer.get('Info'), { type: 'metadata' });
  for (const { dict } of pages) {
    for (const annotation of document.array(dict.get('Annots'))) {
      const type = document.name(document.dict(annotation)?.get('Subtype')) ?? '';
      yield* all(annotation, ofAnnotations[type] ?? { type: 'comments' });
    }
  }
  for (const [index, page] of pages.entries()) {
    for (const [key, value] of page.dict) if (key !== 'Contents') yield* all(value, places[key] ?? { type: 'names' });
    yield* spokenIn(readPageContent(document, page), { type: 'page', page: index + 1 });
  }
  // Name trees and dictionaries of destinations.
  yield* [...(document.dict(catalog.get('Dests'))?.keys() ?? [])].map((text) => ({ text, place: names }));
  yield* all(new Map([...catalog].filter(([key]) => key !== 'Pages')), names);
}

const names: PlaceInPdf = { type: 'names' };

function* textsIn(document: PdfDocument, start: PdfObject, place: PlaceInPdf, seen: Set<number>): Generator<Said> {
  for (const object of everyObject(document, start, seen)) {
    if (object instanceof PdfString) yield { text: decodeText(object.bytes), place };
    else if (object instanceof Stream) yield* textsOfStream(document, object, place);
    else if (isDict(object)) yield* lettersOf(document, object).map((text) => ({ text, place }));
  }
}

/** The text of a ToUnicode map, in which a glyph may stand for a word. */
function lettersOf(document: PdfDocument, dict: Dict): string[] {
  const letters = document.resolve(dict.get('ToUnicode'));
  if (!(letters instanceof Stream)) return [];
  return [...operators(readContent(document, letters), mostEntries)].flatMap(({ operands }) =>
    operands.flat().flatMap((operand) => (operand instanceof PdfString ? decodeText(`\xFE\xFF${operand.bytes}`) : [])),
  );
}

/** More entries than a list in a ToUnicode map should have. */
const mostEntries = 4096;

/** Yields the text of a stream that is neither drawn nor a font: rich text, metadata, data of programs. */
function* textsOfStream(document: PdfDocument, stream: Stream, place: PlaceInPdf): Generator<Said> {
  const { dict } = stream;
  const subtype = document.name(dict.get('Subtype')) ?? '';
  if (subtype === 'Form' || dict.has('PatternType')) yield* spokenIn(readContent(document, stream), place);
  else if (!notText.some((key) => dict.has(key)) && (subtype === '' || subtype === 'XML' || subtype.includes('/'))) {
    const text = decodeData(readContent(document, stream));
    if (text !== undefined) yield { text, place };
  }
}

/** Keys of images, fonts, colour profiles, functions, shadings and maps of characters. */
const notText = ['Width', 'Length1', 'N', 'FunctionType', 'ShadingType', 'CMapName', 'BBox'];

/** Undefined for data that is not text. */
function decodeData(data: Uint8Array): string | undefined {
  const bytes = toLatin1(data);
  if (/^(?:\xFE\xFF|\xFF\xFE)/.test(bytes)) return decodeText(bytes);
  const text = decodeText(`\xEF\xBB\xBF${bytes}`);
  return /[\0-\x08\uFFFD]/.test(text) ? undefined : text;
}

/** The replacement texts in the properties of marked content. */
function* spokenIn(content: Uint8Array, place: PlaceInPdf): Generator<Said> {
  if (!/\/(?:ActualText|Alt|E)\b/.test(toLatin1(content))) return;
  for (const { operator, operands } of operators(content))
    if (operator === 'BDC' || operator === 'DP') yield* operands.flatMap(stringsIn).map((text) => ({ text, place }));
}

const stringsIn = (object: PdfObject): string[] => {
  if (object instanceof PdfString) return [decodeText(object.bytes)];
  return isDict(object) ? [...object.values()].flatMap(stringsIn) : [];
};
