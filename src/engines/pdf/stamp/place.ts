import type { PdfStamp } from '../../../jobs/contract/pdf-edits.ts';
import { multiply, type Matrix } from '../content/matrix.ts';
import { sizeOf, toPage, type View } from '../content/view.ts';

/** The height of capital letters, as a fraction of the font size. */
const capHeight = 0.72;

/** Returns the position and direction of a text. @param length of the text, in points. */
export function placeText(view: View, stamp: PdfStamp, length: number): Matrix {
  const { width, height } = sizeOf(view);
  const { place, margin, size } = stamp;
  if (place === 'across') {
    // Along the diagonal, centred on the page.
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
