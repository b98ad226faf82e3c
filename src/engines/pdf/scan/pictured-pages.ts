import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Answering } from '#jobs/contract/question.ts';
import type { PageAccess } from '../render/pdfium.ts';
import { openKept } from '../render/thumbnails.ts';

/** The object types of `FPDFPageObj_GetType`. */
const [path, picture, form] = [2, 3, 5];
/** More objects than any page has: form XObjects may contain each other. */
const mostObjects = 100_000;
/** In pixels: smaller images have no words. */
const [leastWidth, leastHeight] = [24, 10];
const [lineSegments, rectangleSegments] = [2, 5];
/** The types of `FPDFPathSegment_GetType`. */
const [lineTo, moveTo] = [0, 2];
/** Words of two letters have more. */
const leastSegments = 16;

/** Returns the pages whose images and drawings may show words. */
export const picturedPages: Answering<'pdf'>['pictured'] = async ({ file, password }) => {
  const open = await openKept(file, password);
  return Array.from({ length: open.pages }, (_, page) => page).filter((page) => open.withAccess(page, mayShowWords));
};

function mayShowWords({ pdfium, page, heap }: PageAccess): boolean {
  const annotations = handles(pdfium.FPDFPage_GetAnnotCount(page), (index) => pdfium.FPDFPage_GetAnnot(page, index));
  const objects = [
    ...handles(pdfium.FPDFPage_CountObjects(page), (index) => pdfium.FPDFPage_GetObject(page, index)),
    ...annotations.flatMap((each) =>
      handles(pdfium.FPDFAnnot_GetObjectCount(each), (index) => pdfium.FPDFAnnot_GetObject(each, index)),
    ),
  ];
  let segments = 0;
  const isDrawn = (object: number) => {
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === path && segments < leastSegments) segments += segmentsOf(pdfium, object);
    return segments >= leastSegments || (type === picture && isLarge(pdfium, object, heap));
  };
  let isFound = false;
  for (const object of objects) {
    if ((isFound = isDrawn(object))) break;
    if (pdfium.FPDFPageObj_GetType(object) === form && objects.length < mostObjects)
      objects.push(
        ...handles(pdfium.FPDFFormObj_CountObjects(object), (index) => pdfium.FPDFFormObj_GetObject(object, index)),
      );
  }
  for (const annotation of annotations) pdfium.FPDFPage_CloseAnnot(annotation);
  return isFound;
}

const handles = (count: number, give: (index: number) => number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => give(index));

/** The number of segments of a path; 0 for a line, and for rectangles. */
function segmentsOf(pdfium: WrappedPdfiumModule, object: number): number {
  const count = pdfium.FPDFPath_CountSegments(object);
  if (count <= lineSegments) return 0;
  for (let index = 0; index < count; index++) {
    const type = pdfium.FPDFPathSegment_GetType(pdfium.FPDFPath_GetPathSegment(object, index));
    if (type !== (index % rectangleSegments === 0 ? moveTo : lineTo)) return count;
  }
  return count % rectangleSegments === 0 ? 0 : count;
}

function isLarge(pdfium: WrappedPdfiumModule, object: number, heap: PageAccess['heap']): boolean {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const place = malloc(8);
  pdfium.FPDFImageObj_GetImagePixelSize(object, place, place + 4);
  const view = new DataView(heap().buffer, place, 8);
  const [width, height] = [view.getUint32(0, true), view.getUint32(4, true)];
  free(place);
  return Math.max(width, height) >= leastWidth && Math.min(width, height) >= leastHeight;
}
