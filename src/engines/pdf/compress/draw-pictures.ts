import { Copier } from '../copy/copier.ts';
import { fromLatin1 } from '../../../containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import { isName, Name, Ref, Stream, type Dict, type PdfObject } from '../../../containers/pdf/objects.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { SameObjects } from '../copy/dedupe.ts';
import { bytesStream } from '../../../containers/pdf/source.ts';
import { Writer } from '../../../containers/pdf/writer.ts';

/** What a picture is looked through. */
const around = ['SMask', 'Mask'];
/** What is shown instead of it, and what is not shown: the picture itself is drawn. */
export const beside = ['Alternates', 'OC', 'Metadata', 'StructParent'];

/** A picture for a page of its own, and how large that is in points. */
interface OnPage {
  ref: Ref;
  width: number;
  height: number;
  /** Operators for the colour that a stencil is drawn in, and the resources that they name. Default black. */
  colour?: string;
  resources?: Dict;
}

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
    const pictures = numbers.map((number) => {
      // Pictures are streams.
      const { dict } = document.get(number) as Stream;
      const [width, height] = [document.number(dict.get('Width')) ?? 1, document.number(dict.get('Height')) ?? 1];
      return { ref: new Ref(number), width, height };
    });
    const file = new File([await writeOnPages(document, pictures, [...around, ...beside])], 'pictures.pdf');
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

/** A document with each picture on a page of its own. @param without keys of pictures that do not come along. */
export function writeOnPages(
  document: PdfDocument,
  pictures: readonly OnPage[],
  without: readonly string[],
): Promise<Blob> {
  const writer = new Writer();
  const copier = new Copier(document, writer, new SameObjects(), { picks: [] });
  for (const key of without) {
    copier.rules.set(key, (value, dict) => (isName(dict.get('Subtype'), 'Image') ? undefined : copier.copy(value)));
  }
  const tree = writer.allocate();
  const kids = pictures.map(({ ref, width, height, colour = '', resources }) => {
    const spaces = resources?.get('ColorSpace');
    const content = fromLatin1(`${colour} ${width} 0 0 ${height} 0 0 cm /P Do`);
    return writer.add(
      toDict({
        Type: new Name('Page'),
        Parent: tree,
        MediaBox: [0, 0, width, height],
        Resources: toDict({
          XObject: toDict({ P: copier.copyRef(ref) }),
          ...(spaces !== undefined && { ColorSpace: copier.copy(spaces) }),
        }),
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
