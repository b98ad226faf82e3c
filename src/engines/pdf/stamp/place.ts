import type { PdfStamp } from '../../../jobs/job.ts';
import { multiply, type Matrix } from '../compress/matrix.ts';

/** What is seen of a page, in its own coordinates, and by how much it is turned clockwise. */
export interface View {
  box: readonly [number, number, number, number];
  rotation: number;
}

/** From what people see, with the origin at the lower left, to the page's own coordinates. */
function toPage({ box: [left, bottom, right, top], rotation }: View): Matrix {
  switch (rotation) {
    case 90:
      return [0, 1, -1, 0, right, bottom];
    case 180:
      return [-1, 0, 0, -1, right, top];
    case 270:
      return [0, -1, 1, 0, left, top];
    default:
      return [1, 0, 0, 1, left, bottom];
  }
}

/** Of letters that stand on the base line: their height, as a share of the size. */
const capHeight = 0.72;

/** Where a text begins, and which way it runs. @param length of the text, in points. */
export function placeText(view: View, stamp: PdfStamp, length: number): Matrix {
  const [left, bottom, right, top] = view.box;
  const isTurned = view.rotation % 180 !== 0;
  const [width, height] = isTurned ? [top - bottom, right - left] : [right - left, top - bottom];
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
