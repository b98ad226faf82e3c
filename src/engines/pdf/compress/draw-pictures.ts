import { Copier } from '../copier.ts';
import { fromLatin1 } from '../bytes.ts';
import type { PdfDocument } from '../document.ts';
import { isName, Name, Ref, Stream, type Dict, type PdfObject } from '../objects.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { SameStreams } from '../same-streams.ts';
import { bytesStream } from '../source.ts';
import { Writer } from '../writer.ts';

/** What a picture is looked through, or shown instead of it: the picture itself is drawn. */
const around = ['SMask', 'Mask', 'Alternates', 'OC', 'Metadata', 'StructParent'];
/** Draws pictures of a document in their own pixels, as readers show their colours. */
export class DrawnPictures {
  readonly #pages: ReadonlyMap<number, number>;
  readonly #drawing: OpenPdf;

  private constructor(pages: ReadonlyMap<number, number>, drawing: OpenPdf) {
    this.#pages = pages;
    this.#drawing = drawing;
  }

  /** @param numbers of the pictures' objects. */
  static async of(document: PdfDocument, numbers: readonly number[]): Promise<DrawnPictures> {
    const file = new File([await writeOnPages(document, numbers)], 'pictures.pdf');
    return new DrawnPictures(new Map(numbers.map((number, page) => [number, page])), await OpenPdf.open(file, ''));
  }

  draw(number: number): ImageData | undefined {
    const page = this.#pages.get(number);
    if (page === undefined) return undefined;
    const { width, height } = this.#drawing.size(page);
    return this.#drawing.draw(page, Math.round(width), Math.round(height));
  }

  close() {
    this.#drawing.close();
  }
}

/** A document with each picture on a page of its own, a point for a pixel. */
function writeOnPages(document: PdfDocument, numbers: readonly number[]): Promise<Blob> {
  const writer = new Writer();
  const copier = new Copier(document, writer, new SameStreams(), 0, []);
  for (const key of around) {
    copier.rules.set(key, (value, dict) => (isName(dict.get('Subtype'), 'Image') ? undefined : copier.copy(value)));
  }
  const tree = writer.allocate();
  const kids = numbers.map((number) => {
    const picture = copier.copyRef(new Ref(number));
    const { dict } = document.get(number) as Stream;
    const [width, height] = [document.number(dict.get('Width')) ?? 1, document.number(dict.get('Height')) ?? 1];
    const content = fromLatin1(`${width} 0 0 ${height} 0 0 cm /P Do`);
    return writer.add(
      toDict({
        Type: new Name('Page'),
        Parent: tree,
        MediaBox: [0, 0, width, height],
        Resources: toDict({ XObject: toDict({ P: picture }) }),
        Contents: writer.add(bytesStream(new Map(), content)),
      }),
    );
  });
  copier.drain();
  writer.write(tree, toDict({ Type: new Name('Pages'), Kids: kids, Count: kids.length }));
  const root = writer.add(toDict({ Type: new Name('Catalog'), Pages: tree }));
  return writer.finish(1.7, toDict({ Root: root }));
}

const toDict = (entries: Record<string, PdfObject>): Dict => new Map(Object.entries(entries));
