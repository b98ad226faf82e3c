import { fromLatin1 } from '#containers/bytes.ts';
import { multiply } from '../content/matrix.ts';
import { pageToShare, sizeOf, toPage, viewOf, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { isName, Name, dictOf } from '#containers/pdf/objects.ts';
import { fillParts, startCanvas } from '../render/canvas.ts';
import type { OpenPdf } from '../render/pdfium.ts';
import { pixelsOf } from '../render/pixels.ts';
import { bytesStream } from '#containers/pdf/source.ts';

const dotsPerInch = 200;
const quality = 0.85;

/** Replaces all of a page's content with an image of it, in which the areas are covered. Links stay. */
export async function turnIntoPicture(
  document: PdfDocument,
  drawn: OpenPdf,
  index: number,
  areas: readonly Box[],
  colour: string,
) {
  const page = document.pages[index];
  if (!page) return;
  const view = viewOf(document, page);
  const [across, down] = pixelsOf(drawn.size(index), dotsPerInch);
  const context = startCanvas(across, down);
  context.putImageData(drawn.draw(index, across, down), 0, 0);
  context.fillStyle = colour;
  fillParts(
    context,
    areas.map((area) => pageToShare(view, area)),
  );
  const blob = await context.canvas.convertToBlob({ type: 'image/jpeg', quality });
  const dict = dictOf({
    Type: new Name('XObject'),
    Subtype: new Name('Image'),
    Width: across,
    Height: down,
    ColorSpace: new Name('DeviceRGB'),
    BitsPerComponent: 8,
    Filter: new Name('DCTDecode'),
  });
  const picture = document.add(bytesStream(dict, new Uint8Array(await blob.arrayBuffer())));
  const size = sizeOf(view);
  const matrix = multiply([size.width, 0, 0, size.height, 0, 0], toPage(view));
  page.dict.set('Contents', document.add(bytesStream(new Map(), fromLatin1(`q ${matrix.join(' ')} cm /Page Do Q\n`))));
  page.dict.set('Resources', new Map([['XObject', new Map([['Page', picture]])]]));
  const links = document
    .array(page.dict.get('Annots'))
    .filter((annotation) => isName(document.resolve(document.dict(annotation)?.get('Subtype')), 'Link'));
  page.dict.set('Annots', links);
  page.dict.delete('StructParents');
}
