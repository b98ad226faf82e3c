import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import type { Matrix } from '../content/matrix.ts';
import { shareToPage, type View } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, PdfString, dictOf, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { encodeText } from '#containers/pdf/strings.ts';
import { decimal, type Point } from '../forms/paths.ts';
import { addSeen } from '../forms/shape-appearance.ts';
import { fontName, type Look } from './mark-look.ts';

/** Makes an annotation of a mark (ISO 32000-2, 12.5.6). @param matrix from the displayed page to the page. */
export function annotationOf(
  document: PdfDocument,
  mark: PageMark,
  { look, view, matrix }: { look: Look; view: View; matrix: Matrix },
): Dict {
  const [left, bottom, right, top] = shareToPage(view, look.area);
  const box = [left, bottom, right, top];
  const colour = [1, 3, 5].map((at) => parseInt(mark.colour.slice(at, at + 2), 16) / 255);
  const onPage = ([x, y]: Point): number[] => [
    matrix[0] * x + matrix[2] * y + matrix[4],
    matrix[1] * x + matrix[3] * y + matrix[5],
  ];
  const strokes = look.strokes.map((stroke) => stroke.flatMap(onPage));
  const annotation: Dict = new Map<string, PdfObject>([
    ['Type', new Name('Annot')],
    ['Rect', box],
    ['NM', PdfString.fromBytes(encodeText(crypto.randomUUID()))],
    // It is printed.
    ['F', 4],
    ['C', colour],
    ['BS', dictOf({ W: look.thickness })],
    ...entriesOf(mark, { strokes, box, colour }),
  ]);
  const numbers = matrix.map((value) => value.toFixed(6)).join(' ');
  const font: Dict = new Map(look.font && [[fontName, look.font]]);
  const seen = addSeen(document, annotation, box, `${numbers} cm ${look.content}`, font);
  return annotation.set('AP', new Map([['N', seen]]));
}

function entriesOf(
  mark: PageMark,
  { strokes, box, colour }: { strokes: number[][]; box: number[]; colour: number[] },
): [string, PdfObject][] {
  switch (mark.type) {
    case 'text': {
      const look = `${colour.map(decimal).join(' ')} rg /Helv ${decimal(mark.size)} Tf`;
      return [
        ['Subtype', new Name('FreeText')],
        ['IT', new Name('FreeTextTypeWriter')],
        ['Contents', PdfString.fromBytes(encodeText(mark.text))],
        ['DA', PdfString.fromBytes(look)],
        // It would be the colour of the background.
        ['C', []],
      ];
    }
    case 'highlight': {
      const [left = 0, bottom = 0, right = 0, top = 0] = box;
      return [
        ['Subtype', new Name('Highlight')],
        ['QuadPoints', [left, top, right, top, left, bottom, right, bottom]],
        ['BM', new Name('Multiply')],
      ];
    }
    case 'line':
      return [
        ['Subtype', new Name('Line')],
        ['L', (strokes[0] ?? []).slice(0, 4)],
      ];
    default:
      return [
        ['Subtype', new Name('Ink')],
        ['InkList', strokes],
      ];
  }
}
