import type { PdfStamp } from '../../../jobs/contract/pdf-edits.ts';
import { placeStamp } from '../../../overlays/place-stamp.ts';
import { multiply, type Matrix } from '../content/matrix.ts';
import { sizeOf, toPage, type View } from '../content/view.ts';

/** Returns the position and direction of a text. @param length of the text, in points. */
export function placeText(view: View, stamp: PdfStamp, length: number): Matrix {
  const { x, y, angle } = placeStamp(sizeOf(view), stamp, length);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return multiply([cos, sin, -sin, cos, x, y], toPage(view));
}
