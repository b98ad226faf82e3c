import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/** `FPDF_PAGEOBJ_FORM`. */
const form = 5;
const maxDepth = 12;

/**
 * Whether marked content on a page has a replacement text (ISO 32000-2, 14.9.4), which PDFium reads instead of what is
 * drawn.
 */
export function hasReplacementTexts(pdfium: WrappedPdfiumModule, page: number): boolean {
  const isMarked = (object: number) => {
    for (let index = 0; index < pdfium.FPDFPageObj_CountMarks(object); index++) {
      const mark = pdfium.FPDFPageObj_GetMark(object, index);
      if (pdfium.FPDFPageObjMark_GetParamValueType(mark, 'ActualText') > 0) return true;
    }
    return false;
  };
  const isIn = (object: number, depth: number): boolean => {
    if (isMarked(object)) return true;
    if (depth >= maxDepth || pdfium.FPDFPageObj_GetType(object) !== form) return false;
    for (let index = 0; index < pdfium.FPDFFormObj_CountObjects(object); index++)
      if (isIn(pdfium.FPDFFormObj_GetObject(object, index), depth + 1)) return true;
    return false;
  };
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page); index++)
    if (isIn(pdfium.FPDFPage_GetObject(page, index), 0)) return true;
  return false;
}
