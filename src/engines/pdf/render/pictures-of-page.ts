import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { channelsOf, toRgba, type Picture } from './bitmap.ts';
import { heapOf, isUsable, withinMemory } from './load-pdfium.ts';
import { maxPixels } from './pixels.ts';

/** What `FPDFPageObj_GetType` calls pictures, and drawings that hold others. */
const pictureKind = 3;
const formKind = 5;
/** More than any page has; drawings may hold each other without end. */
const maxObjects = 100_000;

/** The pictures on a page, and in the drawings on it. */
export function* picturesOf(pdfium: WrappedPdfiumModule, document: number, page: number): Generator<Picture> {
  const handle = withinMemory(pdfium, () => pdfium.FPDF_LoadPage(document, page));
  if (!handle) return;
  try {
    const count = pdfium.FPDFPage_CountObjects(handle);
    const objects = Array.from({ length: count }, (_, index) => pdfium.FPDFPage_GetObject(handle, index));
    for (const object of objects) {
      const kind = pdfium.FPDFPageObj_GetType(object);
      if (kind === formKind && objects.length < maxObjects) {
        const inner = pdfium.FPDFFormObj_CountObjects(object);
        for (let index = 0; index < inner; index++) objects.push(pdfium.FPDFFormObj_GetObject(object, index));
      }
      if (kind === pictureKind) yield pictureOf(pdfium, document, handle, object);
    }
  } finally {
    if (isUsable(pdfium)) pdfium.FPDF_ClosePage(handle);
  }
}

function pictureOf(pdfium: WrappedPdfiumModule, document: number, page: number, object: number): Picture {
  return {
    data: () => read(pdfium, (buffer, size) => pdfium.FPDFImageObj_GetImageDataRaw(object, buffer, size)),
    isJpeg: () => {
      const filters = pdfium.FPDFImageObj_GetImageFilterCount(object);
      const filter = read(pdfium, (buffer, size) => pdfium.FPDFImageObj_GetImageFilter(object, 0, buffer, size));
      return filters === 1 && new TextDecoder().decode(filter).startsWith('DCTDecode');
    },
    draw: (size) => draw(pdfium, document, page, object, size),
  };
}

function draw(
  pdfium: WrappedPdfiumModule,
  document: number,
  page: number,
  object: number,
  size?: { width: number; height: number },
): ImageData | undefined {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const numbers = malloc(24);
  const view = () => new DataView(heapOf(pdfium).buffer, numbers, 24);
  pdfium.FPDFImageObj_GetImagePixelSize(object, numbers, numbers + 4);
  const { width, height } = size ?? { width: view().getUint32(0, true), height: view().getUint32(4, true) };
  // Upright. The page is not shown, so it may change.
  for (const [index, value] of [width, 0, 0, height, 0, 0].entries()) view().setFloat32(index * 4, value, true);
  pdfium.FPDFPageObj_SetMatrix(object, numbers);
  free(numbers);
  if (width * height === 0 || width * height > maxPixels) return undefined;
  const bitmap = withinMemory(
    pdfium,
    () => pdfium.FPDFImageObj_GetRenderedBitmap(document, page, object),
    width * height * 4,
  );
  return bitmap ? take(pdfium, bitmap) : undefined;
}

/** A bitmap's pixels as a canvas has them: red first, alpha not multiplied. */
function take(pdfium: WrappedPdfiumModule, bitmap: number): ImageData | undefined {
  const [width, height, stride] = [
    pdfium.FPDFBitmap_GetWidth(bitmap),
    pdfium.FPDFBitmap_GetHeight(bitmap),
    pdfium.FPDFBitmap_GetStride(bitmap),
  ];
  const channels = channelsOf[pdfium.FPDFBitmap_GetFormat(bitmap)];
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const source = heapOf(pdfium).subarray(start, start + stride * height);
  const pixels = channels && toRgba(source, width, height, stride, channels);
  pdfium.FPDFBitmap_Destroy(bitmap);
  return pixels && new ImageData(pixels, width, height);
}

/** Of a function that says how many bytes it has, and fills a buffer with them. */
function read(pdfium: WrappedPdfiumModule, fill: (buffer: number, size: number) => number): Uint8Array<ArrayBuffer> {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const { size, buffer } = withinMemory(pdfium, () => {
    const needed = fill(0, 0);
    const place = malloc(Math.max(1, needed));
    fill(place, needed);
    return { size: needed, buffer: place };
  });
  const bytes = new Uint8Array(heapOf(pdfium).subarray(buffer, buffer + size));
  free(buffer);
  return bytes;
}
