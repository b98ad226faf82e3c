import type { View } from '../../content/view.ts';
import type { PageAccess } from '../../render/pdfium.ts';
import { fillOf } from './fill.ts';
import { areaThrough, towards, type Area } from './letters.ts';

const [textKind, pathKind] = [1, 2];
/** A page with more is a drawing, and what can be seen on it is not known. */
const mostObjects = 5000;

/** The areas of a page that are not white, but for its text: on them, white text can be read. */
export function backingsOf({ pdfium, page, heap }: PageAccess, view: View): Area[] {
  const count = pdfium.FPDFPage_CountObjects(page);
  const matrix = towards(view);
  if (count > mostObjects) return [areaThrough(matrix, view.box)];
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const place = malloc(16);
  const areas: Area[] = [];
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFPage_GetObject(page, index);
    const kind = pdfium.FPDFPageObj_GetType(object);
    if (kind === textKind || (kind === pathKind && fillOf(pdfium, heap, object).isWhite)) continue;
    if (!pdfium.FPDFPageObj_GetBounds(object, place, place + 4, place + 8, place + 12)) continue;
    const bounds = new DataView(heap().buffer, place, 16);
    const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map((at) => bounds.getFloat32(at, true));
    areas.push(areaThrough(matrix, [left, bottom, right, top]));
  }
  free(place);
  return areas;
}
