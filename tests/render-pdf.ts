import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import sharp from 'sharp';

const wasmFile = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');

/** PDFium flags: draw annotations, and use sharp's byte order. */
const flags = 0x01 | 0x10;

/** Draws every page with PDFium on white, at one pixel per point, as PNG. */
export async function renderPdf(bytes: Uint8Array): Promise<Buffer[]> {
  const pdfium = await init({ wasmBinary: new Uint8Array(await readFile(wasmFile)).buffer });
  pdfium.PDFiumExt_Init();
  // Emscripten puts the heap on the module, but its types leave it out.
  const heap = pdfium.pdfium as typeof pdfium.pdfium & { HEAPU8: Uint8Array };
  const place = heap.wasmExports.malloc(bytes.length);
  heap.HEAPU8.set(bytes, place);
  const document = pdfium.FPDF_LoadMemDocument(place, bytes.length, '');
  if (document === 0) throw new Error(`PDFium does not open it: ${pdfium.FPDF_GetLastError()}`);
  // PDFium draws form fields separately from the pages.
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(document, pdfium.PDFiumExt_OpenFormFillInfo());
  pdfium.FPDF_SetFormFieldHighlightAlpha(form, 0);
  const pages: Buffer[] = [];
  for (let index = 0; index < pdfium.FPDF_GetPageCount(document); index += 1) {
    const page = pdfium.FPDF_LoadPage(document, index);
    pdfium.FORM_OnAfterLoadPage(page, form);
    const width = Math.round(pdfium.FPDF_GetPageWidthF(page));
    const height = Math.round(pdfium.FPDF_GetPageHeightF(page));
    const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags);
    pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, flags);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const pixels = Buffer.from(heap.HEAPU8.slice(start, start + width * height * 4));
    pages.push(
      await sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .png()
        .toBuffer(),
    );
    pdfium.FPDFBitmap_Destroy(bitmap);
    pdfium.FORM_OnBeforeClosePage(page, form);
    pdfium.FPDF_ClosePage(page);
  }
  return pages;
}
