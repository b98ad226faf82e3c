import type { PdfStamp } from '../../../jobs/contract/pdf-edits.ts';
import { multiply, type Matrix } from '../content/matrix.ts';
import { sizeOf, toPage, type View } from '../content/view.ts';

/** Of letters that stand on the base line: their height, as a share of the size. */
const capHeight = 0.72;

/** Where a text begins, and which way it runs. @param length of the text, in points. */
export function placeText(view: View, stamp: PdfStamp, length: number): Matrix {
  const { width, height } = sizeOf(view);
  const { place, margin, size } = stamp;
  if (place === 'across') {
    // Along the diagonal, its middle in the middle of the page.
    const angle = Math.atan2(height, width);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const middle: Matrix = [1, 0, 0, 1, -length / 2, (-size * capHeight) / 2];
    return multiply(multiply(middle, [cos, sin, -sin, cos, width / 2, height / 2]), toPage(view));
  }
  const [row, column] = place.split('-');
  const x = column === 'left' ? margin : column === 'right' ? width - margin - length : (width - length) / 2;
  const y = row === 'top' ? height - margin - size * capHeight : margin;
  return multiply([1, 0, 0, 1, x, y], toPage(view));
}
