import { Copier } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import { everyObject } from '../copy/every-object.ts';
import { isDict, isName, Name, Stream, type Dict, type PdfObject } from '../../../containers/pdf/objects.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { SameObjects } from '../copy/dedupe.ts';
import { Writer } from '../../../containers/pdf/writer.ts';

/** Content that is not a page's. */
export interface Drawing {
  stream: Stream;
  /** What it names. */
  resources: PdfObject;
}

/** More than anyone looks through. */
const mostDrawings = 10_000;
/** Of drawings that do not say how large they are. */
const usualBox = [0, 0, 1000, 1000];

export const drawingOf = (stream: Stream): Drawing => ({
  stream,
  resources: stream.dict.get('Resources') ?? new Map(),
});

/** All drawings of a document, in use or not: those on pages, tiles, masks, looks of comments, letters that are drawn. */
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

/** What drawings say, each by itself, as PDFium reads it. The document forgets what it had read. */
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

/** What must be known of a stream to read it. */
const packing = ['Filter', 'DecodeParms'];

/** Each is the content of a page of its own. */
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

const dictOf = (entries: Record<string, PdfObject>): Dict => new Map(Object.entries(entries));
