import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/** The darkest that paper can be, out of 255. */
const white = 250;

/** Whether an object is filled with the colour of paper, or with nothing. `alpha`: from 0 to 255. */
export function fillOf(pdfium: WrappedPdfiumModule, heap: () => Uint8Array, object: number) {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const place = malloc(16);
  const isKnown = pdfium.FPDFPageObj_GetFillColor(object, place, place + 4, place + 8, place + 12);
  const view = new DataView(heap().buffer, place, 16);
  const [red = 0, green = 0, blue = 0, alpha = 255] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
  free(place);
  return { isWhite: isKnown && Math.min(red, green, blue) >= white, alpha: isKnown ? alpha : 255 };
}
