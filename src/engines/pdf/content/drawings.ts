import { identity, multiply, toMatrix, type Matrix } from './matrix.ts';
import { toBox, type Box } from './view.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Dict, PdfObject } from '../../../containers/pdf/objects.ts';
import { touches, transform } from './boxes.ts';

/** Where a drawing or a tile puts its own coordinates. */
export const placeOf = (document: PdfDocument, dict: Dict): Matrix =>
  toMatrix(document.array(dict.get('Matrix')).map((value) => document.resolve(value))) ?? identity;

/** The box around a drawing; undefined where it does not say how large it is. */
export function boundsOf(document: PdfDocument, dict: Dict, matrix: Matrix): Box | undefined {
  const bounds = toBox(document, dict.get('BBox'));
  return bounds && transform(bounds, multiply(placeOf(document, dict), matrix));
}

/** Whether a graphics state has a mask that is drawn, in part under an area: that may hold words. */
export function isMasked(
  document: PdfDocument,
  state: PdfObject | undefined,
  matrix: Matrix,
  areas: readonly Box[],
): boolean {
  const group = document.dict(document.dict(document.dict(state)?.get('SMask'))?.get('G'));
  const box = group && boundsOf(document, group, matrix);
  return group !== undefined && (!box || areas.some((area) => touches(box, area)));
}
