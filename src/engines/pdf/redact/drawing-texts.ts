import { Copier } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import { everyObject } from '../copy/every-object.ts';
import { isDict, isName, Name, Stream, dictOf, type PdfObject } from '#containers/pdf/objects.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { SameObjects } from '../copy/dedupe.ts';
import { Writer } from '#containers/pdf/writer.ts';

/** A content stream that is not a page's, such as a form XObject. */
export interface Drawing {
  stream: Stream;
  resources: PdfObject;
}

/** More than anyone would look through. */
const mostDrawings = 10_000;
/** The size of content streams that do not state one. */
const usualBox = [0, 0, 1000, 1000];

export const drawingOf = (stream: Stream): Drawing => ({
  stream,
  resources: stream.dict.get('Resources') ?? new Map(),
});

/**
 * All content streams of a document that are not pages', used or not: form XObjects, tiling patterns, soft masks,
 * appearance streams and Type 3 glyphs.
 */
export function drawingsOf(document: PdfDocument): Drawing[] {
  const drawings: Drawing[] = [];
  for (const object of everyObject(document)) {
    if (object instanceof Stream && (isName(object.dict.get('Subtype'), 'Form') || object.dict.has('PatternType')))
      drawings.push(drawingOf(object));
    else if (isDict(object) && object.has('CharProcs')) {
      for (const letter of document.dict(object.get('CharProcs'))?.values() ?? []) {
        const stream = document.resolve(letter);
        if (stream instanceof Stream) drawings.push({ stream, resources: object.get('Resources') ?? new Map() });
      }
    }
  }
  return drawings;
}

/**
 * Returns the text of each content stream, as PDFium reads it. This releases objects that the document holds in memory.
 */
export async function textsOfDrawings(document: PdfDocument, drawings: readonly Drawing[]): Promise<string[]> {
  const some = drawings.slice(0, mostDrawings);
  if (some.length === 0) return [];
  const drawn = await OpenPdf.open(new File([await writeOnPages(document, some)], 'drawings.pdf'), '');
  try {
    return some.map((_, page) => drawn.text(page));
  } finally {
    drawn.close();
  }
}

/** The keys that are needed to decode a stream. */
const packing = ['Filter', 'DecodeParms'];

/** Writes a document in which each of them is the content of a page. */
function writeOnPages(document: PdfDocument, drawings: readonly Drawing[]): Promise<Blob> {
  const writer = new Writer();
  const copier = new Copier(document, writer, new SameObjects(), { picks: [] });
  const tree = writer.allocate();
  const kids = drawings.map(({ stream, resources }) => {
    const packed = packing.map((key): [string, PdfObject] => [key, stream.dict.get(key) ?? null]);
    const box = document.array(stream.dict.get('BBox'));
    return writer.add(
      dictOf({
        Type: new Name('Page'),
        Parent: tree,
        MediaBox: box.length === 4 ? copier.copy(box) : usualBox,
        Resources: copier.copy(resources),
        Contents: writer.add(copier.copyStream(stream, copier.copyDict(new Map(packed)))),
      }),
    );
  });
  copier.drain();
  writer.write(tree, dictOf({ Type: new Name('Pages'), Kids: kids, Count: kids.length }));
  const root = writer.add(dictOf({ Type: new Name('Catalog'), Pages: tree }));
  return writer.finish(1.7, dictOf({ Root: root }));
}
