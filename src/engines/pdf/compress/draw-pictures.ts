import { Copier } from '../copy/copier.ts';
import { fromLatin1 } from '#containers/bytes.ts';
import type { PdfDocument } from '../document/document.ts';
import { isName, Name, Ref, Stream, dictOf, type Dict } from '#containers/pdf/objects.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { SameObjects } from '../copy/dedupe.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { Writer } from '#containers/pdf/writer.ts';

/** The keys of an image's masks. */
const around = ['SMask', 'Mask'];
/** Keys that would show another image or hide this one, and keys of data that is never drawn. */
export const beside = ['Alternates', 'OC', 'Metadata', 'StructParent'];

/** An image for a page of its own, whose size is in points. */
interface OnPage {
  ref: Ref;
  width: number;
  height: number;
  /** Operators for the colour in which a stencil mask is drawn, and the resources that they use. Default black. */
  colour?: string;
  resources?: Dict;
}

/** Draws images of a document pixel by pixel, in the colours that readers show. */
export class DrawnPictures {
  readonly #pages: ReadonlyMap<number, number>;
  readonly #drawing: OpenPdf;

  private constructor(pages: ReadonlyMap<number, number>, drawing: OpenPdf) {
    this.#pages = pages;
    this.#drawing = drawing;
  }

  /** @param numbers the object numbers of the images. */
  static async of(document: PdfDocument, numbers: readonly number[]): Promise<DrawnPictures> {
    const pictures = numbers.map((number) => {
      // Images are streams.
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

/** Writes a document with each image on a page of its own. @param without keys of images to leave out. */
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
      dictOf({
        Type: new Name('Page'),
        Parent: tree,
        MediaBox: [0, 0, width, height],
        Resources: dictOf({
          XObject: dictOf({ P: copier.copyRef(ref) }),
          ...(spaces !== undefined && { ColorSpace: copier.copy(spaces) }),
        }),
        Contents: writer.add(bytesStream(new Map(), content)),
      }),
    );
  });
  copier.drain();
  writer.write(tree, dictOf({ Type: new Name('Pages'), Kids: kids, Count: kids.length }));
  const root = writer.add(dictOf({ Type: new Name('Catalog'), Pages: tree }));
  return writer.finish(1.7, dictOf({ Root: root }));
}
