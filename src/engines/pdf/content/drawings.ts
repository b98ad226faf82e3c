import { identity, multiply, toMatrix, type Matrix } from './matrix.ts';
import { toBox, type Box } from './view.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Dict, PdfObject } from '#containers/pdf/objects.ts';
import { touches, transform } from './boxes.ts';

/** The matrix of a form XObject or pattern. */
export const placeOf = (document: PdfDocument, dict: Dict): Matrix =>
  toMatrix(document.array(dict.get('Matrix')).map((value) => document.resolve(value))) ?? identity;

/** Returns the bounding box of a form XObject; undefined if it has no `BBox`. */
export function boundsOf(document: PdfDocument, dict: Dict, matrix: Matrix): Box | undefined {
  const bounds = toBox(document, dict.get('BBox'));
  return bounds && transform(bounds, multiply(placeOf(document, dict), matrix));
}

/** Whether a graphics state has a soft mask under one of the areas. It may draw text. */
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
