import { fromLatin1 } from '#containers/bytes.ts';
import { Name, dictOf, type Dict } from '#containers/pdf/objects.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import type { PdfDigitalSigning } from '#jobs/contract/pdf-edits.ts';
import { filled } from '#wording/filled.ts';
import { viewOf } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Page } from '../document/page-tree.ts';
import { Letters } from '../fonts/letters.ts';

/** The font size, in points. */
const size = 9;
const lineHeight = 12;
/** The distances from the edges of the page, and within the box. */
const margin = 24;
const padding = 6;

/** Gives a signature field an appearance with lines of text, at the lower right of the displayed page. */
export async function drawSignature(
  document: PdfDocument,
  page: Page,
  field: Dict,
  name: string,
  { lines, reason, location }: PdfDigitalSigning,
) {
  const facts = { name, date: new Date().toISOString().slice(0, 10), reason, location };
  const texts = [
    filled(lines.signer, facts),
    filled(lines.date, facts),
    ...(reason === '' ? [] : [filled(lines.reason, facts)]),
    ...(location === '' ? [] : [filled(lines.location, facts)]),
  ];
  const letters = await Letters.for(document, texts);
  const written = texts.map((text) => letters.writable(text));
  const lettering = written.map((text) => letters.of(text));
  const width = Math.max(...written.map((text, index) => (lettering[index]?.widthOf(text) ?? 0) * size)) + 2 * padding;
  const height = written.length * lineHeight + 2 * padding - (lineHeight - size);
  const fonts: Dict = new Map(lettering.map(({ font }, index) => [`F${index}`, font]));
  const rows = written.map((text, index) => {
    const y = height - padding - size - index * lineHeight + 2;
    return `BT /F${index} ${size} Tf ${padding} ${y} Td ${lettering[index]?.encode(text) ?? '()'} Tj ET`;
  });
  letters.finish();
  const frame = `1 1 1 rg 0 0 0 RG 0.5 w 0.25 0.25 ${(width - 0.5).toFixed(2)} ${(height - 0.5).toFixed(2)} re B 0 g`;
  const { rect, matrix } = placeIn(viewOf(document, page), width, height);
  const look = dictOf({
    Type: new Name('XObject'),
    Subtype: new Name('Form'),
    BBox: [0, 0, width, height],
    Matrix: matrix,
    Resources: new Map([['Font', fonts]]),
  });
  const stream = bytesStream(look, fromLatin1(`q ${frame} ${rows.join(' ')} Q`));
  field.set('Rect', rect).set('AP', new Map([['N', document.add(stream)]]));
}

/** Returns the rectangle on the page, and the matrix that turns the appearance upright. */
function placeIn({ box, rotation, unit }: ReturnType<typeof viewOf>, width: number, height: number) {
  const [left, bottom, right, top] = box;
  const [across, up, gap] = [width / unit, height / unit, margin / unit];
  const [sine, cosine] = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ][rotation / 90] ?? [0, 1];
  const rects: Record<number, number[]> = {
    0: [right - gap - across, bottom + gap, right - gap, bottom + gap + up],
    90: [right - gap - up, top - gap - across, right - gap, top - gap],
    180: [left + gap, top - gap - up, left + gap + across, top - gap],
    270: [left + gap, bottom + gap, left + gap + up, bottom + gap + across],
  };
  return { rect: rects[rotation] ?? [], matrix: [cosine ?? 1, sine ?? 0, -(sine ?? 0), cosine ?? 1, 0, 0] };
}
